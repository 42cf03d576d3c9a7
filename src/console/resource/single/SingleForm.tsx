/** The form of the one record that an entity has: read when it is opened and once it is saved, with its history beside. */
import { useCallback, useMemo, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { type ResourceModel, singleId } from '../../../engine/model';
import { Button } from '../../../ui/buttons/Button';
import { Drawer } from '../../../ui/layers/Drawer';
import { Asked } from '../../../ui/states/Asked';
import { useCapabilities } from '../../data/capabilities';
import { useMayCall } from '../../data/session/permissions';
import { HistoryPanel } from '../detail/HistoryPanel';
import { RecordForm } from '../form/RecordForm';
import type { FormSession } from '../form/session';
import type { Values } from '../form/store';
import { useFirstAnswer } from '../form/useFirstAnswer';
import { useInputsAhead } from '../form/useInputsAhead';
import { formValues } from '../form/useOpening';
import './single.css';

export function SingleForm({ resource }: { resource: ResourceModel }) {
  const provider = useDataProvider();
  useInputsAhead(resource.fields, resource.form?.sections);
  const read = useCallback(async () => (await provider.getOne(resource.key, { id: singleId })).data as Values, [provider, resource]);
  const query = useQuery({
    queryKey: ['single', resource.key], queryFn: read, gcTime: 0, staleTime: Infinity, retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false,
  });
  return <Asked query={useFirstAnswer(query)} lines={6} height={32}>{(opened) => <Opened resource={resource} opened={opened} read={read} />}</Asked>;
}

interface OpenedProps {
  resource: ResourceModel;
  opened: Values;
  read(): Promise<Values>;
}

function Opened({ resource, opened, read }: OpenedProps) {
  const mayCall = useMayCall();
  const capabilities = useCapabilities();
  const box = useRef<HTMLDivElement>(null);
  /** Values of an older version, to be saved or left. */
  const [changes, setChanges] = useState<Values>();
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  const [isTold, setTold] = useState(false);
  const maySave = mayCall(resource.endpoints.find(({ role }) => role === 'update'));
  const { form } = resource;
  // oxlint-disable-next-line react/exhaustive-deps -- of the moment of opening: a schema changed meanwhile must not take typed input away
  const initial = useMemo(() => formValues(resource, 'edit', opened), [opened]);

  // The form goes on with what is stored now, without the secrets that were typed; the focus stays in it.
  const goOn = async (renew: FormSession['renew']) => {
    const stored = await read().catch(() => undefined);
    setChanges(undefined);
    if (stored) renew(stored, formValues(resource, 'edit', stored));
    if (!box.current?.contains(document.activeElement)) box.current?.focus();
  };
  const restore = (values: Values) => {
    setTold(false);
    setChanges(values);
  };

  if (!form) return null;
  return (
    <div className="single-form" ref={box} tabIndex={-1}>
      <RecordForm
        resource={resource}
        form={form}
        mode="edit"
        id={singleId}
        initial={initial}
        stored={opened}
        changes={changes}
        footer={maySave ? footer : null}
        saveLabel={form.save ?? '提交'}
        onSaved={(_, renew) => goOn(renew)}
      />
      <div className="form-footer">
        {capabilities.history && <Button onClick={() => setTold(true)}>操作记录</Button>}
        {maySave ? <div className="single-save" ref={setFooter} /> : <p className="form-help">您没有修改该设置的权限。</p>}
      </div>
      <Drawer open={isTold} title={`${form.titles.edit}操作记录`} width={720} onClose={() => setTold(false)}>
        {isTold && <HistoryPanel resource={resource} id={singleId} onRestore={maySave ? restore : undefined} />}
      </Drawer>
    </div>
  );
}
