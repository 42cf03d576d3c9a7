/** Form templates that nobody stored: consoles from elsewhere ask for a dialog by name (decisions 37), and its form stands in a schema. */
import { templateNamed } from '../../../engine/formTemplate/ofForm';
import type { EntityDeparture } from '../../resources/departures';
import { project } from '../../resources/projection';
import { readOne } from '../../resources/reads';
import { templates } from '../settings/shipped';

export const formTemplate: EntityDeparture = {
  async made(house, key, name) {
    if (key !== 'name' || typeof name !== 'string') return undefined;
    const entities = [...house.resources.values()].map(({ entity }) => entity);
    const found = templateNamed(name, entities, (each) => house.enumerations.get(each));
    if (found) return { id: null, name, info: found.title, content: JSON.stringify(found.content), createTime: null, updateTime: null };
    // One that ships is stored under its own name, as operators left it.
    const shipped = templates.find(({ publishedAs }) => publishedAs === name);
    const resource = house.resources.get('operation/formTemplate')!;
    return shipped && readOne(house.sql, resource, project(resource, house.resources, undefined, true), shipped.name, resource.stored.get('name'));
  },
};
