/** Templates filled in with what an event tells. */
import { wordFor } from './marks';

/** Longest values by the kind of a name, as WeChat documents them: `thing4` holds 20 characters. */
const longest: Readonly<Record<string, number>> = { thing: 20, character_string: 32, letter: 32, number: 32, symbol: 5, phrase: 5, name: 10, phone_number: 17, car_number: 8 };

/** What a template asks for under one of its names. */
interface Blank {
  key: string;
  /** What stands before it, e.g. 订单编号. */
  label: string;
}

/** `订单编号：{{character_string1.DATA}}`, one a line or several. */
export const blanksOf = (content: string): Blank[] =>
  [...content.matchAll(/([^\n:：{}]*)[:：]?\s*\{\{(\w+)\.DATA\}\}/g)].map(([, label = '', key = '']) => ({ key, label: label.trim() }));

function fitted(key: string, value: string): string {
  const kind = key.replace(/\d+$/, '');
  // WeChat takes days in this form alone.
  const dated = kind === 'time' || kind === 'date' ? value.replace(/^(\d{4})-0?(\d+)-0?(\d+)( \d\d:\d\d).*$/, '$1年$2月$3日$4') : value;
  const most = longest[kind];
  const letters = [...dated];
  return most === undefined || letters.length <= most ? dated : kind === 'thing' ? `${letters.slice(0, most - 1).join('')}…` : letters.slice(0, most).join('');
}

type Tells = Readonly<Record<string, string>>;

/** @returns the names that the event tells nothing for, which WeChat would refuse */
export const lackingIn = (content: string, tells: Tells): string[] =>
  blanksOf(content).filter(({ key, label }) => !isFrame(key) && wordFor(label, tells) === undefined).map(({ key, label }) => label || key);

/** First and last line of older templates: they may stay empty. */
const isFrame = (key: string): boolean => key === 'first' || key === 'remark';

/** WeChat takes no empty value. */
const nothing = '无';

/** The data of a message by WeChat's template. */
export const dataOf = (content: string, tells: Tells): Record<string, { value: string }> =>
  Object.fromEntries(blanksOf(content).map(({ key, label }) => [key, { value: fitted(key, wordFor(label, tells) || nothing) }]));

/** The parameters of a short message: names in braces. */
export const paramsOf = (content: string, tells: Tells): Record<string, string> =>
  Object.fromEntries([...content.matchAll(/\{([^{}\n]+)\}/g)].map(([, name = '']) => [name, wordFor(name, tells) ?? '']));

/** What a person reads of a message. */
export const summaryOf = (tells: Tells): string => Object.entries(tells).map(([word, value]) => `${word}：${value}`).join('；').slice(0, 1_000);
