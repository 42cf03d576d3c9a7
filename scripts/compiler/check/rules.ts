/** Checks of rules between fields. */
import { boundsOf, comparable } from '../../../src/engine/validation/brokenRules';
import { isMoment } from '../../../src/engine/rules/present';
import { comparisons } from '../../../src/engine/model';
import { oneOf } from '../mistakes';
import type { NormalEntity, NormalProperty } from '../normal';
import { type CheckContext, checkCondition, expectField, tell } from './context';

/** Rows are compared column with column; how late a stored row has become is not asked. */
export function checkRowRules(context: CheckContext, { kind, rules = [], fields = [] }: NormalProperty): void {
  for (const rule of kind === 'childTable' ? rules : []) for (const { by, bound } of boundsOf(rule)) if (isMoment(bound)) tell(context, rule, by, 'a row is compared column with column; a moment bounds a field of the record');
  for (const rule of kind === 'childTable' ? rules : []) if (rule.warns) tell(context, rule, 'warns', 'forms warn below an input; a cell of a row has no room below it');
  if (kind === 'childTable') checkRules(context, { rules, fields });
  else if (rules[0]) tell(context, rules[0], undefined, `"rules" of rows are asked in a childTable; kind ${kind} would ignore them`);
}

export function checkRules(context: CheckContext, { rules, fields }: Pick<NormalEntity, 'rules' | 'fields'>): void {
  for (const rule of rules) {
    const field = expectKept(context, rule, 'field', rule.field, fields);
    const bounds = boundsOf(rule);
    if (!bounds.length) tell(context, rule, undefined, `the rule compares "${rule.field}" with nothing${oneOf(comparisons)}`);
    for (const { by, bound } of bounds) {
      if (isMoment(bound)) {
        if (field && field.kind !== 'date' && field.kind !== 'datetime') tell(context, rule, by, `a moment bounds a date or datetime; "${rule.field}" is ${field.kind}`);
        continue;
      }
      const other = expectKept(context, rule, by, bound, fields);
      if (bound === rule.field) tell(context, rule, by, `"${bound}" is compared with itself`);
      else if (field && other && !comparable(field.kind, other.kind)) tell(context, rule, by, `"${rule.field}" is ${field.kind} and "${bound}" is ${other.kind}; numbers are compared with numbers, dates with dates, times of day with each other`);
    }
    checkCondition(context, rule.when, fields);
  }
}

/** What is worked out is no part of a record when it is judged. */
function expectKept(context: CheckContext, rule: object, key: string, name: string, fields: NormalProperty[]): NormalProperty | undefined {
  const field = expectField(context, rule, key, name, fields);
  if (field?.computed) tell(context, rule, key, `"${name}" is worked out, not stored; rules compare what is stored`);
  return field;
}
