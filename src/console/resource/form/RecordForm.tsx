/** The form of a record whose values are at hand: what dialog, drawer and page have in common. */
import { createPortal } from 'react-dom';
import { Beside } from './Beside';
import { FormBody } from './FormBody';
import { FormButtons } from './FormButtons';
import { LeaveGuard, useCloseGuard, type CloseGuard } from './leaving';
import { Notices } from './Notices';
import { Summary } from './Summary';
import { type RecordFormOptions, useRecordForm } from './useRecordForm';

export interface RecordFormProps extends Omit<RecordFormOptions, 'undrafted'> {
  /** Where the buttons stand. */
  footer: HTMLElement | null;
  /** 保存 unless told. */
  saveLabel?: string;
  /** A save closes the form. */
  closes?: boolean;
  /** 取消 pressed, and nothing is lost by it or the person agreed. */
  onCancel?(): void;
  guard?: CloseGuard;
}

export function RecordForm({ footer, saveLabel, closes, onCancel, guard, ...options }: RecordFormProps) {
  const { form: model } = options;
  const { form, agreeToClose } = useRecordForm(options);
  useCloseGuard(guard, agreeToClose);
  const cancel = onCancel && (() => void agreeToClose().then((may) => may && onCancel()));
  const body = <FormBody form={form} sectionsAs={model.sectionsAs} closes={closes} />;
  return (
    <>
      <LeaveGuard store={form.parts.store} onGiveUp={form.draft.close} />
      {model.notices && <Notices notices={model.notices} />}
      <Summary form={form} />
      {model.drawn === undefined ? body : <Beside name={`${options.resource.key}/${model.drawn}`} store={form.parts.store}>{body}</Beside>}
      {footer && createPortal(<FormButtons form={form} sectionsAs={model.sectionsAs} saveLabel={saveLabel ?? model.save} onCancel={cancel} />, footer)}
    </>
  );
}
