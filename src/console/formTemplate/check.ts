/** The validator of a template, made at run time: the schemas of the kinds interpreted, then the template's own patterns. */
import type { TemplateForm } from '../../engine/formTemplate/form';
import { judgeRules, type Waiting } from '../../engine/formTemplate/rules';
import { storedText } from '../../engine/formTemplate/values';
import type { FieldModel } from '../../engine/model';
import { brokenKinds } from '../../engine/validation/brokenKinds';
import type { FieldError } from '../../engine/validation/fieldError';
import { fieldErrors } from '../../engine/validation/fieldErrors';
import { interpret, type Interpreter } from '../../engine/validation/interpret';
import { kinds } from '../../fields/kinds';
import type { Values } from '../resource/form/store';
import type { CheckValues } from '../resource/form/validation';
import { judgeWaiting } from './patterns';

const kindOf = (kind: FieldModel['kind']) => kinds[kind];

/** What can be said at once, and what needs a worker. */
interface Judged {
  errors: FieldError[];
  waiting: Waiting[];
}

/** Judges one field as fast in a template of a thousand as in one of ten. @returns a judge of values, or of some fields of them */
export function templateJudge(form: TemplateForm): (values: Values, only?: readonly string[]) => Judged {
  const interpreters = new Map<string, Interpreter>();
  const interpreterOf = (field: FieldModel): Interpreter => {
    const made = interpreters.get(field.name) ?? interpret(kinds[field.kind].schema(field));
    interpreters.set(field.name, made);
    return made;
  };
  const byName = new Map(form.fields.map((field) => [field.name, field]));
  return (values, only) => {
    const fields = only ? only.flatMap((name) => byName.get(name) ?? []) : form.fields;
    const found = fields.flatMap((field) => {
      const broken = interpreterOf(field)(values[field.name] ?? null).map((error) => ({ ...error, instancePath: `/${field.name}${error.instancePath}` }));
      return fieldErrors(broken, [field], values, kindOf);
    });
    const wellFormed = without(fields, found);
    found.push(...brokenKinds(wellFormed, values, kindOf));
    const valid = without(wellFormed, found);
    const texts = Object.fromEntries(valid.map((field) => [field.name, storedText(field, values[field.name])]));
    const { errors, waiting } = judgeRules({ ...form, fields: valid }, texts);
    return { errors: [...found, ...errors], waiting };
  };
}

function without(fields: readonly FieldModel[], errors: readonly FieldError[]): FieldModel[] {
  const broken = new Set(errors.map(({ field }) => field));
  return fields.filter(({ name }) => !broken.has(name));
}

export function templateCheck(form: TemplateForm): CheckValues {
  const judge = templateJudge(form);
  return async (values, only) => {
    const { errors, waiting } = judge(values, only);
    return Object.fromEntries([...errors, ...await judgeWaiting(waiting)].map(({ field, message }) => [field, message]));
  };
}
