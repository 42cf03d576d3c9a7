import { useId, useLayoutEffect, useRef, useState, type FormEvent, type Ref, type RefObject } from 'react';
import type { FilterModel } from '../../engine/model';
import { kinds } from '../../fields/kinds';
import { views } from '../../fields/views';
import { Button } from '../../ui/buttons/Button';
import { classes } from '../../ui/classes';
import { observeWidth } from '../../ui/observeWidth';
import { same } from '../../engine/json';
import { isEmpty } from '../../engine/text/words';
import { groupsOf, type FilterGroup } from './filterGroups';
import { entered } from './typedFilters';
import './FilterBar.css';

type Values = Record<string, unknown>;

export interface FilterBarProps {
  filters: readonly FilterModel[];
  /** Values applied to the list now. */
  values: Values;
  /** Applies values, without the empty ones, and goes to page 1. */
  onApply(values: Values): void;
  onReset(): void;
  /** Keeps to one line. */
  isLine?: boolean;
  /** false: without 查询 and 重置. */
  search?: boolean;
  ref?: Ref<HTMLFormElement>;
}

const trimmed = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values)
      .map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value] as const)
      .filter(([, value]) => !isEmpty(value) && !(Array.isArray(value) && value.every(isEmpty))),
  );

/**
 * Filters with 查询 and 重置; what the schema folds, or a single line has no room for, waits behind 展开, which counts the values
 * behind it; filters that belong together fold as one. On a telephone only the first typed filter stands above the list, and 筛选 unfolds the rest.
 */
export function FilterBar({ filters, values, onApply, onReset, isLine, search = true, ref }: FilterBarProps) {
  const id = useId();
  const shown = filters.filter((filter) => !filter.hidden);
  const [held, setHeld] = useState({ applied: values, draft: values });
  const groups = groupsOf(shown);
  const [unfolded, setUnfolded] = useState(() => groups.some(({ folded, members }) => folded && members.some(({ param }) => !isEmpty(values[param]))));
  // Back or a saved view changed what is applied: what was being typed gives way. A tab changes none of it, and what was typed stays.
  if (held.applied !== values) {
    const isElsewhere = shown.every(({ param }) => same(values[param], held.applied[param]));
    setHeld({ applied: values, draft: isElsewhere ? { ...values, ...Object.fromEntries(shown.flatMap(({ param }) => (param in held.draft ? [[param, held.draft[param]]] : []))) } : values });
  }
  const line = useRef<HTMLDivElement>(null);
  const fitting = useFitting(line);

  if (shown.length === 0) return null;
  const { draft } = held;
  const inLine = groups.filter(({ folded }) => !folded);
  const beyond = [...(isLine ? inLine.slice(fitting) : []), ...groups.filter(({ folded }) => folded)];
  const searched = membersOf(inLine).find((filter) => kinds[filter.field.kind].isTyped);
  const others = shown.filter((filter) => filter !== searched);
  const applied = (among: readonly FilterModel[]) => among.filter(({ param }) => !isEmpty(values[param])).length;
  const counted = (word: string, among: readonly FilterModel[]) => (applied(among) > 0 ? `${word}（${applied(among)}）` : word);

  const change = (filter: FilterModel, value: unknown) => {
    const next = entered(shown, draft, filter, value === filter.field.default ? undefined : value);
    setHeld({ applied: values, draft: next });
    if (!kinds[filter.field.kind].isTyped) onApply(trimmed(next));
  };
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    onApply(trimmed(draft));
  };
  const reset = () => {
    setHeld({ applied: values, draft: {} });
    onReset();
  };

  return (
    <form role="search" aria-label="筛选" className={classes('fb', isLine && !unfolded && 'fb-single', unfolded && 'fb-unfolded')} ref={ref} onSubmit={submit}>
      <div ref={line} className="fb-line">
        {groups.filter(({ folded }) => unfolded || !folded).map((group) => (
          <div key={group.members[0]!.param} className={classes('fb-group', beyond.includes(group) && 'fb-beyond')}>
            {group.members.map((filter) => {
              const view = views[filter.field.kind];
              const Control = view.Filter ?? view.Input;
              const control = `${id}-${filter.param}`;
              return (
                <div key={filter.param} className={classes('fb-item', filter !== searched && 'fb-more')}>
                  <label htmlFor={control}>{filter.title}</label>
                  <Control
                    field={filter.field}
                    id={control}
                    value={draft[filter.param] ?? filter.field.default ?? null}
                    onChange={(value: unknown) => change(filter, value)}
                    onSubmit={submit}
                    operator={filter.operator}
                  />
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <div className="fb-buttons">
        {search && (
          <>
            <Button type="submit" variant="primary" icon="search" className={classes(!searched && 'fb-more')}>查询</Button>
            <Button className="fb-more" onClick={reset}>重置</Button>
          </>
        )}
        {(beyond.length > 0 || (isLine && inLine.length > 1)) && <Unfold className={classes('fb-wide', beyond.length === 0 && 'fb-needless')} words={[counted('展开', membersOf(beyond)), '收起']} unfolded={unfolded} onChange={setUnfolded} />}
        {others.length > 0 && <Unfold className="fb-narrow" words={[counted('筛选', others), '收起筛选']} unfolded={unfolded} onChange={setUnfolded} />}
      </div>
    </form>
  );
}

const membersOf = (groups: readonly FilterGroup[]): FilterModel[] => groups.flatMap(({ members }) => members);

/** How many groups stand in the first line, counted as they are drawn: labels and controls differ in width. */
function useFitting(line: RefObject<HTMLElement | null>): number {
  const [fitting, setFitting] = useState(Infinity);
  useLayoutEffect(() => line.current ? observeWidth(line.current, () => {
    const items = [...line.current!.children].filter((item): item is HTMLElement => item instanceof HTMLElement && item.offsetParent !== null);
    const first = items[0];
    if (first) setFitting(items.filter(({ offsetTop }) => offsetTop < first.offsetTop + first.offsetHeight).length);
  }) : undefined, [line]);
  return fitting;
}

/** @param words what it says while the filters are folded, and while they are not */
function Unfold({ className, words, unfolded, onChange }: { className: string; words: readonly [string, string]; unfolded: boolean; onChange(unfolded: boolean): void }) {
  return (
    <Button className={className} variant="text" icon={unfolded ? 'chevronUp' : 'chevronDown'} aria-expanded={unfolded} onClick={() => onChange(!unfolded)}>
      {words[unfolded ? 1 : 0]}
    </Button>
  );
}
