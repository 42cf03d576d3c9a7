/** The smallest useful react-admin app: one resource, guessed screens. */
import simpleRestProvider from 'ra-data-simple-rest';
import { Admin, EditGuesser, ListGuesser, Resource } from 'react-admin';
import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('root')!).render(
  <Admin dataProvider={simpleRestProvider('/api')} disableTelemetry>
    <Resource name="posts" list={ListGuesser} edit={EditGuesser} />
  </Admin>,
);
