/** The state of the designer: the document with what can be undone, what is chosen, and the text that the form holds. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Address } from '../../engine/formTemplate/design/address';
import { changeProperty } from '../../engine/formTemplate/design/change';
import { clipText, readClip } from '../../engine/formTemplate/design/clipboard';
import { add, type Document, documentOf, duplicate, find, move, openDocument, rawOf, remove, replaceRaw, type Target, walk } from '../../engine/formTemplate/design/document';
import { advance, begin, type History, pause, redo, undo } from '../../engine/history';
import { changeComponent, newItem } from '../../engine/formTemplate/design/items';
import { titleOf } from '../../engine/formTemplate/design/properties';
import { type Step, targetForNew, targetOf } from '../../engine/formTemplate/design/steps';
import type { ComponentName } from '../../engine/formTemplate/catalogue';
import { TemplateError } from '../../engine/formTemplate/item';
import type { Json, JsonObject } from '../../engine/json';

interface Moment {
  document: Document;
  chosen?: number;
  /** As the form holds it; opened texts keep the shape in which they were written. */
  text: string;
}

export interface Designer {
  document: Document;
  chosen: number | undefined;
  /** The text is no template: what is designed is the last one that was. */
  broken: boolean;
  canUndo: boolean;
  canRedo: boolean;
  /** Tells people who cannot see the canvas what was just done. */
  announced: string;
  choose(key: number | undefined): void;
  addNew(component: ComponentName, target?: Target): void;
  moveTo(key: number, target: Target): void;
  step(key: number, step: Step): void;
  copyBehind(key: number): void;
  drop(key: number): void;
  /** Puts an item's text on the clipboard. */
  toClipboard(key: number): Promise<void>;
  /** Adds the items of a text. @throws TemplateError when it holds none */
  paste(text: string): void;
  change(key: number, at: Address, value: Json | undefined): void;
  changeType(key: number, component: ComponentName): void;
  changeForm(at: Address, value: Json | undefined): void;
  typeText(text: string): void;
  /** Takes another template in the place of this one, as one step. */
  replace(text: string): void;
  undo(): void;
  redo(): void;
  /** Further typing is a step of its own. */
  pause(): void;
  say(words: string): void;
}

const momentOf = (text: string): Moment => ({ document: openDocument(text), text });
const written = (document: Document): string => JSON.stringify(documentOf(document));

function opened(text: string): { history: History<Moment>; broken: boolean } {
  const moment = tryOpen(text);
  return { history: begin(moment ?? momentOf('')), broken: moment === undefined };
}

function tryOpen(text: string): Moment | undefined {
  try {
    return momentOf(text);
  } catch (error) {
    if (error instanceof TemplateError) return undefined;
    throw error;
  }
}

