import { useState } from 'react';
import { copyrightStatus } from '../../../../../generated/codes';
import type { RecordOf } from '../../../data/records/typed';
import { Button } from '../../../../ui/buttons/Button';
import { Tag } from '../../../../ui/display/Tag';
import type { DetailPanelProps } from '../../../../ui/ports/detailPanels';
import { useEnumeration } from '../../../../ui/ports/enumerations';
import { Application } from './Application';
import './copyright.css';

/** What is to be done at the licensor's; undefined: nothing. */
function stepOf({ status, copyright }: DetailPanelProps<RecordOf<'operation/copyright'>>['record']): string | undefined {
  if (status === copyrightStatus.none) return '申请授权';
  if (status === copyrightStatus.refused) return '重新申请';
  return status === copyrightStatus.granted && !copyright ? '去版权' : undefined;
}

/** What the licensor has told: entered in 平台设置, so that it stands here and is not changed. */
export default function Licence({ record }: DetailPanelProps<RecordOf<'operation/copyright'>>) {
  const { status, authCode, copyright, domainUrl, version, applyUrl } = record;
  const state = useEnumeration('copyrightStatus')?.items.find(({ value }) => value === status);
  const step = stepOf(record);
  const [applying, setApplying] = useState(false);
  const facts = [['授权码', authCode], ['版权码', copyright], ['接口域名', domainUrl], ['版本号', version]] as const;
  return (
    <section className="copyright-licence" aria-label="授权状态">
      <h2>授权状态 {state && <Tag tone={state.colour}>{state.title}</Tag>}</h2>
      <dl>{facts.map(([name, value]) => <div key={name}><dt>{name}</dt><dd>{value || '-'}</dd></div>)}</dl>
      {step !== undefined && applyUrl && <p><Button variant="primary" onClick={() => setApplying(true)}>{step}</Button></p>}
      <p>授权状态、授权码、版权码和申请地址由授权方提供，在平台设置的“商城设置 - 授权信息”中填写。</p>
      {applying && step !== undefined && applyUrl && <Application title={step} address={applyUrl} onClose={() => setApplying(false)} />}
    </section>
  );
}
