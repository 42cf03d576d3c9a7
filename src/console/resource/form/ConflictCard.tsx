/** Two people changed one record: who changed what, what was merged, and a choice where both changed the same field. */
import { useId, useState } from 'react';
import type { FieldModel } from '../../../engine/model';
import { Button } from '../../../ui/buttons/Button';
import { FieldCell } from '../../../fields/FieldCell';
import { views } from '../../../fields/views';
import { FieldValue } from '../detail/FieldValue';
import type { FieldConflict } from './merge';
import type { OpenConflict } from './session';
import type { Values } from './store';
import './conflict.css';
import '../../../ui/inputs/field.css';

type Side = 'mine' | 'theirs';

export interface ConflictCardProps {
  conflict: OpenConflict;
  field(name: string): FieldModel | undefined;
  /** The values of the form, for cells that read more than their own field. */
  values: Values;
  /** Saves the merged values. */
  onResolve(values: Values): void;
  /** Back to the form with everything typed. */
  onPostpone(): void;
}

export function ConflictCard({ conflict, field, values, onResolve, onPostpone }: ConflictCardProps) {
  const { merge, current, by } = conflict;
  const [choices, setChoices] = useState<Record<string, Side>>({});
  const titleId = useId();
  const isDecided = merge.conflicts.every((each) => choices[each.field]);
  const chooseAll = (side: Side) => setChoices(Object.fromEntries(merge.conflicts.map((each) => [each.field, side])));
  const resolved = () => ({
    ...merge.values,
    ...Object.fromEntries(merge.conflicts.map((each) => [each.field, choices[each.field] === 'theirs' ? each.theirs : each.mine])),
  });
  const title = (name: string) => field(name)?.title ?? name;
  return (
    <section className="conflict" aria-labelledby={titleId} role="alertdialog" tabIndex={-1} ref={(element) => element?.focus()}>
      <h2 id={titleId}>内容已被他人修改</h2>
      <p>
        {whoAndWhen(by)}您输入的内容都还在。
      </p>
      {merge.taken.length > 0 && (
        <MergedFields caption="只有对方修改，将采用对方的值" names={merge.taken} values={current} field={field} />
      )}
      {merge.kept.length > 0 && <MergedFields caption="只有您修改，将保留您的值" names={merge.kept} values={values} field={field} />}
      {merge.conflicts.length > 0 && (
        <div className="conflict-choices">
          <div className="conflict-caption">
            <h3>双方都修改了，请选择</h3>
            <Button variant="text" onClick={() => chooseAll('mine')}>全部保留我的</Button>
            <Button variant="text" onClick={() => chooseAll('theirs')}>全部采用对方的</Button>
          </div>
          {merge.conflicts.map((each) => {
            const model = field(each.field);
            return model && (
              <fieldset key={each.field} className="conflict-choice">
                <legend>{title(each.field)}</legend>
                {(['mine', 'theirs'] as const).map((side) => (
                  <label key={side}>
                    <input
                      type="radio"
                      name={`${titleId}-${each.field}`}
                      checked={choices[each.field] === side}
                      onChange={() => setChoices({ ...choices, [each.field]: side })}
                    />
                    <span>{side === 'mine' ? '我的' : '对方的'}</span>
                    <div className="conflict-value">
                      <ChosenValue field={model} conflict={each} side={side} record={side === 'mine' ? values : current} />
                    </div>
                  </label>
                ))}
              </fieldset>
            );
          })}
        </div>
      )}
      <div className="form-footer">
        <Button onClick={onPostpone}>返回表单</Button>
        <Button variant="primary" disabled={!isDecided} onClick={() => onResolve(resolved())}>
          {by ? '合并并保存' : '采用'}
        </Button>
      </div>
    </section>
  );
}

interface ChosenValueProps {
  field: FieldModel;
  conflict: FieldConflict;
  side: Side;
  record: Values;
}

/** A value too long to stand beside another is told by what this side changed in it. */
function ChosenValue({ field, conflict, side, record }: ChosenValueProps) {
  const { Difference } = views[field.kind];
  return Difference && conflict.base
    ? <Difference field={field} before={conflict.base} after={conflict[side]} />
    : <FieldValue field={field} value={conflict[side]} record={record} />;
}

function whoAndWhen(by: OpenConflict['by']): string {
  if (!by) return '草稿之后，这条数据已被保存过。';
  // A backend without versions tells that the record changed, not by whom.
  return by.account ? `${by.realName || by.account}（${by.account}）于 ${by.at} 保存了这条数据。` : '您编辑期间，这条数据已被保存过。';
}

interface MergedFieldsProps {
  caption: string;
  names: readonly string[];
  values: Values;
  field(name: string): FieldModel | undefined;
}

function MergedFields({ caption, names, values, field }: MergedFieldsProps) {
  return (
    <div className="conflict-merged">
      <h3>{caption}</h3>
      <dl>
        {names.map((name) => {
          const model = field(name);
          return model && (
            <div key={name}>
              <dt>{model.title}</dt>
              <dd className="conflict-value">{views[model.kind].Difference ? <FieldCell field={model} value={values[name]} record={values} /> : <FieldValue field={model} value={values[name]} record={values} />}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
