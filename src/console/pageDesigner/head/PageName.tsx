import { Icon } from '../../../ui/Icon';
import { Popover } from '../../../ui/layers/Popover';
import { useDesign, useSession } from '../state/context';
import { NameForm } from './NameForm';

/** 当前页面：{name}, and the way to call it something else. */
export function PageName() {
  const { changePage, pause } = useSession();
  const name = useDesign(({ document }) => String(document.page.name ?? ''));
  return (
    <div className="pd-name">
      <h1>当前页面：{name}</h1>
      <Popover label="修改名称" button={(trigger) => <button type="button" {...trigger} className="ui-button ui-button-default ui-button-small ui-icon-button" aria-label="修改名称" title="修改名称"><Icon name="edit" /></button>}>
        {(close) => (
          <NameForm
            name={name}
            onName={(next) => {
              pause();
              changePage('name', next);
              close();
              return undefined;
            }}
          />
        )}
      </Popover>
    </div>
  );
}
