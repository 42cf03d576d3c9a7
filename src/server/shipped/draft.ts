/** Words in which shipped form templates are written. */
import type { FieldDraft } from '../../engine/formTemplate/make';

export interface ShippedTemplate {
  name: string;
  info: string;
  /** Ids that the interface names (spec 2 §9); the table numbers the others. */
  id?: number;
  /** The page that reads it by its name. */
  page?: string;
  fields: FieldDraft[];
  /** Values for demonstration, by key. */
  demo?: Readonly<Record<string, string>>;
  /** Pixels of the labels, where they are longer than most. */
  labelWidth?: number;
}

type More = Omit<FieldDraft, 'name' | 'label' | 'control'>;
const made = (control: FieldDraft['control']) => (name: string, label: string, more: More = {}): FieldDraft => ({ name, label, control, ...more });

export const must = { required: true } as const;
export const input = made('input');
export const textarea = made('textarea');
export const secret = made('password');
/** A whole number unless it says how many decimals it keeps. */
export const number = (name: string, label: string, more: More = {}): FieldDraft => made('number')(name, label, { ...more, more: { precision: 0, ...more.more } });
export const radio = made('radio');
export const checkbox = (name: string, label: string, more: More = {}): FieldDraft => ({ name, label, control: 'checkbox', defaultValue: [], ...more });
/** '1' or '0'. */
export const toggle = (name: string, label: string, on = false): FieldDraft => ({ name, label, control: 'switch', defaultValue: on ? '1' : '0' });
export const select = made('select');
export const image = made('selfUpload');
export const colour = made('color');

const address = { pattern: '/^https?:\\/\\/[^\\s/$.?#][^\\s]*$/i', message: '请输入以http://或https://开头的网址' };
export const url = (name: string, label: string, more: More = {}): FieldDraft => input(name, label, { rules: [address], ...more });
/** Of number inputs. @param unset what holds while nothing is entered, told in its place */
export const range = (min: number, max?: number, unset?: string): More => ({ more: { min, ...(max === undefined ? {} : { max }), ...(unset === undefined ? {} : { placeholder: unset }) } });
