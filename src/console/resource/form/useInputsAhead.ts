import { useEffect } from 'react';
import type { FieldModel, FormSection } from '../../../engine/model';
import { views } from '../../../fields/views';

/**
 * Fetches the code of a form's inputs while its values are asked for, so that they stand when the form does. Those that came
 * later would push what stands below them away.
 *
 * @param sections which fields the form shows; absent: all
 */
export function useInputsAhead(fields: readonly FieldModel[], sections?: readonly FormSection[]): void {
  useEffect(() => {
    const shown = sections && new Set(sections.flatMap(({ inputs }) => inputs.map(({ name }) => name)));
    for (const field of fields) if (!shown || shown.has(field.name)) views[field.kind].Input.preload?.(field);
  }, [fields, sections]);
}
