/** rjsf with MUI as its documentation sets it up, of as many text inputs as ours, with the same rules, judged while one types. */
import { withTheme } from '@rjsf/core';
import { Theme } from '@rjsf/mui';
import type { RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { useState } from 'react';
import { showScene } from '../../scenes/show';

const Form = withTheme(Theme);

function schemaOf(count: number): RJSFSchema {
  const names = Array.from({ length: count }, (_none, index) => `field${index}`);
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name, index) => [name, { type: 'string', title: `字段${index}`, maxLength: 100, pattern: '^[a-z]*$' }])),
    required: names.filter((_name, index) => index % 3 === 0),
  };
}

function Peer({ schema }: { schema: RJSFSchema }) {
  const [values, setValues] = useState({});
  return <Form schema={schema} formData={values} onChange={({ formData }) => setValues(formData)} validator={validator} liveValidate="onChange" showErrorList={false} />;
}

showScene((count) => <Peer schema={schemaOf(count)} />);
