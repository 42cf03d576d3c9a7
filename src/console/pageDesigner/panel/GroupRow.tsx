/** One group of a widget: its label and the control that its value is entered with. Drawn again only when its own value changes. */
import { memo, useId } from 'react';
import { completeDefault } from '../../../engine/page/controls';
import type { Json } from '../../../engine/json';
import type { GroupModel } from '../../../engine/page/widget';
import { useSession } from '../state/context';
import { isBlock } from './control';
import { FieldControl } from './FieldControl';

interface GroupRowProps {
  /** Id of the widget. */
  widget: string;
  group: GroupModel;
  value: unknown;
  /** The group as it is saved: what tells whether the value is another. */
  saved: Json | undefined;
  /** What is too much of it, as a Chinese sentence. */
  wrong: string | undefined;
}

export const GroupRow = memo(function GroupRow({ widget, group, value, wrong }: GroupRowProps) {
  const id = useId();
  const session = useSession();
  const { field, suffix } = group;
  const control = <FieldControl id={id} field={field} group={group} widget={widget} value={value} initial={completeDefault(field)} onChange={(next) => session.change(widget, group.key, next)} />;
  return (
    <div className="pd-row" data-block={isBlock(field) || undefined}>
      <label htmlFor={id} id={`${id}-label`}>{field.title}</label>
      <div className="pd-value">
        {suffix === undefined ? control : <div className="pd-measured">{control}<span>{suffix}</span></div>}
        {wrong !== undefined && <p className="pd-wrong" role="alert">{wrong}</p>}
        {field.help !== undefined && <p className="pd-help">{field.help}</p>}
      </div>
    </div>
  );
}, (before, after) => before.widget === after.widget && before.group === after.group && before.saved === after.saved && before.wrong === after.wrong);