/** @param value JSON text as the form holds it; @param onChange given every new text */
export function useDesigner(value: string, onChange: (text: string) => void): Designer {
  const [{ history, broken }, setState] = useState(() => opened(value));
  const latest = useRef(history);
  const sent = useRef(value);
  const send = useRef(onChange);
  send.current = onChange;
  const [announced, say] = useState('');

  const show = useCallback((next: History<Moment>) => {
    latest.current = next;
    setState({ history: next, broken: false });
    if (next.present.text === sent.current) return;
    sent.current = next.present.text;
    send.current(sent.current);
  }, []);

  const take = useCallback((text: string, about?: string) => {
    sent.current = text;
    const moment = tryOpen(text);
    if (moment) latest.current = advance(latest.current, moment, about);
    setState({ history: latest.current, broken: moment === undefined });
  }, []);

  // Somebody else has changed the text: a draft, an older version, the other side of a conflict.
  useEffect(() => {
    if (value !== sent.current) take(value);
  }, [value, take]);

  const actions = useMemo(() => {
    const now = () => latest.current.present;
    /** @returns whether anything changed */
    const commit = (document: Document, chosen: number | undefined, words: string, about?: string): boolean => {
      const before = now();
      if (document === before.document) return false;
      show(advance(latest.current, { document, chosen, text: written(document) }, about));
      if (words !== '') say(words);
      return true;
    };
    const nameOf = (key: number): string => {
      const found = find(now().document, key);
      return found ? titleOf(found.node.raw) : '';
    };
    const place = (document: Document, key: number): string => {
      const { parent, index, siblings } = find(document, key)!;
      return `${parent ? `${titleOf(parent.raw)}中` : ''}第 ${index + 1} 项，共 ${siblings.length} 项`;
    };
    const insert = (items: readonly JsonObject[], target: Target, verb: string) => {
      const { document, keys } = add(now().document, items, target);
      if (keys[0] === undefined) return;
      const found = find(document, keys[0])!;
      commit(document, keys.at(-1), `已${verb}${titleOf(found.node.raw)}，${place(document, keys[0])}`);
    };
    const moveTo = (key: number, target: Target) => {
      const document = move(now().document, key, target);
      commit(document, key, `${nameOf(key)}已移到${place(document, key)}`);
    };
    return {
      moveTo,
      say,
      choose: (chosen: number | undefined) => {
        const before = latest.current;
        if (before.present.chosen === chosen) return;
        // The choice is no step, but goes back with one.
        latest.current = { ...pause(before), present: { ...before.present, chosen } };
        setState((state) => ({ ...state, history: latest.current }));
      },
      addNew: (component: ComponentName, target?: Target) => {
        const { document, chosen } = now();
        const item = newItem(component);
        const span = document.form.span;
        const sized = typeof span === 'number' && component !== 'row' ? changeProperty(item, 'config:span', span) : item;
        insert([sized], target ?? targetForNew(document, chosen), '添加');
      },
      step: (key: number, step: Step) => {
        const target = targetOf(now().document, key, step);
        if (target) moveTo(key, target);
        else say({ up: '已在最前', down: '已在最后', into: '旁边没有行容器', out: '已在最外层' }[step]);
      },
      copyBehind: (key: number) => {
        const { document, keys } = duplicate(now().document, key);
        commit(document, keys[0], `已复制${nameOf(key)}`);
      },
      drop: (key: number) => {
        const name = nameOf(key);
        const document = remove(now().document, key);
        commit(document, walk(document.nodes).at(-1)?.key, `已删除${name}`);
      },
      toClipboard: async (key: number) => {
        const found = find(now().document, key);
        if (!found) return;
        await navigator.clipboard.writeText(clipText([rawOf(found.node)]));
        say(`已将${nameOf(key)}复制到剪贴板`);
      },
      paste: (text: string) => {
        const { document, chosen } = now();
        insert(readClip(text), targetForNew(document, chosen), '粘贴');
      },
      change: (key: number, at: Address, next: Json | undefined) => {
        const before = now();
        const document = replaceRaw(before.document, key, (raw) => changeProperty(raw, at, next));
        // The form remembers the last width for new items (form template §1).
        const whole = at === 'config:span' && document !== before.document ? { ...document, form: { ...document.form, span: next! } } : document;
        commit(whole, key, '', `${key} ${at}`);
      },
      changeType: (key: number, component: ComponentName) => {
        const document = replaceRaw(now().document, key, (raw) => changeComponent(raw, component));
        commit(document, key, '已更改组件类型');
      },
      changeForm: (at: Address, next: Json | undefined) => {
        const { document, chosen } = now();
        const form = changeProperty(document.form, at, next);
        if (form !== document.form) commit({ ...document, form }, chosen, '', at);
      },
      typeText: (text: string) => {
        take(text, 'text');
        send.current(text);
      },
      replace: (text: string) => {
        commit(openDocument(text), undefined, '已载入表单');
      },
      undo: () => {
        // A broken text is no step: taking it back leads to the last template.
        const isBroken = sent.current !== latest.current.present.text;
        show(isBroken ? pause(latest.current) : undo(latest.current));
        say('已撤销');
      },
      redo: () => {
        show(redo(latest.current));
        say('已重做');
      },
      pause: () => {
        latest.current = pause(latest.current);
      },
    };
  }, [show, take]);

  const { document, chosen } = history.present;
  return { ...actions, document, chosen, broken, announced, canUndo: broken || history.past.length > 0, canRedo: !broken && history.future.length > 0 };
}
