/** The layout of a template: columns of 24, rows of columns, labels, help. */
import { createContext, memo, use, type CSSProperties, type ReactNode } from 'react';
import type { TemplateNode } from '../../engine/formTemplate/form';
import { type Item, text } from '../../engine/formTemplate/item';
import { isObject } from '../../engine/json';
import { keptValue } from '../../engine/formTemplate/values';
import type { FieldModel } from '../../engine/model';
import { chunksOf } from '../resource/form/chunks';
import { controlId, useFormParts, useInputState } from '../resource/form/context';
import { FieldLabel, FieldMessage } from '../resource/form/FieldLabel';
import { FieldInput } from '../resource/form/FormField';
import type { InputSpec } from '../resource/form/inputState';
import { classes } from '../../ui/classes';
import { TextInput } from '../../ui/inputs/TextInput';
import { Tip } from '../../ui/layers/Tip';
import { TemplateButton } from './TemplateButton';
import '../../ui/inputs/field.css';

export interface TemplateLayout {
  labelPosition: 'left' | 'right' | 'top';
  /** Pixels. */
  labelWidth: number;
  values: Readonly<Record<string, unknown>>;
  /** Inputs by the name of their field. */
  specs: ReadonlyMap<string, InputSpec>;
  onButton?(item: Item): void;
  /** What stands behind the control of a field. */
  aside?(field: FieldModel): ReactNode;
}

export const LayoutContext = createContext<TemplateLayout | null>(null);

function useLayout(): TemplateLayout {
  const layout = use(LayoutContext);
  if (!layout) throw new Error('LayoutContext is missing');
  return layout;
}

const keyOf = ({ item }: TemplateNode): string => item.name ?? item.at;
const spanOf = ({ item }: TemplateNode): number => item.span;

/** @param gutter pixels between columns */
export const TemplateNodes = memo(function TemplateNodes({ nodes, gutter }: { nodes: readonly TemplateNode[]; gutter: number }) {
  const chunks = chunksOf(nodes, spanOf);
  return chunks.map((chunk) => (
    <div key={chunk[0] && keyOf(chunk[0])} className={classes('template-row', chunks.length > 1 && 'template-chunk')} style={{ '--gutter': `${gutter}px` } as CSSProperties}>
      {chunk.map((node) => <Column key={keyOf(node)} node={node} />)}
    </div>
  ));
});

function Column({ node }: { node: TemplateNode }) {
  const { item } = node;
  return (
    <div className="template-column" style={{ '--span': item.span } as CSSProperties} data-field={item.name}>
      {node.type === 'row' ? <Row node={node} /> : <FormItem node={node} />}
    </div>
  );
}

/** Its own gutter, and with `flex` its own alignment. */
function Row({ node: { item, children } }: { node: Extract<TemplateNode, { type: 'row' }> }) {
  const { type, justify, align } = item.raw;
  const flex = text(type) === 'flex';
  return (
    <div className="template-nested" data-justify={flex ? text(justify) : undefined} data-align={flex ? text(align) : undefined}>
      <TemplateNodes nodes={children} gutter={item.gutter ?? 0} />
    </div>
  );
}

export function FormItem({ node }: { node: Exclude<TemplateNode, { type: 'row' }> }) {
  const { labelPosition, labelWidth, specs, onButton } = useLayout();
  const { item } = node;
  const width = item.showLabel ? item.labelWidth ?? labelWidth : 0;
  const spec = node.type === 'field' ? specs.get(node.field.name) : undefined;
  return (
    <div className="template-item" data-label={labelPosition} data-unlabelled={!item.showLabel || undefined} data-size={text(item.raw.size) || undefined} style={{ '--label-width': `${width}px` } as CSSProperties}>
      {spec && <Field spec={spec} item={item} />}
      {node.type === 'unknown' && <Unknown item={item} problem={node.problem} />}
      {node.type === 'button' && (
        <>
          <span className={item.showLabel ? 'form-label' : 'ui-hidden'}>{item.label}</span>
          <div className="template-control"><TemplateButton item={item} onPress={onButton} /></div>
        </>
      )}
    </div>
  );
}

function Field({ spec, item }: { spec: InputSpec; item: Item }) {
  const { id: formId } = useFormParts();
  const { required, disabled } = useInputState(spec);
  const { aside } = useLayout();
  const { name, title } = spec.field;
  const id = controlId(formId, name);
  return (
    <>
      <FieldLabel id={id} title={title} required={required} hidden={!item.showLabel} />
      <div className="template-control">
        <div className="template-beside">
          <div className="template-line" style={widthOf(item)}>
            <FieldInput spec={spec} required={required} disabled={disabled} />
            {item.tip && <Tip {...item.tip} label={title} />}
          </div>
          {aside?.(spec.field)}
        </div>
        <FieldMessage id={id} name={name} />
      </div>
    </>
  );
}

/** Only a plain length of CSS; without one the control takes what is there. */
function widthOf({ raw: { style } }: Item): CSSProperties | undefined {
  const width = text(isObject(style) ? style.width : undefined).trim();
  return /^\d+(\.\d+)?(%|px|em|rem)$/.test(width) ? { '--control-width': width } as CSSProperties : undefined;
}

/** A component that the product does not know. */
function Unknown({ item, problem }: { item: Item; problem: string }) {
  const { id: formId } = useFormParts();
  const { values } = useLayout();
  const id = controlId(formId, item.name ?? item.at);
  const value = keptValue(item, values);
  return (
    <>
      <FieldLabel id={id} title={item.label} required={false} hidden={!item.showLabel} />
      <div className="template-control">
        <TextInput id={id} helped disabled value={typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value)} onChange={() => undefined} />
        <p className="form-help" id={`${id}-help`}>{problem}，仅供查看。</p>
      </div>
    </>
  );
}
