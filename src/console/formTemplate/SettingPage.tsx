import { SettingForm, type SettingFormProps } from './SettingForm';
import './SettingPage.css';

/** A screen that is one setting. */
export const SettingPage = (props: SettingFormProps) => (
  <section className="setting-page" aria-label={props.source.template}>
    <SettingForm {...props} />
  </section>
);
