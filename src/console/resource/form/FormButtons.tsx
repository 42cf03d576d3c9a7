/** The buttons under a form. Steps go forward only past valid inputs; where a record fills all of them, as in an edit or a copy, every step can save. */
import type { FormModel } from '../../../engine/model';
import { Button } from '../../../ui/buttons/Button';
import type { FormControl } from './useForm';

export interface FormButtonsProps {
  form: FormControl;
  sectionsAs: FormModel['sectionsAs'];
  saveLabel?: string;
  /** Nothing can be saved any more. */
  closed?: boolean;
  /** Validates and sends; the session's own submit when absent. */
  onSave?(): void;
  onCancel?(): void;
}

export function FormButtons({ form, sectionsAs, saveLabel = '保存', closed = false, onSave, onCancel }: FormButtonsProps) {
  const { session, state: { sections, active, isSaving, conflict }, parts: { mode } } = form;
  const isSteps = sectionsAs === 'steps' && sections.length > 1;
  const isLast = active === sections.length - 1;
  const isFilled = mode !== 'create';
  const next = async () => {
    if (await session.checkSection(active)) session.open(active + 1);
  };
  return (
    <>
      {onCancel && <Button onClick={onCancel}>取消</Button>}
      {isSteps && active > 0 && <Button onClick={() => session.open(active - 1)}>上一步</Button>}
      {isSteps && !isLast && (
        <Button variant={isFilled ? 'default' : 'primary'} onClick={() => void next()}>下一步</Button>
      )}
      {(!isSteps || isLast || isFilled) && (
        <Button variant="primary" busy={isSaving} disabled={closed || conflict !== undefined} onClick={onSave ?? (() => void session.submit())}>{saveLabel}</Button>
      )}
    </>
  );
}
