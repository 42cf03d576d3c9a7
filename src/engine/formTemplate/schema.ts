/** A form template as JSON Schema plus layout: what any renderer of JSON Schema needs. */
import type { FieldModel } from '../model';
import type { JsonSchema } from '../schema/jsonSchema';
import { recordSchema } from '../validation/recordSchema';
import type { TemplateForm, TemplateNode } from './form';

export type LayoutNode =
  | { type: 'field'; name: string; span: number }
  | { type: 'row'; span: number; gutter?: number; children: LayoutNode[] };

export interface TemplateSchema {
  /** Of the decoded values, draft 7 with the keywords of `engine/validation/keywords`. */
  schema: JsonSchema;
  /** In reading order; components that enter nothing are left out. */
  layout: LayoutNode[];
}

/** @param schemaOf schema of one field, `kinds[field.kind].schema` */
export function templateSchema({ fields, nodes }: Pick<TemplateForm, 'fields' | 'nodes'>, schemaOf: (field: FieldModel) => JsonSchema): TemplateSchema {
  const schema = recordSchema(fields, (field) => ({ title: field.title, ...schemaOf(field) }));
  return { schema: { $schema: 'http://json-schema.org/draft-07/schema#', ...schema }, layout: nodes.flatMap(layoutOf) };
}

function layoutOf(node: TemplateNode): LayoutNode[] {
  const { span, gutter } = node.item;
  if (node.type === 'row') return [{ type: 'row', span, ...(gutter === undefined ? {} : { gutter }), children: node.children.flatMap(layoutOf) }];
  return node.type === 'field' ? [{ type: 'field', name: node.field.name, span }] : [];
}
