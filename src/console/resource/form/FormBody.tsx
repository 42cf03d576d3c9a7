/** The inputs of a form: plain, in groups, behind tabs or as steps. */
import { memo, useState } from 'react';
import type { FormModel } from '../../../engine/model';
import { Steps } from '../../ui/Steps';
import { Tabs } from '../../ui/Tabs';
import { FormContext, useErrors } from './context';
import { FormField } from './FormField';
import type { SectionSpec } from './inputState';
import type { FormControl } from './useForm';
import './form.css';

export interface FormBodyProps {
  form: FormControl;
  sectionsAs: FormModel['sectionsAs'];
}

export function FormBody({ form, sectionsAs }: FormBodyProps) {
  const { sections, root, parts } = form;
  const isPaged = (sectionsAs === 'tabs' || sectionsAs === 'steps') && sections.length > 1;
  return (
    <FormContext value={parts}>
      <div className="form-body" ref={root}>
        {isPaged
          ? <PagedSections form={form} sectionsAs={sectionsAs} />
          : sections.map((section, index) => <Group key={index} section={section} />)}
      </div>
    </FormContext>
  );
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
  return (
    <div className="form-grid">
      {section.inputs.map((spec) => <FormField key={spec.field.name} spec={spec} />)}
    </div>
  );
});
