/** The properties of what is chosen, and of the form. */
import { useState, type ReactNode } from 'react';
import { find, namesIn } from '../../../engine/formTemplate/design/document';
import { formProperties, propertiesOf } from '../../../engine/formTemplate/design/properties';
import { Tabs } from '../../../ui/display/Tabs';
import { NodeContext } from './context';
import { PropertyRow } from './PropertyRow';
import type { Designer } from '../useDesigner';
import './panel.css';

type Tab = 'item' | 'form';
const tabs: { value: Tab; title: string }[] = [{ value: 'item', title: '组件属性' }, { value: 'form', title: '表单属性' }];

export function Panel({ designer, disabled }: { designer: Designer; disabled: boolean }) {
  const [tab, setTab] = useState<Tab>('item');
  return (
    <aside className="designer-panel" aria-label="属性" onBlur={designer.pause}>
      <Tabs label="属性" items={tabs} value={tab} onChange={setTab}>
        {tab === 'item' ? <ItemProperties designer={designer} disabled={disabled} /> : <FormProperties designer={designer} disabled={disabled} />}
      </Tabs>
    </aside>
  );
}

function ItemProperties({ designer, disabled }: { designer: Designer; disabled: boolean }) {
  const { document, chosen, change, changeType, choose } = designer;
  const found = find(document, chosen);
  if (!found) return <p className="designer-note">请在画布中选择一个组件</p>;
  const { node } = found;
  const { key, raw } = node;
  const taken = namesIn(document);
  const name = raw.__vModel__ ?? raw.vModel;
  const problem = typeof name === 'string' && name !== '' && taken.filter((each) => each === name).length > 1 ? `字段名 ${name} 已被使用` : name === '' ? '请输入字段名' : undefined;
  return (
    <NodeContext value={{ node, chooseNode: choose, changeType: (component) => changeType(key, component) }}>
      <Properties disabled={disabled}>
        {propertiesOf(raw).map((property) => (
          <PropertyRow
            key={`${key} ${property.at} ${property.label}`}
            property={property}
            raw={raw}
            disabled={disabled}
            problem={property.at === 'name' ? problem : undefined}
            onChange={(value) => change(key, property.at, value)}
          />
        ))}
      </Properties>
    </NodeContext>
  );
}

function FormProperties({ designer: { document, changeForm }, disabled }: { designer: Designer; disabled: boolean }) {
  return (
    <Properties disabled={disabled}>
      {formProperties.map((property) => (
        <PropertyRow key={property.at} property={property} raw={document.form} disabled={disabled} onChange={(value) => changeForm(property.at, value)} />
      ))}
    </Properties>
  );
}

/** Scrolls by keys too when there is nothing in it to go to. */
const Properties = ({ disabled, children }: { disabled: boolean; children: ReactNode }) =>
  <div className="designer-properties" {...(disabled && { tabIndex: 0, role: 'group', 'aria-label': '属性值' })}>{children}</div>;
