/** Lists as files, by the calls that ask for them. */
import type { FastifyInstance } from 'fastify';
import { codes } from '../../../engine/envelope';
import { extension } from '../../../engine/extension/paths';
import { isEmpty } from '../../../engine/text/words';
import type { EndpointModel } from '../../../engine/model';
import { type Access, defineCall } from '../../calls/define';
import { invalid, Refusal } from '../../refusal';
import { askedQuery } from '../asked';
import type { Input } from '../call';
import type { House, Resource } from '../types';
import { keys, listKeys } from '../keys';
import { reachable } from '../parts';
import { project, turned } from '../projection';
import { readerOfMasks } from '../reading';
import { baseOf, listPlan } from '../reads';
import { rowsSql } from '../select';
import { begun, exportLines } from './rows';
import { chooseColumns, publishedColumns, type ExportColumn } from './table';
import { contentTypes, csvStream, xlsxStream, type Format } from './write';

/** The published export of a list, and that of chosen columns; where one is published it has a right of its own, which the other takes too. */
export function mountExports(app: FastifyInstance, house: House, resource: Resource, list: EndpointModel): void {
  const { entity } = resource;
  const { key } = entity;
  const published = entity.endpoints.find(({ role }) => role === 'export');
  const { permission, adminOnly } = published ?? list;
  const common = { permission: permission as Access, adminOnly, tag: entity.title, transfer: 'download', mayLag: true } as const;
  if (published) {
    const { method, path, title } = published;
    const columns = publishedColumns(resource, entity.list!);
    defineCall(app, {
      ...common, method, path, title, query: keys(listKeys(resource, list)),
      handler: (input) => exportFile(house, resource, list, input, 'xlsx', columns, true),
    });
  }
  if (entity.list?.exportable) {
    defineCall(app, {
      ...common, method: 'GET', path: extension.export(key), title: '导出', query: keys([...listKeys(resource, list), 'format', 'columns']),
      handler: (input) => exportChosen(house, resource, list, input),
    });
  }
}

async function exportChosen(house: House, resource: Resource, list: EndpointModel, input: Input): Promise<unknown> {
  const { format: asked, columns: chosen, ...query } = input.query;
  const format = isEmpty(asked) ? 'csv' : asked;
  if (format !== 'csv' && format !== 'xlsx') throw invalid([{ field: 'format', message: '导出格式只能是csv或xlsx' }]);
  return exportFile(house, resource, list, { ...input, query }, format, chooseColumns(resource, resource.entity.list!, typeof chosen === 'string' && chosen !== '' ? chosen : undefined));
}

/** @throws Refusal when `some` are asked for and nothing is found */
async function exportFile(house: House, resource: Resource, list: EndpointModel, { caller, query, reply }: Input, format: Format, columns: ExportColumn[], some = false): Promise<unknown> {
  const { page: _page, limit: _limit, ...filters } = query;
  const { where, order, opposite } = await askedQuery(house.sql, listPlan(resource, list), filters, caller, list, readerOfMasks(caller, resource, list));
  const projection = turned(project(resource, house.resources, columns.flatMap((column) => column.needs)), resource, opposite);
  const statement = rowsSql(resource, projection.columns, { where: [...baseOf(resource, list), ...reachable(resource, caller), ...where], order });
  const lines = await begun(exportLines(house, resource, projection, columns, statement, format === 'xlsx'));
  if (some && lines.empty) throw new Refusal(codes.invalid, '没有可导出的数据！');
  const { title } = resource.entity.list!;
  reply.type(contentTypes[format as Format]);
  reply.header('content-disposition', `attachment; filename="export.${format}"; filename*=UTF-8''${encodeURIComponent(title)}.${format}`);
  reply.header('cache-control', 'no-store');
  return format === 'csv' ? csvStream(columns, lines) : xlsxStream(title, columns, lines);
}
