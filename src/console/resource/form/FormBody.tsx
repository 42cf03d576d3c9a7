/** The inputs of a form: plain, in groups, behind tabs or as steps. */
import { memo, useLayoutEffect, useState } from 'react';
import type { FormModel } from '../../../engine/model';
import { classes } from '../../../ui/classes';
import { Steps } from '../../../ui/display/Steps';
import { Tabs } from '../../../ui/display/Tabs';
import { chunksOf } from './chunks';
import { FormContext, useErrors, useFormParts } from './context';
import { FormField } from './FormField';
import type { InputSpec, SectionSpec } from './inputState';
import type { FormControl } from './useForm';
import './form.css';
import '../../../ui/inputs/field.css';

export interface FormBodyProps {
  form: FormControl;
  sectionsAs: FormModel['sectionsAs'];
  /** A save closes the form: what was typed while it is sent would be lost, so nothing can be. */
  closes?: boolean;
}

export function FormBody({ form, sectionsAs, closes = false }: FormBodyProps) {
  const { root, parts } = form;
  const { sections, isSaving } = form.state;
  const held = closes && isSaving;
  useFocusKept(root, held);
  const isPaged = (sectionsAs === 'tabs' || sectionsAs === 'steps') && sections.length > 1;
  return (
    <FormContext value={parts}>
      <div className="form-body" inert={held} ref={(element) => { root.current = element; }}>
        {isPaged
          ? <PagedSections form={form} sectionsAs={sectionsAs} />
          : sections.map((section, index) => <Group key={index} section={section} />)}
      </div>
    </FormContext>
  );
}

/** What cannot be reached loses the focus; it is given back where nothing else has taken it meanwhile. */
function useFocusKept(root: FormControl['root'], held: boolean): void {
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!held || !(focused instanceof HTMLElement) || !root.current?.contains(focused)) return undefined;
    return () => {
      if (document.activeElement === document.body) focused.focus({ preventScroll: true });
    };
  }, [root, held]);
}

/** Sections that have been opened stay in the document, hidden, so that their inputs keep what they are in the middle of. */
function PagedSections({ form, sectionsAs }: Omit<FormBodyProps, 'closes'>) {
  const { session: { open }, state: { sections, active }, parts } = form;
  const errors = useErrors(parts.store);
  const [visited, setVisited] = useState<readonly number[]>([active]);
  if (!visited.includes(active)) setVisited([...visited, active]);
  const titles = sections.map((section, index) => section.title ?? `第${index + 1}部分`);
  const panels = sections.map((section, index) => visited.includes(index) && (
    <div key={index} hidden={index !== active}><Grid section={section} /></div>
  ));
  if (sectionsAs === 'steps') {
    return (
      <>
        <Steps label="步骤" titles={titles} current={active} onGo={parts.mode === 'create' ? undefined : open} />
        {panels}
      </>
    );
  }
  const items = sections.map((section, index) => ({
    value: index,
    title: titles[index] ?? '',
    invalid: section.inputs.some(({ field }) => errors.has(field.name)),
  }));
  return <Tabs label="表单分区" items={items} value={active} onChange={open}>{panels}</Tabs>;
}

const Group = memo(function Group({ section }: { section: SectionSpec }) {
  if (!section.title) return <Grid section={section} />;
  return (
    <section className="form-group" aria-label={section.title}>
      <h3 className="form-group-title">{section.title}</h3>
      <Grid section={section} />
    </section>
  );
});

const Grid = memo(function Grid({ section }: { section: SectionSpec }) {
  // The end of a period is entered where it begins, the name of a region with the region.
  const along = section.inputs.flatMap(({ field, input }) => [input.through, field.region?.named]);
  const chunks = chunksOf(section.inputs.filter(({ field }) => !along.includes(field.name)), spanOf);
  const { own } = useFormParts();
  return chunks.map((inputs) => (
    <div key={inputs[0]?.field.name} className={classes('form-grid', chunks.length > 1 && 'form-grid-chunk')}>
      {inputs.map((spec) => {
        const Field = own?.[spec.field.name] ?? FormField;
        return <Field key={spec.field.name} spec={spec} />;
      })}
    </div>
  ));
});

const spanOf = ({ input }: InputSpec): number => input.span;
