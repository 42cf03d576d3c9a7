/** 短信模板: templates registered at the provider, and those applied for (settings sheet). */
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { onePass, type SmsTemplate, templateTypes } from '../../../../../engine/extension/onePass';
import { onePassKey, readTemplates, templateApplication } from '../../../../data/onePass';
import { useMayCall } from '../../../../data/session/permissions';
import { FieldsForm } from '../../../../formTemplate';
import { Button } from '../../../../../ui/buttons/Button';
import { PageHeader } from '../../../../../ui/display/PageHeader';
import { Tag } from '../../../../../ui/display/Tag';
import { Dialog } from '../../../../../ui/layers/Dialog';
import { Asked } from '../../../../../ui/states/Asked';
import { type Columns, PagedTable, usePages } from '../PagedTable';
import '../../../../../ui/display/ExternalLink.css';
import '../onePass.css';

const key = [...onePassKey, 'templates'];

const columns: Columns<SmsTemplate> = [
  ['ID', ({ id }) => id], ['模板ID', (each) => each.temp_id], ['模板名称', ({ title }) => title], ['模板内容', ({ content }) => content, 'long'], ['模板类型', ({ temp_type: type }) => templateTypes[type] ?? type],
  ['模板状态', ({ status }) => <Tag tone={status === 1 ? 'success' : 'info'}>{status === 1 ? '可用' : '不可用'}</Tag>], ['审核结果', ({ mark }) => mark],
];

export default function OnePassTemplates() {
  const client = useQueryClient();
  const mayCall = useMayCall();
  const pages = usePages();
  const { page, limit } = pages;
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
        {mayCall(onePass.apply) && <Button variant="primary" onClick={() => setApplying(true)}>申请短信模板</Button>}
      </PageHeader>
      <p>模板提交后由服务商审核，一般需要3至5个工作日。</p>
      <Asked query={query} lines={6}>
        {(answer) => <PagedTable label="短信模板列表" columns={columns} answer={answer} pages={pages} empty="暂无短信模板" />}
      </Asked>
      {applying && (
        <Dialog open title="添加短信模板" onClose={() => setApplying(false)}>
          <FieldsForm source={templateApplication} submitLabel="提交" success="提交成功，请等待审核" onSaved={applied} />
        </Dialog>
      )}
    </div>
  );
}
