/** The vocabulary held against each file: unknown keywords, wrong types, missing parts. */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { vocabulary } from './dialect';
import { type Mistake, meant, oneOf } from './mistakes';
import { memo } from './memo';
import { placeOf, positionAt } from './origin';
import type { SchemaFile } from './read';

const definitions = { entity: 'Entity', enumeration: 'Enumeration', fragment: 'Fragment', menu: 'Menu', widget: 'Widget', widgetCommons: 'WidgetCommons' } as const;
const validators: Partial<Record<SchemaFile['sort'], ValidateFunction>> = {};
let ajv: Ajv2020 | undefined;

/** Pushes what the vocabulary finds; true when the file can be compiled further. */
export function speaksTheVocabulary(file: SchemaFile, mistakes: Mistake[]): boolean {
  const found = file.value !== null && typeof file.value === 'object' ? find(file.value, file.sort) : [{ ...positionAt(file.source, 0), text: 'the file must hold an object' }];
  mistakes.push(...found);
  return found.length === 0;
}

const find = memo((value: object, sort: SchemaFile['sort']): Mistake[] => {
  const validate = (validators[sort] ??= compileDefinition(definitions[sort]));
  return validate(value) ? [] : relevant(validate.errors ?? []).map((error) => translate(error, value));
});

function compileDefinition(name: string): ValidateFunction {
  ajv ??= new Ajv2020({ strict: false, allErrors: true, verbose: true, validateFormats: false, validateSchema: false }).addSchema(vocabulary, 'vocabulary');
  return ajv.compile({ $ref: `vocabulary#/$defs/${name}` });
}

/** Of the branches of an anyOf only the one whose type fits is worth telling. */
function relevant(errors: ErrorObject[]): ErrorObject[] {
  const choices = errors.filter((error) => error.keyword === 'anyOf');
  const dropped = new Set<ErrorObject>();
  for (const choice of choices) {
    const inside = errors.filter((error) => error !== choice && error.schemaPath !== choice.schemaPath && error.instancePath.startsWith(choice.instancePath) && isBranch(error, choice, errors));
    const fitting = inside.filter((error) => error.instancePath !== choice.instancePath || !['type', 'const', 'enum'].includes(error.keyword));
    if (fitting.length) {
      dropped.add(choice);
      for (const error of inside) if (!fitting.includes(error)) dropped.add(error);
    } else for (const error of inside) dropped.add(error);
  }
  // What is wrong with a name is told once, by the keyword that asks for names.
  return errors.filter((error) => !dropped.has(error) && error.propertyName === undefined);
}

/** ajv reports the errors of the branches just before the anyOf itself, at or below the same place. */
function isBranch(error: ErrorObject, choice: ErrorObject, errors: ErrorObject[]): boolean {
  return errors.indexOf(error) < errors.indexOf(choice);
}

function translate(error: ErrorObject, root: object): Mistake {
  const path = error.instancePath.split('/').slice(1).map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const key = path.at(-1);
  const name = key === undefined ? 'the file' : `"${/^\d+$/.test(key) ? `${path.at(-2)}[${key}]` : key}"`;
  const params = error.params as Record<string, unknown>;
  switch (error.keyword) {
    case 'additionalProperties': {
      const unknown = String(params.additionalProperty);
      const known = Object.keys((error.parentSchema as { properties?: object }).properties ?? {}).filter((word) => !word.startsWith('$'));
      return { ...locate(root, [...path, unknown]), text: `unknown keyword "${unknown}"${meant(unknown, known) || oneOf(known.sort())}` };
    }
    case 'required':
      return { ...locate(root, path), text: `${name} lacks "${String(params.missingProperty)}"` };
    case 'type':
      return { ...locate(root, path), text: `${name} must be ${[params.type].flat().join(' or ')}, not ${typeName(error.data)}` };
    case 'enum': {
      const allowed = (params.allowedValues as unknown[]).map(String);
      const what = key === 'kind' ? 'unknown kind' : key === 'wire' ? 'unknown wire' : `${name} cannot be`;
      return { ...locate(root, path), text: `${what} ${JSON.stringify(error.data)}${(typeof error.data === 'string' && meant(error.data, allowed)) || oneOf(allowed)}` };
    }
    case 'propertyNames': {
      const unknown = String(params.propertyName);
      const known = (error.schema as { enum?: string[] }).enum;
      return { ...locate(root, [...path, unknown]), text: known ? `unknown keyword "${unknown}"${meant(unknown, known) || oneOf(known)}` : `"${unknown}" is no name` };
    }
    case 'const':
      return { ...locate(root, path), text: `${name} must be ${JSON.stringify(params.allowedValue)}` };
    case 'anyOf':
      return { ...locate(root, path), text: `${name} cannot be ${typeName(error.data)}${shapes(error)}` };
    default:
      return { ...locate(root, path), text: `${name} ${error.message ?? 'is wrong'}` };
  }
}

function locate(root: object, path: string[]): Omit<Mistake, 'text'> {
  let value = root as Record<string, unknown>;
  for (const key of path.slice(0, -1)) value = value[key] as Record<string, unknown>;
  return path.length ? placeOf(value, path.at(-1)) : placeOf(value);
}

function typeName(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'an object' : `${typeof value} ${JSON.stringify(value)}`;
}

function shapes(error: ErrorObject): string {
  const branches = (error.schema as { $ref?: string; type?: string; const?: unknown }[]).map((branch) =>
    branch.const !== undefined ? JSON.stringify(branch.const) : branch.$ref ? branch.$ref.slice('#/$defs/'.length) : (branch.type ?? ''),
  );
  return oneOf(branches.filter(Boolean));
}
