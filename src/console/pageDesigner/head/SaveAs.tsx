import { Button } from '../../../ui/buttons/Button';
import { showNotice } from '../../../ui/states/notices';
import { Popover } from '../../../ui/layers/Popover';
import { useDesign } from '../state/context';
import { NameForm } from './NameForm';

/** 另存模板: the page as it stands becomes another page, under a name of its own. */
export function SaveAs({ saveAs }: { saveAs(name: string): Promise<void> }) {
  const name = useDesign(({ document }) => String(document.page.name ?? ''));
  return (
    <Popover label="另存模板" button={(trigger) => <Button {...trigger} size="small" variant="text">另存模板</Button>}>
      {(close) => (
        <NameForm
          name={name}
          onName={(next) => saveAs(next).then(() => {
            showNotice('success', '已另存为模板');
            close();
            return undefined;
          }, (error: Error) => error.message)}
        />
      )}
    </Popover>
  );
}
