/** An activity on a page of its own: a new one with its goods, a copy, a stored one, or goods for one that is there (flash-sale sheet). */
import { useMemo, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { createPortal } from 'react-dom';
import { useParams } from 'react-router-dom';
import { activityStatus } from '../../../../../../generated/codes';
import type { FieldModel, FormSection, ResourceModel } from '../../../../../engine/model';
import { PageHeader } from '../../../../../ui/display/PageHeader';
import { Asked } from '../../../../../ui/states/Asked';
import { showNotice } from '../../../../../ui/states/notices';
import { useLeave } from '../../../../../ui/ports/screen';
import { useAction, useResource } from '../../../../data/resources';
import { useTitle } from '../../../../data/site/title';
import type { RecordOf } from '../../../../data/records/typed';
import { useRecord } from '../../../../resource/detail/useRecord';
import { FormBody } from '../../../../resource/form/FormBody';
import { FormButtons } from '../../../../resource/form/FormButtons';
import { LeaveGuard } from '../../../../resource/form/leaving';
import { Notices } from '../../../../resource/form/Notices';
import type { Values } from '../../../../resource/form/store';
import { Summary } from '../../../../resource/form/Summary';
import { useAgree } from '../../../../resource/form/useAgree';
import { useDraftKey } from '../../../../resource/form/useDraftKey';
import { useForm } from '../../../../resource/form/useForm';
import { blankValues } from '../../../../resource/form/useOpening';
import { useSaveKeys } from '../../../../resource/form/useSaveKeys';
import { useSaving } from '../../../../resource/form/useSaving';
import { loadActionCheck, loadCheck } from '../../../../resource/form/validation';
import { useProvider } from '../../../../resource/provider';
import { GoodsTable } from './GoodsTable';
import { GoodsTree } from './GoodsTree';
import { type Chosen, whyNot } from './goods';
import { Range } from './Range';

const key = 'marketing/seckillActivity';
const list = '/marketing/seckill/seckillActivity';
const own = { productList: GoodsTree, proCategory: Range };
const goods = 'productList';
const ended = [{ text: '活动已结束，不能修改' }];

type Activity = RecordOf<typeof key>;
type Way = 'create' | 'copy' | 'edit' | 'addGoods';
const titles: Record<Way, string> = { create: '添加秒杀活动', copy: '添加秒杀活动', edit: '编辑秒杀活动', addGoods: '添加商品' };

const wayOf = (id: number, type: string | undefined): Way => (id === 0 ? 'create' : type === 'edit' ? 'edit' : type === 'copy' ? 'copy' : 'addGoods');

export default function CreatSeckill() {
  const params = useParams();
  const id = Number(params.id ?? 0) || 0;
  const way = wayOf(id, params.type);
  const resource = useResource(key);
  const title = id > 0 && way !== 'copy' ? `${titles[way]} ID:${id}` : titles[way];
  useTitle(title);
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  return (
    <div className="form-page">
      <PageHeader title={title} back={list} />
      <div className="form-page-body" key={`${way}/${id}`}>
        {id === 0 ? <Form resource={resource} way="create" footer={footer} /> : <Stored resource={resource} id={id} way={way} footer={footer} />}
      </div>
      <div className="form-footer" ref={setFooter} />
    </div>
  );
}

interface FormProps {
  resource: ResourceModel;
  way: Way;
  stored?: Activity;
  footer: HTMLElement | null;
}

function Stored({ id, ...props }: Omit<FormProps, 'stored'> & { id: number }) {
  const query = useRecord<Activity>(props.resource, id, undefined);
  return <Asked query={query} lines={6} height={32}>{(stored) => <Form {...props} stored={stored} />}</Asked>;
}

/** What a form of these fields begins with: the record's own values, a copy's days anew. */
function beginning(fields: readonly FieldModel[], way: Way, stored: Activity | undefined): Values {
  if (!stored || way === 'addGoods') return blankValues(fields);
  const held = Object.fromEntries(fields.filter(({ name }) => name !== goods).map(({ name }) => [name, stored[name as keyof Activity]]));
  return blankValues(fields, way === 'copy' ? { ...held, startDate: null, endDate: null, productList: copied(stored) } : held);
}

/** Goods of a copied activity as they would be chosen. */
const copied = ({ productList }: Activity): Chosen[] => (Array.isArray(productList) ? productList : []).map(({ productId, sort, attrValue }) =>
  ({ id: productId, sort, attrValue: attrValue.map((row: { masterId: number; quotaShow: number; price: string }) => ({ attrValueId: row.masterId, quota: row.quotaShow, activityPrice: row.price })) }));

function Form({ resource, way, stored, footer }: FormProps) {
  const provider = useProvider();
  const queries = useQueryClient();
  const leave = useLeave();
  const action = useAction(key, way === 'addGoods' ? 'addGoods' : 'add');
  const model = action.form;
  const isEdit = way === 'edit';
  const { save } = useSaving({ resource, mode: isEdit ? 'edit' : 'create' });
  const { fields, sections } = useMemo(() => {
    const inputs = model?.inputs ?? [];
    const [own, settings] = [inputs.filter(({ name }) => name === goods), inputs.filter(({ name }) => name !== goods)];
    const parts: FormSection[] = way === 'addGoods' ? [{ inputs: own }] : [{ title: '基础设置', inputs: settings }, ...(isEdit ? [] : [{ title: '添加商品', inputs: own }])];
    return { fields: (model?.fields ?? []).filter(({ name }) => !isEdit || name !== goods), sections: parts };
  }, [model, way, isEdit]);
  const initial = useMemo(() => beginning(fields, way, stored), [fields, way, stored]);
  const draftKey = useDraftKey(way === 'edit' ? key : `${key}/${way}`, isEdit ? 'edit' : 'create', stored?.id);
  const form = useForm({
    resource: key, mode: isEdit ? 'edit' : 'create', recordId: isEdit ? stored?.id : undefined, fields, sections, initial, own, draftKey,
    stored: isEdit ? stored : undefined,
    loadCheck: () => (isEdit ? loadCheck(resource, 'update') : loadActionCheck(resource, action)),
    save: async (values, held) => {
      if (isEdit) return save(values, held);
      const wrong = whyNot((values[goods] ?? []) as Chosen[]);
      if (wrong !== undefined) throw new Error(wrong);
      return provider.action(key, { name: action.name, ids: stored && way === 'addGoods' ? [stored.id] : [], input: values });
    },
    agree: useAgree(),
    onSaved: () => {
      showNotice('success', isEdit ? '编辑成功' : '添加成功');
      void queries.invalidateQueries({ queryKey: [key] });
      leave(list);
    },
  });
  const closed = way !== 'copy' && stored?.status === activityStatus.ended;
  useSaveKeys(form.root, () => { if (!closed) void form.session.submit(); });
  const sectionsAs = way === 'create' || way === 'copy' ? 'steps' : 'plain';
  return (
    <>
      <LeaveGuard store={form.parts.store} onGiveUp={form.draft.close} />
      {closed && <Notices notices={ended} />}
      <Summary form={form} />
      <FormBody form={form} sectionsAs={sectionsAs} closes />
      {isEdit && stored && <GoodsTable activity={stored} />}
      {footer && createPortal(<FormButtons form={form} sectionsAs={sectionsAs} closed={closed} />, footer)}
    </>
  );
}
