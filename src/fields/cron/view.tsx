import { lazyControl } from '../../ui/inputs/lazyControl';
import { TextInput } from '../../ui/inputs/TextInput';
import { TextFilter } from '../text/view';
import { controlOf, textOf, type CellProps, type FieldView, type InputProps } from '../view';

const Runs = lazyControl(() => import('./Runs'), 120);

/** What it means, and when it runs next, stands below it as soon as the library is here. */
function Input(props: InputProps) {
  const text = textOf(props.value);
  return (
    <span className="field-cron">
      <TextInput {...controlOf(props)} value={text} onChange={props.onChange} placeholder={props.input?.placeholder ?? '秒 分 时 日 月 星期，如 0 0 3 * * ?'} />
      <Runs expression={text} onProblem={props.onProblem} />
    </span>
  );
}

function Detail({ value }: CellProps) {
  return <span className="field-cron">{textOf(value)}<Runs expression={textOf(value)} /></span>;
}

export const view: FieldView = { Input, Filter: TextFilter, Detail };
