/** One row for every combination of the attributes' options, each with the same fields; in the keys of the published interface. */
import type { FieldModel } from '../model';

export interface Attribute {
  attributeName: string;
  optionList: readonly string[];
}

/** Attribute → option. */
export type Combination = Readonly<Record<string, string>>;

export interface MatrixRow extends Readonly<Record<string, unknown>> {
  /** The options, comma-joined. */
  sku: string;
  attrValue: Combination;
}

export interface Matrix {
  /** False: one row without attributes. */
  specType: boolean;
  attrList: readonly Attribute[];
  attrValueList: readonly MatrixRow[];
}

export const mostRows = 2000;
export const mostAttributes = 5;
export const mostOptions = 100;

/** What the row without attributes is called. */
const alone = '默认';

export const skuOf = (combination: Combination): string => Object.values(combination).join(',') || alone;

/** Equal for equal combinations, whatever the order of their attributes. */
export const keyOf = (combination: Combination): string => JSON.stringify(Object.entries(combination).sort(([left], [right]) => (left < right ? -1 : 1)));

/** Attributes that part rows: those with a name and options. */
export const parting = (attributes: readonly Attribute[]): Attribute[] => attributes.filter(({ attributeName, optionList }) => attributeName !== '' && optionList.length > 0);

/** All combinations, the last attribute changing fastest; of no attributes the empty one. */
export function combinationsOf(attributes: readonly Attribute[]): Combination[] {
  return parting(attributes).reduce<Combination[]>(
    (combinations, { attributeName, optionList }) => combinations.flatMap((each) => optionList.map((option) => ({ ...each, [attributeName]: option }))),
    [{}],
  );
}

export const countOf = (attributes: readonly Attribute[]): number => parting(attributes).reduce((count, { optionList }) => count * optionList.length, 1);

/** @param blank values of a row in which nothing was entered */
export const newMatrix = (blank: Readonly<Record<string, unknown>>): Matrix => ({ specType: false, attrList: [], attrValueList: [{ ...blank, sku: alone, attrValue: {} }] });

/** Of a row's combination as JSON: attributes and options of 32 characters each. */
const combinationBytes = 2_048;

const inner = { readOnly: false, writeOnly: false, messages: {} } as const;

const attributeFields: FieldModel[] = [
  { ...inner, name: 'attributeName', title: '规格名称', kind: 'text', wire: 'plain', required: true, minLength: 1, maxLength: 32 },
  { ...inner, name: 'optionList', title: '规格值', kind: 'tags', wire: 'plain', required: true, maxItems: mostOptions },
];

/**
 * What a matrix holds, as fields: so it is decoded, judged and described like any record. The conditions of its columns ask the
 * record around it, which nobody can see from here: such a column may stay empty (`shownColumns` judges it).
 */
export function matrixFields(matrix: FieldModel): FieldModel[] {
  const known = fieldsOf.get(matrix) ?? describedFields(matrix);
  fieldsOf.set(matrix, known);
  return known;
}

/** Fields of a matrix that were described before: each row of a list asks for them. */
const fieldsOf = new WeakMap<FieldModel, FieldModel[]>();

function describedFields({ title, maxItems, fields = [] }: FieldModel): FieldModel[] {
  const columns = fields.map((column) => (column.when ? { ...column, when: undefined, required: false } : column));
  return [
    { ...inner, name: 'specType', title, kind: 'switch', wire: 'plain', required: true },
    { ...inner, name: 'attrList', title: '规格', kind: 'childTable', wire: 'plain', required: false, maxItems: mostAttributes, fields: attributeFields },
    {
      ...inner, name: 'attrValueList', title, kind: 'childTable', wire: 'plain', required: true, maxItems: maxItems ?? mostRows,
      fields: [
        { ...inner, name: 'sku', title: '规格', kind: 'text', wire: 'plain', required: false },
        { ...inner, name: 'attrValue', title: '规格组合', kind: 'json', wire: 'json', required: true, maxBytes: combinationBytes },
        ...columns,
      ],
    },
  ];
}
