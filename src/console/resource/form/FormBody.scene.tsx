/** A form of many text fields without any call, for the gallery and the bench. */
import { useMemo } from 'react';
import type { FieldModel, FormSection } from '../../../engine/model';
import { Button } from '../../../ui/buttons/Button';
import { FormBody } from './FormBody';
import { blankValues } from './useOpening';
import { useForm } from './useForm';

const at = 'schemas/scene.json:1';

function field(index: number): FieldModel {
  const name = `field${index}`;
  return {
    name, title: `字段${index}`, kind: 'text', wire: 'plain', required: index % 3 === 0, readOnly: false, writeOnly: false, maxLength: 100, messages: {},
  };
}

/**
 * @param props.count number of fields
 * @param props.onSave given the values; asked to resolve before the form counts as saved
 */
export function FormScene({ count, onSave }: { count: number; onSave?(values: Record<string, unknown>): void }) {
  const fields = useMemo(() => Array.from({ length: count }, (_, index) => field(index)), [count]);
  const sections = useMemo((): FormSection[] => [{
    inputs: fields.map(({ name, title }) => ({ name, at, placeholder: `请输入${title}`, span: 12, hiddenIn: [], disabledIn: [] })),
  }], [fields]);
  const initial = useMemo(() => blankValues(fields), [fields]);
  const draftKey = useMemo(() => ({ account: 'scene', resource: `scene/${count}`, mode: 'create' as const }), [count]);
  const form = useForm({
    resource: 'scene/form',
    mode: 'create',
    fields,
    sections,
    initial,
    draftKey,
    loadCheck: async () => () => ({}),
    save: async (values) => onSave?.(values),
    onSaved: () => undefined,
  });
  return (
    <main>
      <FormBody form={form} sectionsAs="plain" />
      <div className="form-footer"><Button variant="primary" onClick={() => void form.session.submit()}>保存</Button></div>
    </main>
  );
}
