/** Widgets made complete: what a property leaves out is as its common one says, and its kind, tab and control follow. */
import type { Property, Widget, WidgetProperties, WidgetProperty } from '../../../generated/types/vocabulary';
import type { KindName } from '../../../src/engine/model';
import type { ControlName } from '../../../src/engine/page/widget';
import { memo } from '../memo';
import type { NormalProperty } from '../normal';
import { madeFrom } from '../origin';
import type { Resolved } from '../resolve';
import { normalizeField } from './fields';

export interface NormalGroup {
  key: string;
  written: WidgetProperty;
  /** Where its label is written: here, or with what widgets share. */
  labelled: WidgetProperty;
  tab?: 'content' | 'style';
  control: ControlName;
  field: NormalProperty;
}

export interface NormalWidget {
  component: string;
  source: Widget;
  groups: NormalGroup[];
}

/** The shape in which a value of a kind is saved unless a schema says otherwise. */
const controlOf: Partial<Record<KindName, ControlName>> = {
  slider: 'slider', integer: 'number', text: 'text', link: 'text', richText: 'richText', colour: 'colour', enumeration: 'options', choices: 'checkboxes',
  image: 'image', file: 'video', reference: 'select', references: 'select', childTable: 'rows',
};

/** In the order of the palette. */
export const normalizeWidgets = ({ widgets, widgetCommons }: Pick<Resolved, 'widgets' | 'widgetCommons'>): NormalWidget[] =>
  [...widgets].map(([component, source]) => normalizeOnce(source, component, widgetCommons)).sort((a, b) => a.source.type - b.source.type || a.source.sort - b.source.sort);

const normalizeOnce = memo((source: Widget, component: string, commons: WidgetProperties): NormalWidget => ({
  component, source,
  groups: Object.entries(source.properties).map(([key, own]) => {
    const written = withCommon(own, key, commons);
    const field = normalizeField(propertyOf(written), { name: key, required: false, entityTitle: source.title });
    return {
      key, written, field, labelled: own.title === undefined ? (commons[key] ?? own) : own,
      ...(source.tabs === false ? {} : { tab: written.tab ?? 'content' }),
      control: written.control ?? controlOf[field.kind] ?? 'text',
    };
  }),
}));

function withCommon(own: WidgetProperty, name: string, commons: WidgetProperties): WidgetProperty {
  const common = own.kind !== undefined && own.kind !== commons[name]?.kind ? undefined : commons[name];
  const whole = common ? madeFrom({ ...common, ...own }, own) : own;
  if (!whole.items) return whole;
  const properties = Object.fromEntries(Object.entries(whole.items.properties).map(([key, member]) => [key, withCommon(member, key, commons)]));
  return madeFrom({ ...whole, items: { properties } }, whole);
}

/** The same in words of an entity's property. */
function propertyOf(written: WidgetProperty): Property {
  const { control: _control, tab: _tab, section: _section, suffix: _suffix, oneOf, items, input, ...rest } = written;
  const kind = rest.kind ?? (oneOf ? (Array.isArray(rest.default) ? 'choices' : 'enumeration') : items ? 'childTable' : rest.to || rest.toBy ? 'reference' : 'text');
  return madeFrom({
    ...rest, kind, ...(kind === 'enumeration' && { as: 'radio' as const }),
    ...(oneOf && { options: oneOf.map((option) => ({ value: option.const, title: option.title })) }),
    ...(items && { items: { properties: Object.fromEntries(Object.entries(items.properties).map(([name, member]) => [name, propertyOf(member)])) } }),
    ...(input === undefined ? {} : { input }),
  } as Property, written);
}
