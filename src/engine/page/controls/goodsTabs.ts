import type { FieldModel } from '../../model';
import { type Json, type JsonObject, isObject } from '../../json';
import { namesOf } from '../../namesOf';
import { cellOf, readCell } from './cell';
import { type Control, type Form, under } from './control';
import { titled } from './parts';
import { productList } from './products';
import { readRows, type Row, type RowShape, writeRows } from './rowList';

/** Where the ids of each way of choosing stay while another way is chosen. */
const caches = { activeValueBrand: 'brandGoodsList', selectConfig: 'selectConfigList', activeValueMer: 'merList' } as const;
type Choice = keyof typeof caches;
const choices = namesOf(caches);

/** Of the fields of a tab, those that lie under other names in its `activeList`. */
const settings = { tabConfig: 'activeProTabIndex', numConfig: 'num', goodsSort: 'goodsSort' } as const;

const objectIn = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});

/** The field whose ids are in use: the first way of choosing names products, the others records of their own. */
const chosenBy = (tabConfig: unknown): Choice | undefined => choices[Number(tabConfig) - 1];

function tabRow(fields: readonly FieldModel[]): RowShape {
  const fieldOf = (name: string) => fields.find((field) => field.name === name)!;
  const read = (saved: JsonObject): Row => {
    const active = objectIn(saved.activeList);
    const row: Row = { val: cellOf(saved.val, fieldOf('val')) };
    for (const [name, key] of Object.entries(settings)) row[name] = cellOf(active[key], fieldOf(name));
    row.goodsList = productList.read(active.goods, { field: fieldOf('goodsList') }) ?? [];
    const inUse = chosenBy(row.tabConfig);
    for (const name of choices) row[name] = readCell(name === inUse ? active.activeValue : saved[caches[name]], fieldOf(name)) ?? [];
    return row;
  };
  return {
    read,
    write(saved, row) {
      const active = objectIn(saved.activeList);
      const inUse = chosenBy(row.tabConfig);
      return {
        ...saved, val: row.val as string, activeTabIndex: saved.activeTabIndex ?? 0,
        ...Object.fromEntries(choices.map((name) => [caches[name], row[name] as Json])),
        activeList: {
          styleType: 0, ...active,
          ...Object.fromEntries(Object.entries(settings).map(([name, key]) => [key, row[name] as Json])),
          goods: productList.write(row.goodsList, active.goods, { field: fieldOf('goodsList') }),
          activeValue: inUse ? (row[inUse] as number[]).join(',') : '',
        },
      };
    },
    fresh: {},
  };
}

const tabList: Form = {
  read: (saved, { field }) => (Array.isArray(saved) ? readRows(saved, tabRow(field.fields ?? [])) : undefined),
  write: (value, before, { field }) => writeRows(Array.isArray(before) ? before : [], value as Row[], tabRow(field.fields ?? [])).map((tab, index) => ({ ...tab, activeTabIndex: index })),
};

/** `{ title, tabVal, list: [{ val, activeTabIndex, activeList: { goods, activeProTabIndex, activeValue, styleType, num, goodsSort }, brandGoodsList, selectConfigList, merList }] }`: a choice of products for every tab. */
export const goodsTabs: Control = {
  ...under('list', tabList, (group) => ({ ...titled(group), tabVal: 0 })),
  // Every tab says how its goods are laid out, though it is chosen for all of them.
  follow(saved, { itemStyle }) {
    const list = Array.isArray(saved.list) ? saved.list : [];
    const follows = (tab: Json): boolean => !isObject(tab) || objectIn(tab.activeList).styleType === itemStyle;
    if (list.every(follows)) return saved;
    return { ...saved, list: list.map((tab) => (follows(tab) ? tab : { ...objectIn(tab), activeList: { ...objectIn(objectIn(tab).activeList), styleType: itemStyle as Json } })) };
  },
};
