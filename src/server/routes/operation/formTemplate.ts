/** Form templates that nobody stored: consoles from elsewhere ask for a dialog by name (decisions 37), and its form stands in a schema. */
import { makeTemplate } from '../../../engine/formTemplate/make';
import { templateForm } from '../../../engine/extension/onePass';
import { templateNamed, templateOfFields } from '../../../engine/formTemplate/ofForm';
import type { EntityDeparture } from '../../resources/departures';
import { resourceOf } from '../../resources/resource';
import { continueAfterSeeds } from '../../sql/counter';
import { reserved } from '../settings/seed';
import { singleNamed, templateId } from '../settings/ofSingle';
import { orderForms } from './orderForms';
import type { House, Row } from '../../resources/types';

/** Forms of goods come before the goods, and so before the templates that ship: whose ids stay theirs. */
async function demo(house: House): Promise<Row[]> {
  const { tableName } = resourceOf(house, 'operation/formTemplate');
  await house.sql.transaction().execute((transaction) => continueAfterSeeds(transaction, tableName, reserved));
  return orderForms.map(({ name, info, fields }) => ({ name, info, content: JSON.stringify(makeTemplate(fields, 120)) }));
}

export const formTemplate: EntityDeparture<'operation/formTemplate'> = {
  demo,
  async made(house, key, name) {
    if (key !== 'name' || typeof name !== 'string') return undefined;
    const entities = [...house.resources.values()].map(({ entity }) => entity);
    const enumeration = (each: string) => house.enumerations.get(each);
    const byHand = name === templateForm.name ? { title: templateForm.title, content: templateOfFields(templateForm.fields, enumeration) } : undefined;
    const found = templateNamed(name, entities, enumeration) ?? byHand;
    const single = singleNamed(house, name);
    return found && { id: single ? templateId(single) : null, name: single?.entity.title ?? name, info: found.title, content: JSON.stringify(found.content), createTime: null, updateTime: null };
  },
};
