/** What begins the code of one name: typed, and either without effect or refusing until somebody fills it in. */
import type { NormalEntity } from '../compiler/normal';
import type { NamedPart } from '../compiler/code';

/** A part of a departure: names stand in the three, `writes` stands by itself. */
export type Part = NamedPart | 'writes';

export interface Stub {
  part: Part;
  name: string;
  /** Of the constant that holds it. */
  code: string;
  /** What it imports, as `[module, name, isType]`. */
  imports: [module: string, name: string, isType: boolean][];
  todo: string;
}

const types = '../../resources/types';
const records = '../../../../generated/records';

export function stubOf(entity: NormalEntity, part: Part, name: string): Stub {
  switch (part) {
    case 'actions': return action(entity, name);
    case 'moves': return {
      part, name, imports: [[types, 'MoveRule', true], [records, 'Records', true]], todo: 'Return what the move writes beside what its schema says, or refuse.',
      code: `/** What the move ${name} writes beside what the schema says of it. */\nconst ${name}: MoveRule<Records['${entity.key}']> = (_visit, _before, _action) => ({});\n`,
    };
    case 'computed': return {
      part, name, imports: [[types, 'ComputedRule', true]], todo: 'Return the value as it is answered.',
      code: `/** ${titleOf(entity, name)} of a record, as it is answered. */\nconst ${name}: ComputedRule = async (_house, _record) => null;\n`,
    };
    case 'writes': return {
      part, name, imports: [[types, 'WriteRule', true], [records, 'Records', true]], todo: 'Complete `after`, refuse, or write beside it; `before` is absent for a new record, `after` where it is deleted.',
      code: `/** What no word says about the writes of ${entity.title}. */\nconst writes: WriteRule<Records['${entity.key}']> = async (_visit, _change) => {\n};\n`,
    };
  }
}

/** Refuses: an action that did nothing would tell its caller that it is done. */
function action({ key, resource }: NormalEntity, name: string): Stub {
  const { title, input } = [...resource!.actions, ...resource!.service].find((each) => each.name === name)!;
  const inputs = (input?.fields ?? []).map((field) => `${field.name} (${field.title})`);
  return {
    part: 'actions', name,
    imports: [['../../../engine/envelope', 'codes', false], ['../../refusal', 'Refusal', false], ['../../resources/departures', 'Departure', true], [records, 'Inputs', true]],
    todo: 'It refuses until then. Write through `visit.of` (src/server/resources/typed.ts); what it returns is answered.',
    code: [
      `/** ${title}.${inputs.length ? ` \`values\`: ${inputs.join(', ')}.` : ''} Also given: visit, resource and version. */`,
      `const ${name}: Departure<Inputs['${key}']['${name}']> = async ({ ids${inputs.length ? ', values' : ''} }) => {`,
      `  throw new Refusal(codes.invalid, \`“${title}”尚未编写（\${ids.length} 条数据${inputs.length ? "，输入 ${Object.keys(values).join('、')}" : ''}）\`);`,
      '};',
      '',
    ].join('\n'),
  };
}

const titleOf = ({ fields }: NormalEntity, name: string): string => fields.find((field) => field.name === name)?.title ?? name;
