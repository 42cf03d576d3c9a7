/** 页面设计: the shop's bottom menu and member centre, chosen on a phone and set beside it (page design sheet). */
import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { FieldsForm, useFormValues } from '../../../../formTemplate';
import { bottomNavigation, userBanner, userMenu, type Row, type ShopForm } from '../../../../data/shop/shopLayout';
import { Phone } from '../../../../../ui/display/Phone';
import { Tabs } from '../../../../../ui/display/Tabs';
import { HomePreview, MemberPreview, type PreviewProps } from './previews';
import './viewDesign.css';

interface Page {
  title: string;
  areas: readonly ShopForm[];
  Preview: ComponentType<PreviewProps>;
}

const pages: readonly Page[] = [
  { title: '底部菜单', areas: [bottomNavigation], Preview: HomePreview },
  { title: '个人中心', areas: [userMenu, userBanner], Preview: MemberPreview },
];
const tabs = pages.map(({ title }, value) => ({ value, title }));

export default function ViewDesign() {
  const [shown, setShown] = useState(0);
  // A form that has been opened stays, with what was typed in it.
  const [visited, setVisited] = useState<readonly number[]>([0]);
  if (!visited.includes(shown)) setVisited([...visited, shown]);
  return (
    <section className="view-design" aria-label="页面设计">
      <Tabs label="页面" items={tabs} value={shown} onChange={setShown}>
        {visited.map((place) => <div key={place} hidden={place !== shown}><Design page={pages[place]!} /></div>)}
      </Tabs>
    </section>
  );
}

function Design({ page: { title, areas, Preview } }: { page: Page }) {
  const [chosen, setChosen] = useState(areas[0]!.name);
  const [values, setValues] = useState<Readonly<Record<string, Row>>>({});
  const keep = useCallback((name: string, now: Row) => setValues((before) => ({ ...before, [name]: now })), []);
  return (
    <div className="view-design-parts">
      <Phone label={`${title}预览`}><Preview values={values} chosen={chosen} onChoose={setChosen} /></Phone>
      <div className="view-design-panel">
        <h2>模块配置</h2>
        {areas.map((source) => (
          <div key={source.name} hidden={source.name !== chosen}>
            <FieldsForm source={source} className="view-design-form"><Told name={source.name} onValues={keep} /></FieldsForm>
          </div>
        ))}
      </div>
    </div>
  );
}

/** Tells the phone what the form holds. */
function Told({ name, onValues }: { name: string; onValues(name: string, values: Row): void }) {
  const values = useFormValues();
  useEffect(() => onValues(name, values), [name, values, onValues]);
  return null;
}
