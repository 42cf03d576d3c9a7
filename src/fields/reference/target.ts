import { useEffect, useRef } from 'react';
import type { FieldModel } from '../../engine/model';

/** The entity referred to, which may depend on another field of the record. */
export function targetOf(field: FieldModel, values: Record<string, unknown> | undefined): string | undefined {
  return field.toBy ? field.toBy.map[String(values?.[field.toBy.field])] : field.to;
}

/** What was chosen of one entity means nothing of another. */
export function useOwnTarget(entity: string | undefined, clear: () => void): void {
  const before = useRef(entity);
  useEffect(() => {
    if (before.current === entity) return;
    before.current = entity;
    clear();
  });
}
