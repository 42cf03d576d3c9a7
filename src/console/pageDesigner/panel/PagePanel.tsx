/** 页面设置: what belongs to the page and to none of its widgets. */
import { useId } from 'react';
import type { Json, JsonObject } from '../../../engine/json';
import { checkValue } from '../../../engine/page/checkWidget';
import { kinds } from '../../../fields/kinds';
import { useDesign, useSession } from '../state/context';
import { FieldControl } from './FieldControl';
import { pageSettings, type PageSetting } from './pageSettings';

export function PagePanel() {
  const page = useDesign(({ document }) => document.page);
  return (
    <>
      <h2>页面设置</h2>
      <div className="pd-groups">
        {pageSettings.filter(({ when }) => !when || when(page)).map((setting) => <Setting key={setting.field.name} setting={setting} page={page} />)}
      </div>
    </>
  );
}

function Setting({ setting: { field, numeric, on }, page }: { setting: PageSetting; page: JsonObject }) {
  const { changePage } = useSession();
  const id = useId();
  const saved = page[field.name] ?? (field.default as Json);
  const value = on ? Number(saved) === 1 : numeric ? Number(saved) : saved;
  const wrong = field.kind === 'colour' ? checkValue(field, saved, (kind) => kinds[kind])[0]?.message : undefined;
  const change = (next: unknown) => changePage(field.name, on ? Number(next) : next as Json);
  return (
    <div className="pd-row">
      <label htmlFor={id} id={`${id}-label`}>{field.title}</label>
      <div className="pd-value">
        <FieldControl id={id} field={field} value={value} initial={field.kind === 'colour' ? field.default : undefined} onChange={change} />
        {wrong !== undefined && <p className="pd-wrong" role="alert">{wrong}</p>}
        {field.help !== undefined && <p className="pd-help">{field.help}</p>}
      </div>
    </div>
  );
}
