import type { TemplateForm } from '../../../engine/formTemplate/form';
import { keepDeclared } from '../../calls/ignored';
import type { Input } from '../../resources/call';

/** One field as the interface carries it; `title` is repeated by the published console and never kept. */
export interface GivenField {
  name: string;
  value?: unknown;
}

/** Of a body: what it holds beside these is ignored, and values are judged by their template. */
export const givenField = {
  type: 'object',
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 200, title: '字段名称' }, title: { type: ['string', 'null'], title: '字段显示文字' }, value: { title: '字段值' },
  },
  required: ['name'],
} as const;

/** Values by field. Keys that the template does not have never take effect (decisions 9); pictures are kept without our own address. */
export function givenValues({ request, reply }: Pick<Input, 'request' | 'reply'>, form: TemplateForm, fields: readonly GivenField[]): Record<string, unknown> {
  const sent = Object.fromEntries(fields.map(({ name, value }) => [name, value ?? '']));
  const values = keepDeclared(request, reply, sent, new Set(form.fields.map(({ name }) => name)));
  const own = `${request.server.config.publicUrl ?? `${request.protocol}://${request.host}`}/`;
  const pictures = new Set(form.fields.filter(({ kind }) => kind === 'image' || kind === 'file').map(({ name }) => name));
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, pictures.has(name) && typeof value === 'string' && value.startsWith(own) ? value.slice(own.length - 1) : value]));
}
