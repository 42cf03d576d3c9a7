import type { FormMode } from '../../../engine/model';
import { isEmpty } from '../../../engine/text/words';
import { inputState, type SectionSpec } from './inputState';
import type { Values } from './store';

/** Name of the first input that has to be filled in and is empty: where typing begins in a form that was opened with some of its values. */
export function firstAsked(sections: readonly SectionSpec[], mode: FormMode, values: Values): string | undefined {
  const asks = sections.flatMap(({ inputs }) => inputs).find((spec) => {
    const { required, disabled } = inputState(spec, mode, values, values);
    return required && !disabled && isEmpty(values[spec.field.name]);
  });
  return asks?.field.name;
}
