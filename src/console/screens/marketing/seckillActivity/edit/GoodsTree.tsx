/** Goods and their specifications, with what the sale offers of each. */
import { use, useMemo, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from '../../../../../ui/buttons/Button';
import { IconButton } from '../../../../../ui/buttons/IconButton';
import { ImagePreview } from '../../../../../ui/display/ImagePreview';
import { Checkbox } from '../../../../../ui/inputs/Checkbox';
import { NumberInput } from '../../../../../ui/inputs/NumberInput';
import { RadioGroup } from '../../../../../ui/inputs/RadioGroup';
import { deletion, useConfirm } from '../../../../../ui/layers/Confirm';
import { Dialog } from '../../../../../ui/layers/Dialog';
import { PickerContext } from '../../../../../ui/ports/picker';
import { showNotice } from '../../../../../ui/states/notices';
import { controlId, useFieldError, useFieldValue, useFormParts } from '../../../../resource/form/context';
import type { InputSpec } from '../../../../resource/form/inputState';
import { useProvider } from '../../../../resource/provider';
import { type Chosen, chosenOf, discounted, mapRows, type Shown } from './goods';
import '../../../../../ui/inputs/field.css';
import '../../../../../ui/display/report.css';
import './seckill.css';

const most = 100;

/** The products of these ids with their specifications, by the read of the picker. */
function useProducts(ids: readonly number[]) {
  const provider = useProvider();
  const query = useQuery({
    queryKey: ['product/product', 'seckill', ids],
    enabled: ids.length > 0,
    queryFn: ({ signal }) => productsOf(provider, ids, signal),
    placeholderData: keepPreviousData,
  });
  return useMemo(() => new Map((query.data ?? []).map((product) => [product.id, product])), [query.data]);
}

async function productsOf(provider: ReturnType<typeof useProvider>, ids: readonly number[], signal?: AbortSignal): Promise<Shown[]> {
  const { data } = await provider.getList<'product/product'>('product/product', { filter: { productId: ids.join(',') }, pagination: { page: 1, perPage: most }, meta: { read: 'read.marketing' }, signal });
  return data as unknown as Shown[];
}

interface BulkProps {
  what: 'quota' | 'price';
  onDone(value: { quota?: number; price?: string; percent?: number }): void;
  onClose(): void;
}

/** 批量设置: the limit, or the price as an amount or a percentage. */
function Bulk({ what, onDone, onClose }: BulkProps) {
  const [way, setWay] = useState(0);
  const [text, setText] = useState('');
  const isPercent = what === 'price' && way === 1;
  const number = Number(text);
  const isRight = text.trim() !== '' && (what === 'quota' ? Number.isInteger(number) && number >= 1 && number <= 99_999 : isPercent ? Number.isInteger(number) && number >= 0 && number <= 100 : number >= 0 && number <= 99_999 && /^\d+(\.\d{1,2})?$/.test(text.trim()));
  const title = what === 'quota' ? '限量' : isPercent ? '活动折扣(%)' : '活动价';
  const done = () => onDone(what === 'quota' ? { quota: number } : isPercent ? { percent: number } : { price: number.toFixed(2) });
  return (
    <Dialog open title={what === 'quota' ? '批量设置限量' : '批量设置活动价'} width={470} onClose={onClose}
      footer={<><Button onClick={onClose}>取消</Button><Button variant="primary" disabled={!isRight} onClick={done}>确定</Button></>}>
      {what === 'price' && <RadioGroup aria-label="设置方式" options={[{ value: 0, label: '活动价' }, { value: 1, label: '活动折扣(%)' }]} value={way} onChange={setWay} />}
      <label className="seckill-bulk"><span>{title}</span><NumberInput aria-label={title} text={text} onText={setText} minimum={what === 'quota' ? 1 : 0} maximum={isPercent ? 100 : 99_999} decimal={what === 'price' && !isPercent} /></label>
    </Dialog>
  );
}

const toNumber = (text: string): number => (/^\d+$/.test(text) ? Number(text) : text as unknown as number);

export function GoodsTree({ spec }: { spec: InputSpec }) {
  const { id: form, store, check } = useFormParts();
  const { field } = spec;
  const held = useFieldValue(field.name);
  const list = useMemo(() => (held ?? []) as Chosen[], [held]);
  const { own: error, parts } = useFieldError(field.name);
  const picker = use(PickerContext);
  const provider = useProvider();
  const confirm = useConfirm();
  const ids = useMemo(() => list.map(({ id }) => id), [list]);
  const products = useProducts(ids);
  // Rows arrive checked.
  const [unchecked, setUnchecked] = useState<ReadonlySet<number>>(new Set());
  const [bulk, setBulk] = useState<BulkProps['what']>();
  const checked = new Set(ids.filter((id) => !unchecked.has(id)));
  const id = controlId(form, field.name);

  const change = (next: Chosen[]) => {
    store.set(field.name, next);
    if (store.hasError(field.name)) check(field.name);
  };
  const tick = (which: readonly number[], on: boolean) => setUnchecked((held) => new Set(on ? [...held].filter((each) => !which.includes(each)) : [...held, ...which]));
  const add = async () => {
    const picked = await picker?.pick({ entity: 'product/product', multiple: true, selected: ids, max: most });
    if (!picked) return;
    const wanted = picked.map((each) => Number(each.id)).filter((each) => !ids.includes(each));
    if (wanted.length === 0) return;
    try {
      const found = await productsOf(provider, wanted);
      change([...list, ...found.map(chosenOf)]);
    } catch (error) {
      showNotice('error', error instanceof Error ? error.message : String(error));
    }
  };
  const remove = async (which: ReadonlySet<number>, text: string) => {
    if (await confirm(deletion(text))) change(list.filter((product) => !which.has(product.id)));
  };
  const needsRows = (then: () => void) => (checked.size > 0 ? then() : showNotice('warning', '请先选择商品'));
  const setAll: BulkProps['onDone'] = ({ quota, price, percent }) => {
    change(mapRows(list, checked, (row, product) => {
      if (quota !== undefined) return { ...row, quota };
      const own = products.get(product.id)?.attrValue.find((each) => each.id === row.attrValueId);
      return { ...row, activityPrice: percent === undefined ? price ?? '' : discounted(own?.price ?? '0', percent) };
    }));
    setBulk(undefined);
  };
  const setRow = (at: number, index: number, values: object) => change(list.map((product, place) => (place === at ? { ...product, attrValue: product.attrValue.map((row, own) => (own === index ? { ...row, ...values } : row)) } : product)));
  const wrong = (path: string) => parts[path] !== undefined && <p className="form-message" role="alert">{parts[path]}</p>;

  return (
    <div className="form-field seckill-goods" data-field={field.name} role="group" aria-label={field.title} id={id} tabIndex={-1}>
      <div className="seckill-tools" role="toolbar" aria-label="商品操作">
        <Button size="small" variant="primary" icon="add" disabled={list.length >= most} onClick={() => void add()}>添加商品</Button>
        <Button size="small" disabled={list.length === 0} onClick={() => needsRows(() => setBulk('quota'))}>批量设置限量</Button>
        <Button size="small" disabled={list.length === 0} onClick={() => needsRows(() => setBulk('price'))}>批量设置活动价</Button>
        <Button size="small" disabled={list.length === 0} onClick={() => needsRows(() => void remove(checked, '移除所选商品'))}>批量删除</Button>
      </div>
      <div className="seckill-scroll" role="region" aria-label="商品与规格" tabIndex={0}>
        <table className="report">
          <thead>
            <tr>
              <th scope="col"><Checkbox aria-label="选择全部商品" checked={list.length > 0 && checked.size === list.length} disabled={list.length === 0} onChange={(on) => tick(ids, on)} /></th>
              <th scope="col">商品信息</th><th scope="col">商品分类</th><th scope="col">售价</th><th scope="col">库存</th><th scope="col">限量</th><th scope="col">活动价格</th><th scope="col">排序</th><th scope="col">操作</th>
            </tr>
          </thead>
          {list.length === 0 && <tbody><tr><td colSpan={9}>尚未添加商品</td></tr></tbody>}
          {list.map((product, at) => {
            const shown = products.get(product.id);
            const name = shown?.name ?? `商品${product.id}`;
            return (
              <tbody key={product.id}>
                <tr>
                  <td><Checkbox aria-label={`选择：${name}`} checked={checked.has(product.id)} onChange={(on) => tick([product.id], on)} /></td>
                  <td><span className="seckill-name">{shown && <ImagePreview src={shown.image} alt={name} width={36} height={36} zoom={false} />}<span>{name}{wrong(`${at}.id`)}{wrong(`${at}.attrValue`)}</span></span></td>
                  <td>{shown?.categoryName ?? '-'}</td><td>{shown?.price ?? '-'}</td><td>{shown?.stock ?? '-'}</td><td /><td />
                  <td><NumberInput bare aria-label={`排序：${name}`} text={String(product.sort ?? '')} minimum={0} maximum={99_999} onText={(text) => change(list.map((each, place) => (place === at ? { ...each, sort: toNumber(text) } : each)))} /></td>
                  <td><IconButton size="small" icon="delete" label={`删除：${name}`} onClick={() => void remove(new Set([product.id]), '删除该秒杀商品')} /></td>
                </tr>
                {product.attrValue.map((row, index) => {
                  const own = shown?.attrValue.find((each) => each.id === row.attrValueId);
                  const sku = own?.sku ?? String(row.attrValueId);
                  return (
                    <tr key={row.attrValueId} className="seckill-sku">
                      <td /><td>{sku}</td><td /><td>{own?.price ?? '-'}</td><td>{own?.stock ?? '-'}</td>
                      <td><NumberInput bare aria-label={`限量：${name} ${sku}`} text={String(row.quota)} minimum={0} maximum={own?.stock} invalid={parts[`${at}.attrValue.${index}.quota`] !== undefined} onText={(text) => setRow(at, index, { quota: toNumber(text) })} />{wrong(`${at}.attrValue.${index}.quota`)}</td>
                      <td><NumberInput bare decimal aria-label={`活动价格：${name} ${sku}`} text={row.activityPrice} minimum={0.01} maximum={99_999} invalid={parts[`${at}.attrValue.${index}.activityPrice`] !== undefined} onText={(text) => setRow(at, index, { activityPrice: text })} />{wrong(`${at}.attrValue.${index}.activityPrice`)}</td>
                      <td /><td />
                    </tr>
                  );
                })}
              </tbody>
            );
          })}
        </table>
      </div>
      {error !== undefined && <p className="form-message" id={`${id}-message`} role="alert">{error}</p>}
      {bulk && <Bulk what={bulk} onDone={setAll} onClose={() => setBulk(undefined)} />}
    </div>
  );
}
