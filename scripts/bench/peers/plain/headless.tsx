/** The packages that the console stands on by decision, and nothing of its own: react-admin's core with one list, drawn by plain elements. */
import { ListBase, useListContext } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import { CoreAdminContext } from 'react-admin';
import { createRoot } from 'react-dom/client';

function Rows() {
  const { data } = useListContext<{ id: number; title: string }>();
  return <table><tbody>{data?.map(({ id, title }) => <tr key={id}><td>{title}</td></tr>)}</tbody></table>;
}

createRoot(document.getElementById('root')!).render(
  <CoreAdminContext dataProvider={simpleRestProvider('/api')}>
    <ListBase resource="posts"><Rows /></ListBase>
  </CoreAdminContext>,
);
