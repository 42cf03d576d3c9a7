/** How the control of an item looks and handles: its properties that say nothing about the value (form template §2). */
import type { InputLook } from '../model';
import { cascaderOf } from './component';
import { isObject } from '../json';
import { configOf, type Item, number, property, text } from './item';

/** Absent properties leave the control as it is anyway. */
export function lookOf({ tag, raw }: Item): InputLook {
  const is = (name: string) => property(raw, name) === true;
  const slot = isObject(raw.__slot__) ? raw.__slot__ : isObject(raw.slot) ? raw.slot : {};
  const config = configOf(raw);
  const clearable = property(raw, 'clearable');
  const autosize = isObject(raw.autosize) ? raw.autosize : {};
  return compact({
    readOnly: is('readonly') || undefined,
    clearable: typeof clearable === 'boolean' ? clearable : undefined,
    count: tag === 'el-input' ? is('show-word-limit') : undefined,
    before: text(slot.prepend), after: text(slot.append),
    iconBefore: text(property(raw, 'prefix-icon')), iconAfter: text(property(raw, 'suffix-icon')),
    maxRows: number(autosize.maxRows),
    step: number(raw.step),
    stepsAtSides: tag === 'el-input-number' ? text(property(raw, 'controls-position')) !== 'right' : undefined,
    stops: is('show-stops') || undefined,
    searchable: is('filterable') || undefined,
    choicesAs: text(config.optionType) === 'button' ? 'buttons' : config.border === true || raw.border === true ? 'boxes' : undefined,
    colours: coloursOf(text(property(raw, 'active-color')), text(property(raw, 'inactive-color'))),
    separator: tag === 'el-cascader' ? text(raw.separator) : undefined,
    lastOnly: property(raw, 'show-all-levels') === false || cascaderOf(raw)['show-all-levels'] === false || undefined,
    words: is('show-score') ? 'score' : is('show-text') ? 'text' : undefined,
    from: text(property(raw, 'start-placeholder')), to: text(property(raw, 'end-placeholder')), between: text(property(raw, 'range-separator')),
    ...(tag === 'upload-file' || tag === 'self-upload' ? uploadLook(raw.accept, config) : {}),
  });
}

const coloursOf = (on: string, off: string): InputLook['colours'] => (on === '' && off === '' ? undefined : { ...(on ? { on } : {}), ...(off ? { off } : {}) });

const units: Record<string, number> = { KB: 1024, MB: 1024 ** 2, GB: 1024 ** 3 };

function uploadLook(accept: Item['defaultValue'], { buttonText, showTip, fileSize, sizeUnit }: ReturnType<typeof configOf>): InputLook {
  const size = number(fileSize);
  const unit = text(sizeUnit).toUpperCase() || 'MB';
  const kinds = text(accept);
  const limit = size === undefined ? '' : `不超过 ${size}${unit} 的`;
  return {
    caption: text(buttonText), accept: kinds === 'image' ? 'image/*' : kinds,
    maxBytes: size === undefined ? undefined : size * (units[unit] ?? units.MB!),
    // A limit is always told, since what exceeds it is refused.
    hint: showTip === true || size !== undefined ? `只能上传${limit}${kinds === '' ? '' : ` ${kinds} `}文件` : '',
  };
}

/** Without what is undefined or an empty text. */
const compact = (look: InputLook): InputLook => Object.fromEntries(Object.entries(look).filter(([, value]) => value !== undefined && value !== ''));
