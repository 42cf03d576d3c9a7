/** Records picked from their list, in the order in which they are shown; of each the row keeps the fields it declares. */
import { use, useState } from 'react';
import { useDataProvider } from 'ra-core';
import { Button } from '../../../../ui/buttons/Button';
import { IconButton } from '../../../../ui/buttons/IconButton';
import { LazyImage } from '../../../../ui/display/LazyImage';
import { showNotice } from '../../../../ui/states/notices';
import { PickerContext } from '../../../../ui/ports/picker';
import { SortableRows } from '../../../../ui/dragging/SortableRows';
import { moved } from './moved';
import type { FieldControlProps } from '../control';

type Row = Record<string, unknown>;

/** Spec 1 §5: the picker of products. */
const most = 100;

export function PickedControl({ id, field, value, onChange }: FieldControlProps) {
  const entity = field.to!;
  const picker = use(PickerContext);
  const dataProvider = useDataProvider();
  const [busy, setBusy] = useState(false);
  const products = (Array.isArray(value) ? value : []) as Row[];
  const max = field.maxItems ?? most;
  const names = (field.fields ?? []).map(({ name }) => name);
  const pick = async () => {
    const picked = await picker!.pick({ entity, multiple: true, max, selected: products.map((product) => product.id as number) });
    if (!picked) return;
    const ids = picked.map((each) => each.id);
    const unknown = ids.filter((each) => !products.some((product) => String(product.id) === String(each)));
    setBusy(true);
    try {
      const { data } = unknown.length > 0 ? await dataProvider.getMany(entity, { ids: unknown }) : { data: [] as Row[] };
      const kept = [...products, ...data.map((row: Row) => Object.fromEntries(['id', ...names].map((name) => [name, row[name]])))];
      onChange(ids.flatMap((each) => kept.find((product) => String(product.id) === String(each)) ?? []));
    } catch (error) {
      showNotice('error', error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="pd-rows">
      <SortableRows count={products.length} className="pd-product" nameOf={(at) => String(products[at]!.name)} disabled={products.length < 2} onMove={(from, to) => onChange(moved(products, from, to))}>
        {(at) => {
          const product = products[at]!;
          return (
            <>
              <LazyImage src={String(product.image ?? '')} alt="" />
              <span className="pd-product-name" title={String(product.name)}>{String(product.name)}</span>
              <IconButton size="small" icon="delete" label={`移除${String(product.name)}`} onClick={() => onChange(products.filter((_each, index) => index !== at))} />
            </>
          );
        }}
      </SortableRows>
      <Button id={id} icon="add" busy={busy} disabled={!picker?.has(entity)} onClick={() => void pick()}>选择{field.title.replace('列表', '')} ({products.length}/{max})</Button>
    </div>
  );
}
