/** 店铺管理: the shops of one group, taken out one by one or added from the list of merchants. */
import { use } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FieldModel } from '../../../../engine/model';
import { FieldCell } from '../../../../fields/FieldCell';
import { useMayCall } from '../../../data/session/permissions';
import type { FieldOf, RecordOf } from '../../../data/records/typed';
import { useResource } from '../../../data/resources';
import { useProvider } from '../../../resource/provider';
import type { ActionDialogProps } from '../../../../ui/ports/actionDialogs';
import { Button } from '../../../../ui/buttons/Button';
import { useConfirm } from '../../../../ui/layers/Confirm';
import { Dialog } from '../../../../ui/layers/Dialog';
import { EmptyState } from '../../../../ui/states/EmptyState';
import { Asked } from '../../../../ui/states/Asked';
import { showNotice } from '../../../../ui/states/notices';
import { PickerContext } from '../../../../ui/ports/picker';
import './members.css';
import '../../../../ui/display/report.css';

const groups = 'merchant/shopGroup';
const merchants = 'merchant/merchant';
const columns: FieldOf<'merchant/merchant'>[] = ['id', 'name', 'categoryId', 'phone'];

type Shop = RecordOf<'merchant/merchant'>;

export default function Members({ record, onClose }: ActionDialogProps<RecordOf<'merchant/shopGroup'>>) {
  return (
    <Dialog open title={`店铺管理：${String(record.name)}`} width={800} onClose={() => onClose(true)}>
      <Shops id={Number(record.id)} name={String(record.name)} />
    </Dialog>
  );
}

interface ShopsProps {
  id: number;
  name: string;
}

function Shops(props: ShopsProps) {
  const { id } = props;
  const provider = useProvider();
  const query = useQuery({
    queryKey: [groups, 'members', id],
    queryFn: async () => {
      const { data: stored } = await provider.getOne(groups, { id });
      const { data: shops } = await provider.getMany(merchants, { ids: stored.merIds });
      return { stored, shops };
    },
  });
  return <Asked query={query} lines={5} height={32}>{(data) => <Listed {...props} {...data} />}</Asked>;
}

function Listed({ id, name, stored, shops }: ShopsProps & { stored: RecordOf<'merchant/shopGroup'>; shops: readonly Shop[] }) {
  const provider = useProvider();
  const client = useQueryClient();
  const confirm = useConfirm();
  const picker = use(PickerContext);
  const group = useResource(groups);
  const merchant = useResource(merchants);
  const mayCall = useMayCall();
  const mayEdit = mayCall(group.endpoints.find(({ name: called }) => called === 'update'));
  const fields = columns.map((column) => merchant.fields.find((field) => field.name === column)!);
  const chosen = stored.merIds;
  const most = group.fields.find((field) => field.name === 'merIds')!.maxItems;

  const save = async (merIds: readonly (number | string)[], told: string) => {
    try {
      await provider.update(groups, { id, data: { ...stored, merIds }, previousData: stored });
      showNotice('success', told);
    } catch {
      // The data layer has told why; what is shown may be out of date.
    }
    await client.invalidateQueries({ queryKey: [groups] });
  };
  const add = async () => {
    const picked = await picker?.pick({ entity: merchants, multiple: true, selected: chosen, max: most });
    if (picked) await save(picked.map(({ id }) => id), '店铺已更新');
  };
  const remove = async (shop: Shop) => {
    if (await confirm({ text: `确定把「${shop.name}」移出该分组吗` })) await save(chosen.filter((one) => one !== shop.id), '移出成功');
  };

  return (
    <div className="members">
      {mayEdit && <div><Button variant="primary" icon="add" onClick={() => void add()}>添加店铺</Button></div>}
      {shops.length === 0 ? <EmptyState text="该分组还没有店铺" /> : (
        <div className="members-scroll" role="region" aria-label={`${name}的店铺`} tabIndex={0}>
          <table className="report">
            <thead>
              <tr>{fields.map((field) => <th key={field.name} scope="col">{field.title}</th>)}{mayEdit && <th scope="col">操作</th>}</tr>
            </thead>
            <tbody>
              {shops.map((shop) => (
                <tr key={shop.id}>
                  {fields.map((field) => <td key={field.name}><Cell field={field} shop={shop} /></td>)}
                  {mayEdit && <td><Button variant="dangerText" size="small" aria-label={`移出：${shop.name}`} onClick={() => void remove(shop)}>移出</Button></td>}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}

const Cell = ({ field, shop }: { field: FieldModel; shop: Readonly<Record<string, unknown>> }) => <FieldCell field={field} value={shop[field.name]} record={shop} />;
