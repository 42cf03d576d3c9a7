/** 页面设计器: /page/design/creatDevise/:id?/:type?; `?widget=…&group=…` leads to a setting, as findings of the inspection of all pages do. */
import { useMemo } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { PageDesigner } from '../../../../pageDesigner';

export default function CreatDevise() {
  const { id = '0', type } = useParams();
  const { search } = useLocation();
  const place = useMemo(() => {
    const asked = new URLSearchParams(search);
    const widget = asked.get('widget');
    return widget === null ? undefined : { widget, group: asked.get('group') ?? undefined };
  }, [search]);
  const as = type === 'copy' || type === 'edit' ? type : id === '0' ? 'add' : 'edit';
  return <PageDesigner entity="page/diy" key={`${id} ${as}`} id={id} as={as} place={place} />;
}
