/** A react-admin SimpleForm of as many text inputs as ours, with the same rules. */
import { AdminContext, maxLength, required, ResourceContextProvider, SimpleForm, TextInput } from 'react-admin';
import { showScene } from '../../scenes/show';

const short = maxLength(100);
const needed = [required(), short];

showScene((count) => (
  <AdminContext dataProvider={{} as never}>
    <ResourceContextProvider value="records">
      <SimpleForm record={{}} onSubmit={() => undefined}>
        {Array.from({ length: count }, (_, index) => (
          <TextInput key={index} source={`field${index}`} label={`字段${index}`} validate={index % 3 === 0 ? needed : short} />
        ))}
      </SimpleForm>
    </ResourceContextProvider>
  </AdminContext>
));
