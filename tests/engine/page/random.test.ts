import fc from '../../property';
import { expect, it } from 'vitest';
import type { JsonObject } from '../../../src/engine/json';
import { clipText, readClip } from '../../../src/engine/page/clip';
import { openPage, type PageDocument, savePage } from '../../../src/engine/page/document';
import { beginHistory, type PageHistory, record, redoPage, undoPage } from '../../../src/engine/page/history';
import { add, duplicate, hide, isRefused, move, nudge, type Outcome, remove, reset, setPage, show, update } from '../../../src/engine/page/operations';
import { breaches } from '../../../src/engine/page/rules';
import { catalogue, widget } from './pages';

const names = [...catalogue.map(({ name }) => name), 'unknown'];
const name = fc.constantFrom(...names);
/** Positions of widgets; they are read modulo the number of widgets there are. */
const places = fc.array(fc.nat(9), { minLength: 1, maxLength: 3 });

type Act = (document: PageDocument, now: number) => Outcome;
const at = ({ widgets }: PageDocument, place: number): string => widgets[place % widgets.length]?.id ?? 'none';
const chosen = (document: PageDocument, list: number[]): string[] => [...new Set(list.map((place) => at(document, place)))];
const context = (now: number) => ({ widgets: catalogue, now });

const act: fc.Arbitrary<Act> = fc.oneof(
  fc.tuple(fc.array(name, { minLength: 1, maxLength: 3 }), fc.nat(9)).map(([added, place]): Act => (document, now) => add(document, added.map((each) => widget(each)), { ...context(now), before: at(document, place) })),
  places.map((list): Act => (document) => remove(document, chosen(document, list))),
  fc.tuple(places, fc.option(fc.nat(9))).map(([list, place]): Act => (document, now) => move(document, chosen(document, list), place === null ? undefined : at(document, place), context(now))),
  fc.tuple(places, fc.constantFrom('up' as const, 'down' as const)).map(([list, direction]): Act => (document, now) => nudge(document, chosen(document, list), direction, context(now))),
  places.map((list): Act => (document, now) => duplicate(document, chosen(document, list), context(now))),
  fc.tuple(places, fc.nat(5)).map(([list, said]): Act => (document) => update(document, chosen(document, list), (saved) => (saved.said === said ? saved : { ...saved, said }))),
  places.map((list): Act => (document) => hide(document, chosen(document, list))),
  places.map((list): Act => (document) => show(document, chosen(document, list))),
  places.map((list): Act => (document) => reset(document, chosen(document, list), () => ({ said: 0 }))),
  fc.nat(5).map((title): Act => (document) => setPage(document, { title: String(title) })),
  places.map((list): Act => (document, now) => add(document, pasted(document, chosen(document, list)), context(now))),
);

function pasted(document: PageDocument, ids: string[]): JsonObject[] {
  return document.widgets.length === 0 ? [] : readClip(clipText(document, ids));
}

/** Pages that keep the rules, whatever ids they have. */
const page: fc.Arbitrary<PageDocument> = fc.array(fc.tuple(name, fc.option(fc.constantFrom('a', 'b'))), { maxLength: 6 }).map((drawn) => {
  const lawful = drawn.reduce<PageDocument>((document, [each]) => {
    const outcome = add(document, [widget(each)], context(1));
    return isRefused(outcome) ? document : outcome.document;
  }, openPage({ id: 1, strange: true }));
  const value = lawful.widgets.map(({ saved }, index): [string, JsonObject] => {
    const { id: _own, ...rest } = saved;
    const given = drawn[index]?.[1];
    return [String(index), { ...rest, timestamp: index, ...(given ? { id: given } : {}) }];
  });
  return openPage({ ...lawful.page, value: Object.fromEntries(value) });
});

it('whatever is done: the rules hold, nothing unknown is lost, what is saved opens as it is, undo and redo give the very documents', () => {
  fc.assert(
    fc.property(page, fc.array(act, { minLength: 1, maxLength: 12 }), (first, acts) => {
      let history = beginHistory(first);
      const documents: PageDocument[] = [first];
      acts.forEach((each, index) => {
        const { document } = history.present;
        const outcome = each(document, 1_700_000_000_000 + index);
        if (isRefused(outcome)) return;
        history = record(history, outcome, index * 10);
        if (outcome.document !== document) documents.push(outcome.document);
        sound(outcome.document);
      });
      expect(history.past.length).toBe(documents.length - 1);
      const back = walk(history, undoPage);
      expect(back.present.document).toBe(first);
      expect(walk(back, redoPage).present.document).toBe(documents.at(-1));
    }),
    { numRuns: 10_000, seed: 20_261_121 },
  );
}, 300_000);

function walk(history: PageHistory, step: (from: PageHistory) => PageHistory): PageHistory {
  const next = step(history);
  return next.present === history.present ? history : walk(next, step);
}

/** Said without `expect`, which would cost more than what it asks. */
function sound(document: PageDocument): void {
  const broken = breaches(document, catalogue);
  if (broken.length > 0) throw new Error(broken[0]!.message);
  const ids = document.widgets.map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw new Error('an id stands twice');
  if (document.page.strange !== true || document.widgets.some(({ saved }) => saved.strange === undefined)) throw new Error('something unknown was lost');
  const saved = savePage(document);
  const opened = openPage(saved);
  if (JSON.stringify(savePage(opened)) !== JSON.stringify(saved)) throw new Error('saved otherwise than opened');
  if (opened.widgets.some(({ id }, index) => id !== ids[index]) || opened.widgets.length < ids.length) throw new Error('opened otherwise than saved');
}
