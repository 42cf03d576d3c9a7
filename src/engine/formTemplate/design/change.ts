/** One property of an item changed, with what must follow it so that the item still makes sense. */
import type { Json, JsonObject } from '../../json';
import { configOf, text } from '../item';
import { type Address, readAt, writeAt } from './address';

/** Formats of a date picker by its type; they are shown and stored alike (form template §2). */
const formats: Record<string, string> = {
  date: 'yyyy-MM-dd', week: 'yyyy 第 WW 周', month: 'yyyy-MM', year: 'yyyy', datetime: 'yyyy-MM-dd HH:mm:ss',
  daterange: 'yyyy-MM-dd', monthrange: 'yyyy-MM', datetimerange: 'yyyy-MM-dd HH:mm:ss',
};

type Follow = (raw: JsonObject, value: Json | undefined, before: Json | undefined) => JsonObject;

const withoutDefault = (raw: JsonObject, empty?: Json): JsonObject => writeAt(raw, 'config:defaultValue', empty);
/** A switch that was on, or off, by default stays so. */
const sameSide: Follow = (raw, value, before) => (readAt(raw, 'config:defaultValue') === before ? writeAt(raw, 'config:defaultValue', value) : raw);
const isOn = (raw: JsonObject, at: Address): boolean => readAt(raw, at) === true;

const follows: Partial<Record<Address, Follow>> = {
  /** The new title takes the old one's place in the placeholder (form template, designer). */
  'config:label': (raw, value, before) => {
    const hint = readAt(raw, 'own:placeholder');
    return typeof hint === 'string' && text(before) !== '' ? writeAt(raw, 'own:placeholder', hint.replace(text(before), () => text(value))) : raw;
  },
  'own:type': (raw, value) => {
    const format = configOf(raw).tag === 'el-date-picker' ? formats[text(value)] : undefined;
    if (format === undefined) return raw;
    const stored = text(value) === 'week' ? formats.date! : format;
    return withoutDefault(writeAt(writeAt(raw, 'own:format', format), 'own:value-format', stored));
  },
  'own:multiple': (raw, value) => (configOf(raw).tag === 'el-select' ? withoutDefault(raw, value === true ? [] : undefined) : withoutDefault(raw)),
  'own:active-value': sameSide,
  'own:inactive-value': sameSide,
  'own:props.props.multiple': (raw) => withoutDefault(raw, []),
  'own:range': (raw, value) => withoutDefault(raw, value === true ? [readAt(raw, 'own:min') ?? 0, readAt(raw, 'own:max') ?? 100] : 0),
  'own:show-text': (raw, value) => (value === true && isOn(raw, 'own:show-score') ? writeAt(raw, 'own:show-score', false) : raw),
  'own:show-score': (raw, value) => (value === true && isOn(raw, 'own:show-text') ? writeAt(raw, 'own:show-text', false) : raw),
  'own:color-format': (raw, value) => (text(value).includes('a') ? writeAt(raw, 'own:show-alpha', true) : raw),
  'own:format': (raw, value) => (readAt(raw, 'own:value-format') === undefined || readAt(raw, 'own:type') === 'week' ? raw : writeAt(raw, 'own:value-format', value)),
};

export function changeProperty(raw: JsonObject, at: Address, value: Json | undefined): JsonObject {
  const before = readAt(raw, at);
  const written = writeAt(raw, at, value);
  if (written === raw) return raw;
  return follows[at]?.(written, value, before) ?? written;
}

/** What was typed for a value that need not be a text: true, false and numbers are themselves. */
export function typedValue(written: string): Json {
  const clean = written.trim();
  if (clean === 'true' || clean === 'false') return clean === 'true';
  return clean !== '' && String(Number(clean)) === clean && Number.isFinite(Number(clean)) ? Number(clean) : written;
}
