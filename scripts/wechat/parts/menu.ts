/** The menu of the official account: at most 3 buttons, each with at most 5 beneath it. */
import { type Answer, only, recordsOf, refused, type Routes, textOf } from '../part';

type Button = Readonly<Record<string, unknown>>;

const bytes = (value: unknown): number => Buffer.byteLength(textOf(value));
const needed: Readonly<Record<string, readonly string[]>> = { click: ['key'], view: ['url'], miniprogram: ['url', 'appid', 'pagepath'] };

/** @param sub beneath another button: longer names, other codes */
function wrong(button: Button, sub: boolean): Answer | undefined {
  if (bytes(button.name) === 0 || bytes(button.name) > (sub ? 60 : 16)) return refused(sub ? 40025 : 40018, 'invalid button name size');
  const below = recordsOf(button.sub_button);
  if (below.length > 5) return refused(40023, 'invalid sub button size');
  if (below.length > 0) return below.map((each) => wrong(each, true)).find((each) => each !== undefined);
  const keys = needed[textOf(button.type)];
  if (!keys) return refused(sub ? 40024 : 40017, 'invalid button type');
  if (keys.some((key) => bytes(button[key]) === 0)) return refused(sub ? 40054 : 40055, 'invalid button url');
  return undefined;
}

export function menuPart() {
  const state: { published: Button[] | undefined } = { published: undefined };
  const routes: Routes = only('official', {
    'POST /cgi-bin/menu/create': ({ fields }) => {
      const buttons = recordsOf(fields.button);
      if (buttons.length === 0 || buttons.length > 3) return refused(40016, 'invalid button size');
      const fault = buttons.map((button) => wrong(button, false)).find((each) => each !== undefined);
      if (fault) return fault;
      state.published = buttons;
      return {};
    },
    'GET /cgi-bin/menu/get': () => (state.published ? { menu: { button: state.published } } : refused(46003, 'menu no exist')),
    'GET /cgi-bin/menu/delete': () => {
      state.published = undefined;
      return {};
    },
  });
  return { state, routes };
}
