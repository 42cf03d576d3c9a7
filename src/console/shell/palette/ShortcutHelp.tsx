import { useState } from 'react';
import { Button } from '../../../ui/buttons/Button';
import { commandGroups, keyText } from '../../../ui/ports/commands';
import { Dialog } from '../../../ui/layers/Dialog';
import './ShortcutHelp.css';

/** The keys that work where the person was when it opened, the current screen first. */
export default function ShortcutHelp({ onClose }: { onClose(): void }) {
  const [groups] = useState(() => commandGroups().reverse()
    .map(({ name, commands }) => ({ name, commands: commands.filter(({ keys }) => keys !== undefined) }))
    .filter(({ commands }) => commands.length > 0));
  return (
    <Dialog open title="快捷键" width={460} onClose={onClose} footer={<Button data-autofocus onClick={onClose}>关闭</Button>}>
      {/* Scrolls by the arrow keys. */}
      <div className="shortcut-groups" role="group" aria-label="快捷键" tabIndex={0}>
        {groups.map(({ name, commands }) => (
          <section key={name} className="shortcuts" aria-label={name}>
            <h3>{name}</h3>
            <dl>
              {commands.map(({ keys, title }) => (
                <div key={keys}>
                  <dt><kbd>{keyText(keys!)}</kbd></dt>
                  <dd>{title}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
