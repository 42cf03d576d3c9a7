import { useId, useState, type FormEvent } from 'react';
import { same } from '../../../engine/json';
import { saveMediaCategory, updateMediaCategory, type MediaCategory } from '../../data/files/media';
import { Button } from '../../../ui/buttons/Button';
import { useConfirm } from '../../../ui/layers/Confirm';
import { Dialog } from '../../../ui/layers/Dialog';
import { NumberInput } from '../../../ui/inputs/NumberInput';
import { showNotice } from '../../../ui/states/notices';
import type { ReferenceNode } from '../../../ui/ports/references';
import { TextInput } from '../../../ui/inputs/TextInput';
import { TreeSelect } from '../../../ui/inputs/TreeSelect';
import { Field } from './Field';
import { parseCategory, type CategoryErrors, type CategoryText } from './rules';

/** An edited category is as it was just read. */
export type CategoryRequest = { mode: 'add'; pid: number } | { mode: 'edit'; category: MediaCategory };

interface CategoryDialogProps {
  request: CategoryRequest;
  nodes: readonly ReferenceNode[];
  onClose(saved: boolean): void;
}

/** 添加分类 and 编辑分类 (spec 2 §2, §5): parent, name and sort; everything else a category holds stays as it is. */
export function CategoryDialog({ request, nodes, onClose }: CategoryDialogProps) {
  const id = useId();
  const confirm = useConfirm();
  const [opened] = useState(() => textOf(request));
  const [text, setText] = useState(opened);
  const [errors, setErrors] = useState<CategoryErrors>({});
  const [saving, setSaving] = useState(false);
  const editing = request.mode === 'edit' ? request.category : undefined;

  const change = (part: Partial<CategoryText>) => setText({ ...text, ...part });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (saving) return;
    const { values, errors: found } = parseCategory(text);
    setErrors(found);
    if (!values) return document.getElementById(`${id}-${Object.keys(found)[0]}`)?.focus();
    if (editing && values.pid === editing.id) return void showNotice('error', '上级分类不能选当前分类');
    setSaving(true);
    try {
      if (editing) await updateMediaCategory(editing, values);
      else await saveMediaCategory(values);
    } catch {
      // The data layer has told why, and everything typed is still here.
      return setSaving(false);
    }
    showNotice('success', editing ? '编辑成功' : '创建成功');
    onClose(true);
  };

  const field = (name: keyof CategoryText) => ({ id: `${id}-${name}`, required: true, invalid: errors[name] !== undefined });
  return (
    <Dialog
      open
      title={editing ? '编辑分类' : '添加分类'}
      width={540}
      onClose={() => onClose(false)}
      beforeClose={async () => same(text, opened) || confirm({ text: '确认关闭？' })}
      footer={<>
        <Button onClick={() => onClose(false)}>取消</Button>
        <Button variant="primary" type="submit" form={`${id}-form`} busy={saving}>确定</Button>
      </>}
    >
      <form id={`${id}-form`} noValidate className="media-category-form" onSubmit={(event) => void submit(event)}>
        <Field id={`${id}-pid`} title="上级分类" error={errors.pid}>
          <TreeSelect {...field('pid')} nodes={nodes} value={text.pid} onChange={(pid) => change({ pid })} placeholder="请选择上级分类" clearable />
        </Field>
        <Field id={`${id}-name`} title="分类名称" error={errors.name}>
          <TextInput {...field('name')} autoFocus value={text.name} count={50} placeholder="请输入分类名称" onChange={(name) => change({ name })} />
        </Field>
        <Field id={`${id}-sort`} title="排序" error={errors.sort}>
          <NumberInput {...field('sort')} text={text.sort} minimum={0} maximum={9999} onText={(sort) => change({ sort })} />
        </Field>
      </form>
    </Dialog>
  );
}

const textOf = (request: CategoryRequest): CategoryText =>
  (request.mode === 'add' ? { pid: request.pid, name: '', sort: '1' } : { pid: request.category.pid, name: request.category.name, sort: String(request.category.sort) });
