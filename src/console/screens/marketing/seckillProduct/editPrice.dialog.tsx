/** 编辑 of an approved product: the price of each of its specifications. */
import { useState } from 'react';
import type { RecordOf } from '../../../data/records/typed';
import { useProvider } from '../../../resource/provider';
import { Button } from '../../../../ui/buttons/Button';
import { ImagePreview } from '../../../../ui/display/ImagePreview';
import { NumberInput } from '../../../../ui/inputs/NumberInput';
import { Dialog } from '../../../../ui/layers/Dialog';
import { showNotice } from '../../../../ui/states/notices';
import type { ActionDialogProps } from '../../../../ui/ports/actionDialogs';
import '../../../../ui/display/report.css';
import '../../../../ui/inputs/field.css';
import './editPrice.css';

interface Row { id: number; sku: string; image: string; otPrice: string; quotaShow: number; quota: number; price: string }

const key = 'marketing/seckillProduct';
const isPrice = (text: string): boolean => /^\d{1,5}(\.\d{1,2})?$/.test(text.trim()) && Number(text) >= 0.01 && Number(text) <= 99_999;

export default function EditPrice({ record, onClose }: ActionDialogProps<RecordOf<'marketing/seckillProduct'>>) {
  const provider = useProvider();
  const rows: Row[] = Array.isArray(record.attrValue) ? record.attrValue as unknown as Row[] : [];
  const [prices, setPrices] = useState<Readonly<Record<number, string>>>({});
  const [told, setTold] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const priceOf = ({ id, price }: Row) => prices[id] ?? price;
  const save = async () => {
    setSaving(true);
    try {
      await provider.action(key, { name: 'setPrice', ids: [], input: { productList: [{ id: record.id, attrValue: rows.map((row) => ({ id: row.id, activityPrice: Number(priceOf(row)).toFixed(2) })) }] } });
      showNotice('success', '操作成功');
      onClose(true);
    } catch (error) {
      setTold(error instanceof Error ? error.message : String(error));
      setSaving(false);
    }
  };
  return (
    <Dialog open title={`编辑活动价：${record.name ?? ''}`} width={1000} onClose={() => onClose()}
      footer={<><Button onClick={() => onClose()}>取消</Button><Button variant="primary" busy={isSaving} disabled={rows.some((row) => !isPrice(priceOf(row)))} onClick={() => void save()}>保存活动价</Button></>}>
      <table className="report seckill-prices" aria-label="商品信息">
        <thead><tr><th scope="col">图片</th><th scope="col">规格</th><th scope="col">售价</th><th scope="col">限量</th><th scope="col">限量剩余</th><th scope="col">活动价格</th></tr></thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td><ImagePreview src={row.image} alt={row.sku} width={36} height={36} zoom={false} /></td><td>{row.sku}</td><td>{row.otPrice}</td><td>{row.quotaShow}</td><td>{row.quota}</td>
              <td>
                <NumberInput bare decimal aria-label={`活动价格：${row.sku}`} text={priceOf(row)} minimum={0.01} maximum={99_999} invalid={!isPrice(priceOf(row))} onText={(text) => setPrices((held) => ({ ...held, [row.id]: text }))} />
                {!isPrice(priceOf(row)) && <p className="form-message" role="alert">活动价格为0.01–99999，最多两位小数</p>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {told !== undefined && <p className="form-message" role="alert">{told}</p>}
    </Dialog>
  );
}
