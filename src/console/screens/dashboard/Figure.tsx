import { abbreviate } from '../../../engine/format/abbreviate';
import { thousands } from '../../../engine/format/money';

/** A large number in few characters (spec 2 §9); the exact one is told besides, and '-' where there is none. */
export function Figure({ value }: { value: number | null | undefined }) {
  if (value === null || value === undefined) return <>-</>;
  const short = abbreviate(value);
  return short === String(value) ? <>{short}</> : <span title={thousands(String(value))}>{short}</span>;
}
