import { type Json, type JsonObject, isObject } from '../../json';
import { plainRow } from './cell';
import type { Row } from './rowList';
import { type Form, under } from './control';
import { shown, titled } from './parts';

/** Products as they were picked: every field of theirs is part of the value. */
export const productList: Form = {
  read(saved, { field }) {
    if (!Array.isArray(saved)) return undefined;
    const shape = plainRow(field.fields ?? []);
    return saved.filter(isObject).map((product) => ({ ...product, ...shape.read(product) }));
  },
  write(value, before, { field }) {
    const shape = plainRow(field.fields ?? []);
    const known = Array.isArray(before) ? before.filter(isObject) : [];
    return (value as Row[]).map((product) => {
      const saved = known.find(({ id }) => String(id) === String(product.id)) ?? {};
      return { ...saved, ...shape.write(saved, product), ...others(product, saved, Object.keys(shape.read(saved))) };
    });
  },
};

/** What a product holds beside the fields that are read of it. */
const others = (product: Row, saved: JsonObject, read: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(product).filter(([key]) => !read.includes(key)).map(([key, each]) => [key, (each ?? saved[key] ?? null) as Json]));

/** `{ title, list: [product], max, isShow }`. */
export const products = under('list', productList, (group) => ({ ...titled(group), max: group.field.maxItems ?? 100, ...shown }));
