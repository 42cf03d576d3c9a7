/** Normal widgets → widget models, each default complete. */
import { iconNames } from '../../../src/engine/icons';
import type { FieldModel } from '../../../src/engine/model';
import { completeDefault } from '../../../src/engine/page/controls';
import type { ControlName, GroupModel, WidgetModel } from '../../../src/engine/page/widget';
import { memo } from '../memo';
import type { NormalProperty } from '../normal';
import type { NormalGroup, NormalWidget } from '../normalize/widgets';
import type { Resolved } from '../resolve';
import { codesOf, fieldModel } from './fields';

export const widgetModel = memo(({ component, source, groups }: NormalWidget, enumerations: Resolved['enumerations']): WidgetModel => ({
  component,
  name: source.name,
  title: source.title,
  type: source.type,
  // A name that does not exist is told as a mistake.
  icon: iconNames.find((name) => name === source.icon) ?? 'shapes',
  ...(source.once && { once: source.once }),
  ...(source.excludes && { excludes: source.excludes }),
  ...(source.place && { place: source.place }),
  groups: groups.map((group) => groupModel(group, enumerations)),
}));

/** What the button says that adds a row, by the shape of the group (page design sheet). */
const addsOf: Partial<Record<ControlName, string>> = { imageLinks: '添加版块', goodsTabs: '添加选项卡' };

function groupModel({ key, written, tab, control, field }: NormalGroup, enumerations: Resolved['enumerations']): GroupModel {
  const { section, suffix, input, when } = written;
  const { placeholder, size, asks } = input || {};
  const adds = addsOf[control];
  return {
    key, tab, section, control,
    field: { ...widgetField(field, enumerations, size), ...(adds && { adds }) },
    placeholder, suffix, size, asks, when,
    ...(input === false && { hidden: true }),
  };
}

/** A colour may be see-through, and one whose default are two is a gradient; a picture says how large it is meant to be. */
export function widgetField(normal: NormalProperty, enumerations: Resolved['enumerations'], size?: GroupModel['size']): FieldModel {
  const { when: _when, ...field } = fieldModel(normal, codesOf({ enumerations }));
  const made: FieldModel = {
    ...field,
    ...(field.kind === 'colour' && { notation: 'css', alpha: true, ...(Array.isArray(field.default) && { several: true }) }),
    ...(normal.topOnly && { topOnly: true }),
    ...(field.kind === 'slider' && { minimum: field.minimum ?? 0 }),
    ...(field.kind === 'image' && !field.help && size && { help: `建议尺寸：${size.width}×${size.height}像素` }),
    ...(normal.fields && { fields: normal.fields.map((child) => ({ ...widgetField(child, enumerations, size), when: child.when })) }),
  };
  return { ...made, default: completeDefault(made) };
}
