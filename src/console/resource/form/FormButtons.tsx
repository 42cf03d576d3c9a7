/** The buttons under a form. Steps go forward only past valid inputs; while editing every step can save. */
import type { FormModel } from '../../../engine/model';
import { Button } from '../../ui/Button';
import type { FormControl } from './useForm';

export interface FormButtonsProps {
  form: FormControl;
  sectionsAs: FormModel['sectionsAs'];
  saveLabel?: string;
  onCancel?(): void;
}

export function FormButtons({ form, sectionsAs, saveLabel = '保存', onCancel }: FormButtonsProps) {
  const { active, sections, isSaving, parts, conflict } = form;
  const isSteps = sectionsAs === 'steps' && sections.length > 1;
  const isLast = active === sections.length - 1;
  const next = async () => {
    if (await form.checkSection(active)) form.setActive(active + 1);
  };
  return (
    <>
      {onCancel && <Button onClick={onCancel}>取消</Button>}
      {isSteps && active > 0 && <Button onClick={() => form.setActive(active - 1)}>上一步</Button>}
      {isSteps && !isLast && (
        <Button variant={parts.mode === 'edit' ? 'default' : 'primary'} onClick={() => void next()}>下一步</Button>
      )}
      {(!isSteps || isLast || parts.mode === 'edit') && (
        <Button variant="primary" busy={isSaving} disabled={conflict !== undefined} onClick={() => void form.submit()}>{saveLabel}</Button>
      )}
    </>
  );
}
