// @vitest-environment jsdom
/** What every form page is called in the document's title and its tab: by what it does, never as its list. */
import { expect, test } from 'vitest';
import { routes } from '../../../generated/resources';
import { titleAt } from '../../../src/console/data/menu/menuPlace';
import { loadResource } from '../../../src/console/data/resources';

const forms = routes.flatMap((route) => (route.screen === 'form' ? [[route.entity, route] as const] : []));

test.each(forms)('%s: one title by mode, in the tab as above the form', async (entity, route) => {
  const { form } = await loadResource(entity);
  const { titles, titleWithId } = form!;
  const base = route.path.replace(/\/:id\?(\/:\w+\?)?$/, '');
  const id = titleWithId ? ' ID:7' : '';
  expect(titleAt(route, base)).toBe(titles.create);
  expect(titleAt(route, `${base}/7`)).toBe(titles.edit + id);
  expect(titleAt(route, `${base}/7/copy`)).toBe(titles.copy + id);
  const lists = routes.filter((each) => each.screen === 'list' && each.entity === entity).map(({ title }) => title);
  expect(lists.filter((title) => Object.values(titles).includes(title))).toEqual([]);
  expect(titles.create).toMatch(/^(新增|添加|新建|创建)/);
});
