/** 短信模板: templates registered at the provider, and those applied for (settings sheet). */
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { onePass, templateTypes } from '../../../../../engine/extension/onePass';
import { onePassKey, readTemplates, templateApplication } from '../../../../data/onePass';
import { useMayCall } from '../../../../data/session/permissions';
import { FieldsForm } from '../../../../formTemplate';
import { Button } from '../../../../../ui/buttons/Button';
import { PageHeader } from '../../../../../ui/display/PageHeader';
import { Pager } from '../../../../../ui/display/Pager';
import { Tag } from '../../../../../ui/display/Tag';
import { Dialog } from '../../../../../ui/layers/Dialog';
import { Asked } from '../../../../../ui/states/Asked';
import { EmptyState } from '../../../../../ui/states/EmptyState';
import '../../../../../ui/display/ExternalLink.css';
import '../onePass.css';

const key = [...onePassKey, 'templates'];

export default function OnePassTemplates() {
  const client = useQueryClient();
  const mayCall = useMayCall();
  const [page, setPage] = useState(1);
  const [limit, setLimit] = useState(20);
  const [applying, setApplying] = useState(false);
  const query = useQuery({ queryKey: [...key, page, limit], queryFn: ({ signal }) => readTemplates({ page, limit }, signal), placeholderData: keepPreviousData, retry: false });
  const applied = () => {
    setApplying(false);
    void client.invalidateQueries({ queryKey: key });
  };
  return (
    <div className="one-pass">
      <PageHeader title="短信模板">
        <Link className="ui-link" to="/operation/onePass/home">返回</Link>
        {mayCall({ ...onePass.apply, adminOnly: true }) && <Button variant="primary" onClick={() => setApplying(true)}>申请短信模板</Button>}
      </PageHeader>
      <p>模板提交后由服务商审核，一般需要3至5个工作日。</p>
      <Asked query={query} lines={6}>
        {({ data, count }) => (data.length === 0 ? <EmptyState text="暂无短信模板" /> : (
          <>
            <div className="one-pass-table" role="region" aria-label="短信模板列表" tabIndex={0}>
              <table>
                <thead><tr>{['ID', '模板ID', '模板名称', '模板内容', '模板类型', '模板状态', '审核结果'].map((title) => <th key={title} scope="col">{title}</th>)}</tr></thead>
                <tbody>
                  {data.map(({ id, temp_id: templateId, title, content, temp_type: type, status, mark }) => (
                    <tr key={id}>
                      <td>{id}</td><td>{templateId || '-'}</td><td>{title}</td><td className="one-pass-long">{content}</td><td>{templateTypes[type] ?? type}</td>
                      <td><Tag tone={status === 1 ? 'success' : 'info'}>{status === 1 ? '可用' : '不可用'}</Tag></td><td>{mark || '-'}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
            <Pager page={page} perPage={limit} total={count} sizes={[20, 40, 60, 80]} onPage={setPage} onPerPage={(next) => { setLimit(next); setPage(1); }} />
          </>
        ))}
      </Asked>
      {applying && (
        <Dialog open title="添加短信模板" onClose={() => setApplying(false)}>
          <FieldsForm source={templateApplication} submitLabel="提交" success="提交成功，请等待审核" onSaved={applied} />
        </Dialog>
      )}
    </div>
  );
}
