/**
 * As much of an S3 store as the product asks for, in memory: objects with ranges, uploads in parts, signatures (AWS Signature Version 4)
 * that are proved. Anything else is answered with 501, so that a call nobody thought of is seen.
 */
import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface S3Server {
  /** Of the bucket. */
  url: string;
  objects: Map<string, Buffer>;
  close(): Promise<void>;
}

interface S3Request { method: string; key: string; query: URLSearchParams; headers: IncomingMessage['headers']; body: Buffer }
interface S3Answer { status: number; headers?: Record<string, string>; body?: Buffer | string }

const hash = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');
const keyed = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
const encoded = (text: string) => encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
const tagOf = (content: Buffer) => `"${createHash('md5').update(content).digest('hex')}"`;
const fault = (status: number, code: string): S3Answer => ({ status, body: `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>` });

/** Whether the request was signed with this secret, and its body is the one that was signed. */
function isSigned({ method, headers }: IncomingMessage, address: URL, body: Buffer, { key, secret }: { key: string; secret: string }): boolean {
  const [, credential, names, signature] = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(headers.authorization ?? '') ?? [];
  const [owner, day, region, service, end] = credential?.split('/') ?? [];
  const said = String(headers['x-amz-content-sha256']);
  if (owner !== key || !names?.split(';').includes('host') || (said !== 'UNSIGNED-PAYLOAD' && said !== hash(body))) return false;
  const query = [...address.searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).sort().join('&');
  const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim().replace(/\s+/g, ' ')}\n`).join('');
  const request = [method, address.pathname, query, lines, names, said].join('\n');
  const signing = [day!, region!, service!, end!].reduce<Buffer | string>((from, part) => keyed(from, part), `AWS4${secret}`);
  return keyed(signing, ['AWS4-HMAC-SHA256', headers['x-amz-date'], [day, region, service, end].join('/'), hash(request)].join('\n')).toString('hex') === signature;
}

export async function startS3(bucket: string, owner: { key: string; secret: string }): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, Map<number, Buffer>>();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const address = new URL(request.url!, 'http://localhost');
    const body = await buffer(request);
    const [, place, ...rest] = address.pathname.split('/');
    const key = decodeURIComponent(rest.join('/'));
    const { status, headers = {}, body: sent = '' } = !isSigned(request, address, body, owner) ? fault(403, 'SignatureDoesNotMatch')
      : place !== bucket || key === '' ? fault(404, 'NoSuchBucket')
        : answerOf(objects, uploads, { method: request.method!, key, query: address.searchParams, headers: request.headers, body });
    response.writeHead(status, { 'content-length': headers['content-length'] ?? Buffer.byteLength(sent), ...headers }).end(request.method === 'HEAD' ? undefined : sent);
  };
  const server = createServer((request, response) => { void answer(request, response).catch((error: Error) => response.destroy(error)); });
  await new Promise<void>((ready) => { server.listen(0, '127.0.0.1', ready); });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/${bucket}`, objects,
    close: () => new Promise((done) => { server.close(() => done()); server.closeAllConnections(); }),
  };
}

function answerOf(objects: Map<string, Buffer>, uploads: Map<string, Map<number, Buffer>>, { method, key, query, headers, body }: S3Request): S3Answer {
  const object = objects.get(key);
  const upload = query.get('uploadId');
  const parts = upload === null ? undefined : uploads.get(upload);
  if (upload !== null && !parts) return fault(404, 'NoSuchUpload');
  switch (`${method}${parts ? ' part' : ''}`) {
    case 'POST': {
      if (!query.has('uploads')) return fault(501, 'NotImplemented');
      const id = String(uploads.size + 1);
      uploads.set(id, new Map());
      return { status: 200, body: `<InitiateMultipartUploadResult><Key>${key}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>` };
    }
    case 'PUT part':
      parts!.set(Number(query.get('partNumber')), body);
      return { status: 200, headers: { etag: tagOf(body) } };
    case 'POST part': {
      const whole = Buffer.concat([...parts!].sort(([one], [other]) => one - other).map(([, part]) => part));
      objects.set(key, whole);
      uploads.delete(upload!);
      return { status: 200, body: `<CompleteMultipartUploadResult><Key>${key}</Key><ETag>${tagOf(whole)}</ETag></CompleteMultipartUploadResult>` };
    }
    case 'PUT':
      objects.set(key, body);
      return { status: 200, headers: { etag: tagOf(body) } };
    case 'HEAD':
    case 'GET':
      return object ? read(object, headers.range) : fault(404, 'NoSuchKey');
    case 'DELETE':
      objects.delete(key);
      return { status: 204 };
    default:
      return fault(501, 'NotImplemented');
  }
}

function read(object: Buffer, range: string | undefined): S3Answer {
  const headers = { etag: tagOf(object), 'accept-ranges': 'bytes' };
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
  if (from === undefined) return { status: 200, headers: { ...headers, 'content-length': String(object.length) }, body: object };
  if (Number(from) >= object.length) return fault(416, 'InvalidRange');
  const part = object.subarray(Number(from), Number(to) + 1);
  return { status: 206, headers: { ...headers, 'content-length': String(part.length), 'content-range': `bytes ${from}-${Number(from) + part.length - 1}/${object.length}` }, body: part };
}
