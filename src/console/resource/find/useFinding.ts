import { useCallback, useState } from 'react';
import type { FieldModel, ResourceModel } from '../../../engine/model';
import { useLatest } from '../lookup/useLatest';
import { useProvider } from '../provider';
import type { Row } from '../table/model';

export interface Finding {
  text: string;
  type(text: string): void;
  /** The record found last. */
  record: Row | undefined;
  /** Why nothing is found, in words. */
  error: string | undefined;
  busy: boolean;
  /**
   * Looks for what is entered; a later look-up overtakes an earlier one.
   * @param chosen is looked for in place of it
   */
  look(chosen?: string): Promise<void>;
  /** Reads the record found once more. */
  again(): Promise<void>;
}

/** What is wrong with what was entered, before anybody is asked. */
function wrongWith({ title, pattern, messages }: FieldModel, text: string): string | undefined {
  if (text === '') return messages.required ?? `请输入${title}`;
  return pattern !== undefined && !new RegExp(pattern, 'u').test(text) ? messages.pattern ?? `${title}格式不正确` : undefined;
}

/** Finds one record of an entity by a field. @param field the one that its read goes by */
export function useFinding(resource: ResourceModel, field: FieldModel): Finding {
  const provider = useProvider();
  const [text, type] = useState('');
  const [record, setRecord] = useState<Row>();
  const [error, setError] = useState<string>();
  const { busy, ask, drop } = useLatest();

  const found = useCallback((next: Row | undefined, message?: string) => {
    setRecord(next);
    setError(message);
  }, []);
  const read = useCallback(
    (value: string) => ask(() => provider.find(resource.key, { value }), { answer: ({ data }) => found(data), failed: (message) => found(undefined, message) }),
    [ask, found, provider, resource.key],
  );
  const look = async (chosen = text) => {
    const value = chosen.trim();
    const wrong = wrongWith(field, value);
    if (wrong === undefined) return read(value);
    drop();
    found(undefined, wrong);
  };
  const value = record?.[field.name];
  const again = useCallback(async () => {
    if (value !== undefined) await read(String(value));
  }, [read, value]);
  return { text, type, record, error, busy, look, again };
}
