/** Reads bodies: JSON and forms, refused by their size, their depth and the number of their members before anything walks them. */
import formbody from '@fastify/formbody';
import type { FastifyInstance, RequestPayload } from 'fastify';
import { parse } from 'node:querystring';
import { PassThrough, pipeline } from 'node:stream';
import { excessOf, type Excess } from '../../engine/codec/nesting';
import { deepestJson } from '../../engine/codec/storable';
import { modest } from '../calls/bodySize';
import { codes } from '../../engine/envelope';
import { Refusal } from '../refusal';

declare module 'fastify' {
  interface FastifyRequest {
    /** false: the body was JSON without the one escape that stands for the character 0, so that no text of it has to be looked at. */
    mayHoldNull: boolean;
  }
  interface FastifyContextConfig {
    /** Members that a JSON body may have in all its objects and lists together. */
    mostKeys?: number;
  }
}

const sentences: Record<Excess, string> = {
  depth: `请求内容嵌套过深，最多${deepestJson}层`,
  keys: '请求内容的字段过多',
};

/** A refusal of what is too much to be parsed. */
const tooMuch = (excess: Excess) => new Refusal(codes.invalid, sentences[excess]);

/** Milliseconds in which a body arrives that is read as a whole; files have the time of their request. */
const patience = 30_000;

/** Ends the reading of a body that does not arrive. */
function hurry(payload: RequestPayload): RequestPayload {
  const late = Object.assign(new Error('the body takes too long'), { statusCode: 408 });
  const hurried: RequestPayload = new PassThrough();
  const timer = setTimeout(() => hurried.emit('error', late), patience).unref();
  pipeline(payload, hurried as PassThrough, () => clearTimeout(timer));
  return hurried;
}

/** Parts of a form body. */
const mostParts = modest.keys;

export async function readBodies(app: FastifyInstance): Promise<void> {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const { headers, routeOptions: { config: { call } } } = request;
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    done(null, hasBody && call && call.transfer !== 'upload' ? hurry(payload) : payload);
  });
  app.decorateRequest('mayHoldNull', true);
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    request.mayHoldNull = text.includes('\\u0000');
    const excess = excessOf(text, request.routeOptions.config.mostKeys ?? modest.keys);
    if (excess) done(tooMuch(excess));
    else void parseJson(request, text, done);
  });
  await app.register(formbody, {
    parser(text) {
      if (text.split('&', mostParts + 2).length > mostParts) throw tooMuch('keys');
      return { ...parse(text, '&', '=', { maxKeys: 0 }) };
    },
  });
}
