import type { FieldModel } from '../model';
import { isEmpty } from '../text/words';
import type { FieldError } from './fieldError';

/** Spec 2 §5, as the personal centre says it. */
const differs = '两次输入密码不一致!';

/**
 * Fields that must hold what another holds, where they do not.
 * @param demanded a repetition that is left out counts as wrong too: forms ask for it, published clients need not send it
 */
export function repeatErrors(fields: readonly FieldModel[], values: Record<string, unknown>, demanded: boolean): FieldError[] {
  return fields
    .filter(({ name, repeats }) => repeats !== undefined && (demanded || name in values) && (values[name] ?? '') !== (values[repeats] ?? ''))
    .map(({ name, title }) => ({ field: name, message: isEmpty(values[name]) ? `请输入${title}` : differs }));
}
