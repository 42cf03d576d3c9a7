// @vitest-environment jsdom
/** What every form page is called in the document's title and its tab: by what it does, never as its list. */
import { expect, test } from 'vitest';
import { routes } from '../../../generated/resources';
import { titleAt } from '../../../src/console/data/menu/menuPlace';
import { addressOfForm } from '../../../src/engine/routes/formAddress';
import { loadResource } from '../../../src/console/data/resources';

const forms = routes.flatMap((route) => (route.screen === 'form' ? [[route.entity, route] as const] : []));

test.each(forms)('%s: one title by mode, in the tab as above the form', async (entity, route) => {
  const { form } = await loadResource(entity);
  const { titles, titleWithId } = form!;
  const { path, addresses } = route;
  const base = path.replace(/\/:.*$/, '');
  const id = titleWithId ? ' ID:7' : '';
  expect(titleAt(route, base)).toBe(titles.create);
  expect(titleAt(route, `${base}/7`)).toBe(titles.edit + id);
  for (const way of ['create', 'edit', 'copy'] as const) expect(titleAt(route, addressOfForm(path, addresses, way, 7))).toBe(titles[way] + (way === 'create' ? '' : id));
  const lists = routes.filter((each) => each.screen === 'list' && each.entity === entity).map(({ title }) => title);
  expect(lists.filter((title) => Object.values(titles).includes(title))).toEqual([]);
  expect(titles.create).toMatch(/^(新增|添加|新建|创建)/);
});
