import { describe, expect, it, vi } from 'vitest';
import { FormStore } from '../../../../src/console/resource/form/store';

describe('FormStore', () => {
  it('tells only the listeners of the changed field', () => {
    const store = new FormStore({ a: 1, b: 2 });
    const [a, b] = [vi.fn(), vi.fn()];
    store.subscribe({ field: 'a' }, a);
    store.subscribe({ field: 'b' }, b);
    store.set('a', 3);
    expect([a.mock.calls.length, b.mock.calls.length]).toEqual([1, 0]);
    store.set('a', 3);
    expect(a).toHaveBeenCalledTimes(1);
  });

  it('is dirty exactly while a value differs from the opening one', () => {
    const store = new FormStore({ name: '', tags: ['a'] });
    const dirty = vi.fn();
    store.subscribe('dirty', dirty);
    store.set('name', 'x');
    store.set('tags', ['a', 'b']);
    expect(store.dirtyFields()).toEqual(['name', 'tags']);
    store.patch({ name: null, tags: ['a'] });
    expect(store.isDirty()).toBe(false);
    expect(dirty).toHaveBeenCalledTimes(2);
  });

  it('keeps the snapshot until something changes', () => {
    const store = new FormStore({ a: 1 });
    const before = store.values();
    expect(store.values()).toBe(before);
    store.set('a', 2);
    expect(store.values()).toEqual({ a: 2 });
    expect(before).toEqual({ a: 1 });
  });

  it('compares with the newer record after a rebase', () => {
    const store = new FormStore({ a: 1, b: 1 });
    store.set('a', 2);
    store.rebase({ a: 2, b: 5 }, { a: 2, b: 6 });
    expect(store.dirtyFields()).toEqual(['b']);
    expect(store.initial()).toEqual({ a: 2, b: 5 });
  });

  it('tells the fields whose message came or went', () => {
    const store = new FormStore({});
    store.setErrors({ a: '请输入名称', c: '请输入排序' });
    const listeners = { a: vi.fn(), b: vi.fn(), c: vi.fn() };
    for (const [field, listener] of Object.entries(listeners)) store.subscribe({ field }, listener);
    store.setErrors({ b: '请选择', c: '请输入排序' });
    expect(store.hasError('a')).toBe(false);
    expect(Object.values(listeners).map((listener) => listener.mock.calls.length)).toEqual([1, 1, 0]);
    store.setErrorsOf(['b'], { b: '请选择', a: '请输入名称' });
    expect([...store.errors().keys()]).toEqual(['b', 'c']);
    store.setErrorsOf(['b', 'c'], {});
    expect(store.errors().size).toBe(0);
  });

  it('gathers the messages at the parts of a value under its field', () => {
    const store = new FormStore({});
    store.setErrors({ rows: '至少添加2项', 'rows.0.price': '请输入售价', 'rows.1.stock': '请输入库存' });
    const messages = store.error('rows');
    expect(messages).toEqual({ own: '至少添加2项', parts: { '0.price': '请输入售价', '1.stock': '请输入库存' } });
    store.setErrors({ 'rows.1.stock': '请输入库存', 'rows.0.price': '请输入售价', rows: '至少添加2项' });
    expect(store.error('rows')).toBe(messages);
  });

  it('ends a subscription', () => {
    const store = new FormStore({ a: 1 });
    const listener = vi.fn();
    store.subscribe({ field: 'a' }, listener)();
    store.set('a', 2);
    expect(listener).not.toHaveBeenCalled();
  });
});
