/** 页面设计器: /page/design/creatDevise/:id?/:type? */
import { useParams } from 'react-router-dom';
import { PageDesigner } from '../../../../pageDesigner';

export default function CreatDevise() {
  const { id = '0', type } = useParams();
  const as = type === 'copy' || type === 'edit' ? type : id === '0' ? 'add' : 'edit';
  return <PageDesigner entity="page/diy" key={`${id} ${as}`} id={id} as={as} />;
}
