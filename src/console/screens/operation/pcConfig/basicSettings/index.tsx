/** 基础设置 of the PC shop (settings sheet, pcConfig). */
import { pcBasics } from '../../../../data/shop/pcShop';
import { FieldsForm } from '../../../../formTemplate';
import '../pcConfig.css';

export default function BasicSettings() {
  return <section className="pc-config" aria-label="基础设置"><FieldsForm source={pcBasics} className="pc-config-form" /></section>;
}
