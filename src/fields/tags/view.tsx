import { Tag } from '../../ui/display/Tag';
import { TagsInput } from '../../ui/inputs/TagsInput';
import { TextFilter } from '../text/view';
import { controlOf, textOf, type CellProps, type FieldView, type FilterProps, type InputProps } from '../view';
import './view.css';

const tagsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

function Input(props: InputProps) {
  return <TagsInput {...controlOf(props)} value={tagsOf(props.value)} onChange={props.onChange} placeholder={props.input?.placeholder} maxItems={props.field.maxItems} />;
}

function Cell({ value }: CellProps) {
  const tags = tagsOf(value);
  return tags.length ? <span className="field-tags">{tags.map((tag) => <Tag key={tag}>{tag}</Tag>)}</span> : null;
}

/** Words parted by commas; a row bearing one of them is found. */
function Filter(props: FilterProps) {
  if (props.operator === 'contains') return <TextFilter {...props} />;
  const value = Array.isArray(props.value) ? props.value.join(',') : textOf(props.value);
  return <TextFilter {...props} value={value} onChange={(text) => props.onChange(textOf(text) === '' ? null : textOf(text).split(/[,，]/))} />;
}

export const view: FieldView = { Input, Cell, Filter };
