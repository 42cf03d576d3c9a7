/** A template that shows every component once, for whoever looks around. */
import { componentNames } from '../../engine/formTemplate/catalogue';
import { newItem } from '../../engine/formTemplate/design/items';
import { isObject, type JsonObject } from '../../engine/json';
import { makeTemplate } from '../../engine/formTemplate/make';

/** The first id that a designer gives to an item. */
const firstId = 101;

function shown(name: (typeof componentNames)[number], index: number): JsonObject {
  const item = newItem(name);
  const formId = firstId + index;
  const config = isObject(item.__config__) ? item.__config__ : {};
  const children: JsonObject = name === 'row' ? { children: [nested(index + 100), nested(index + 101)] } : {};
  return { ...item, ...(name === 'row' || name === 'button' ? {} : { __vModel__: `field${formId}` }), __config__: { ...config, formId, renderKey: formId, ...(name === 'row' ? {} : { span: 12 }), ...children } };
}

const nested = (index: number): JsonObject => shown('input', index);

export const demoTemplate = {
  name: '组件陈列', info: '表单模板的每种组件各一个',
  content: (): string => JSON.stringify({ ...makeTemplate([], 120), fields: componentNames.map(shown) }),
};
