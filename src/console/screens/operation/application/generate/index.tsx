/** 新增链接: a link that opens a page of the mini-program. */
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { FieldsForm } from '../../../../formTemplate';
import { newLink } from '../../../../data/wechat/links';
import { PageHeader } from '../../../../../ui/display/PageHeader';
import '../application.css';

const list = '/operation/application/publicRoutine/linkGenerator';

export default function Generate() {
  const navigate = useNavigate();
  const source = useMemo(() => newLink(), []);
  return (
    <section className="wechat-screen" aria-label="新增链接">
      <PageHeader title="新增链接" back={list} />
      <FieldsForm source={source} className="wechat-link" submitLabel="生成链接" success="生成成功" onSaved={() => void navigate(list)} />
    </section>
  );
}
