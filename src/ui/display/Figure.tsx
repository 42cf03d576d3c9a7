import { abbreviate } from '../../engine/format/abbreviate';
import { moneyText, thousands } from '../../engine/format/money';

/** A number, or money as text, in few characters (spec 2 §9); the exact one is told besides, and '-' where there is none. */
export function Figure({ value }: { value: number | string | null | undefined }) {
  if (value === null || value === undefined) return <>-</>;
  const exact = typeof value === 'string' ? moneyText(value) : thousands(String(value));
  if (Math.abs(Number(value)) < 1000) return <>{exact}</>;
  return <span title={exact}>{abbreviate(Number(value))}</span>;
}
