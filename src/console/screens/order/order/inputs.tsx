/** Inputs of 发货 that no kind draws: a way that clears the others, the pieces of a part. */
import { createContext, use, useEffect, useRef } from 'react';
import type { Inputs } from '../../../../../generated/records';
import { controlId, type OwnInputs, useFieldError, useFieldValue, useFormParts, useInputState } from '../../../resource/form/context';
import { FormField } from '../../../resource/form/FormField';
import type { InputSpec } from '../../../resource/form/inputState';
import { Checkbox } from '../../../../ui/inputs/Checkbox';
import { ImagePreview } from '../../../../ui/display/ImagePreview';
import { NumberInput } from '../../../../ui/inputs/NumberInput';
import { leftOf, type OrderItem, type Part } from './items';
import '../../../../ui/inputs/field.css';
import '../../../../ui/display/report.css';

type Sending = Inputs['order/order']['send'];

const blank = { expressCode: '', expressNumber: '', deliveryCarrier: '', carrierPhone: '', deliveryMark: '' } satisfies Partial<Sending>;

/** Another way of delivery begins with nothing filled in (order sheet: change resets the rest). */
function Way({ spec }: { spec: InputSpec }) {
  const { store } = useFormParts();
  const way = useFieldValue(spec.field.name);
  const before = useRef(way);
  useEffect(() => {
    if (before.current !== way) store.patch(blank);
    before.current = way;
  }, [way, store]);
  return <FormField spec={spec} />;
}

/** Items of the order whose dialog this is. */
export const ItemsContext = createContext<readonly OrderItem[]>([]);

/** Asked only where there is something to split. */
function Split({ spec }: { spec: InputSpec }) {
  const pieces = use(ItemsContext).reduce((sum, item) => sum + leftOf(item), 0);
  return pieces > 1 ? <FormField spec={spec} /> : null;
}

/** Items that go with this parcel, and how many pieces of each. */
function Parts({ spec }: { spec: InputSpec }) {
  const { id: form, store, check } = useFormParts();
  const { shown } = useInputState(spec);
  const items = use(ItemsContext).filter((item) => leftOf(item) > 0);
  const { field } = spec;
  const chosen = (useFieldValue(field.name) ?? []) as Part[];
  const { own: error, parts } = useFieldError(field.name);
  const id = controlId(form, field.name);
  if (!shown) return null;
  const change = (next: Part[]) => {
    store.set(field.name, next);
    if (store.hasError(field.name)) check(field.name);
  };
  const tick = (item: OrderItem, on: boolean) => change(on ? [...chosen, { orderDetailId: item.id, num: leftOf(item) }] : chosen.filter((part) => part.orderDetailId !== item.id));
  const count = (item: OrderItem, text: string) => change(chosen.map((part) => (part.orderDetailId === item.id ? { ...part, num: /^\d+$/.test(text) ? Number(text) : text } : part)));
  return (
    <div className="form-field" data-field={field.name} role="group" aria-labelledby={`${id}-label`}>
      <span className="form-label" id={`${id}-label`}><span className="form-required" aria-hidden="true">*</span>{field.title}</span>
      <div className="order-scroll" role="region" aria-label={field.title} tabIndex={0}>
        <table className="report order-parts">
          <thead><tr><th scope="col">选择</th><th scope="col">商品信息</th><th scope="col" className="order-roomy">购买数量</th><th scope="col" className="order-roomy">已发数量</th><th scope="col">本次发货</th></tr></thead>
          <tbody>
            {items.map((item, index) => {
              const at = chosen.findIndex((part) => part.orderDetailId === item.id);
              const part = chosen[at];
              const wrong = parts[`${at}.num`];
              return (
                <tr key={item.id}>
                  <td><Checkbox id={index === 0 ? id : undefined} aria-label={`发货：${item.productName}`} checked={at >= 0} onChange={(on) => tick(item, on)} /></td>
                  <td><span className="order-goods"><ImagePreview src={item.image} alt={item.productName} width={40} height={40} zoom={false} /><span>{item.productName}<small>{item.sku}</small><small className="order-narrow">购买 {item.payNum} 件，已发 {item.deliveryNum} 件</small></span></span></td>
                  <td className="order-roomy">{item.payNum}</td>
                  <td className="order-roomy">{item.deliveryNum}</td>
                  <td>
                    <NumberInput
                      aria-label={`本次发货数量：${item.productName}`} disabled={!part} minimum={1} maximum={leftOf(item)} invalid={wrong !== undefined}
                      text={String(part?.num ?? '')} onText={(text) => count(item, text)}
                    />
                    {wrong && <p className="form-message" role="alert">{wrong}</p>}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {error !== undefined && <p className="form-message" id={`${id}-message`} role="alert">{error}</p>}
    </div>
  );
}

export const shipInputs = { deliveryType: Way, isSplit: Split, detailList: Parts } satisfies Partial<Record<keyof Sending, OwnInputs[string]>>;
