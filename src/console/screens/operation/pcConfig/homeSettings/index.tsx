/** 首页设置: what the home page of the PC shop shows, a tab each (settings sheet, pcConfig). */
import { useState } from 'react';
import { pcHome } from '../../../../data/shop/pcShop';
import { usePermission } from '../../../../data/session/permissions';
import { FieldsForm } from '../../../../formTemplate';
import { EntityTab } from '../../../../resource/TabsScreen';
import { Tabs } from '../../../../../ui/display/Tabs';
import '../pcConfig.css';

const blocks = { name: 'recommended', title: '首页推荐', reads: 'platform:pc:shopping:home:recommended:list' };
const tabs = [pcHome.advertisement, pcHome.banner, blocks, pcHome.navigation];
const forms = Object.values(pcHome);

export default function HomeSettings() {
  const may = usePermission();
  const items = tabs.filter(({ reads }) => may(reads)).map(({ name, title }) => ({ value: name as string | undefined, title }));
  const [chosen, setChosen] = useState(items[0]?.value);
  // A form that has been opened stays, with what was typed in it.
  const [visited, setVisited] = useState<readonly (string | undefined)[]>([chosen]);
  if (!visited.includes(chosen)) setVisited([...visited, chosen]);
  return (
    <section className="pc-config" aria-label="首页设置">
      <Tabs label="首页设置" items={items} value={chosen} onChange={setChosen}>
        {forms.filter(({ name }) => visited.includes(name)).map((source) => (
          <div key={source.name} hidden={source.name !== chosen} className="pc-config-tab"><FieldsForm source={source} className="pc-config-form" /></div>
        ))}
        {chosen === blocks.name && <EntityTab entity="operation/pcRecommended" />}
      </Tabs>
    </section>
  );
}
