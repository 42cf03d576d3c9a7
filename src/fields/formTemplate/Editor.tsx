import { use } from 'react';
import { FormDesignerContext } from '../../ui/ports/formDesigner';
import { controlOf, textOf, type InputProps } from '../view';
import { JsonEditor } from './JsonEditor';

/** A form template is designed where the designer is at hand, else it is JSON text. */
export default function Editor(props: InputProps) {
  const { id, input, value, onChange } = props;
  const Designer = use(FormDesignerContext);
  const control = { ...controlOf(props), id, value: textOf(value), onChange };
  return Designer ? <Designer {...control} /> : <JsonEditor {...control} rows={input?.rows} placeholder={input?.placeholder} />;
}
