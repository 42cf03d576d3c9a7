/** 底部授权: what stands at the foot of the PC shop, a form a tab (settings sheet, pcConfig). */
import { useState } from 'react';
import { pcFooter } from '../../../../data/shop/pcShop';
import { usePermission } from '../../../../data/session/permissions';
import { FieldsForm } from '../../../../formTemplate';
import { Tabs } from '../../../../../ui/display/Tabs';
import '../pcConfig.css';

export default function Empower() {
  const may = usePermission();
  const forms = pcFooter.filter(({ reads }) => may(reads));
  const [chosen, setChosen] = useState(forms[0]?.name);
  // A form that has been opened stays, with what was typed in it.
  const [visited, setVisited] = useState<readonly (string | undefined)[]>([chosen]);
  if (!visited.includes(chosen)) setVisited([...visited, chosen]);
  return (
    <section className="pc-config" aria-label="底部授权">
      <Tabs label="底部授权" items={forms.map(({ name, title }) => ({ value: name as string | undefined, title }))} value={chosen} onChange={setChosen}>
        {forms.filter(({ name }) => visited.includes(name)).map((source) => (
          <div key={source.name} hidden={source.name !== chosen} className="pc-config-tab"><FieldsForm source={source} className="pc-config-form" /></div>
        ))}
      </Tabs>
    </section>
  );
}
