import { Link } from 'react-router-dom';
import { home, operatingFigures, type OperatingFigures } from '../../../../engine/extension/home';
import { placeOf } from '../../../data/menu/menuPlace';
import { useMenus } from '../../../data/menu/menus';
import { defineBlock, figuresOf } from '../block';
import { Figure } from '../../../../ui/display/Figure';

export const operating = defineBlock<OperatingFigures>({
  id: 'operating', title: '经营数据', ...home.operating, span: 8,
  read: (answer) => figuresOf(answer, operatingFigures.map(({ name }) => name)), isEmpty: () => false, empty: '',
  Body: Operating,
});

/** Each count leads to the tab that it is of, where the menu has the list. */
function Operating({ data }: { data: OperatingFigures }) {
  const { nodes } = useMenus();
  return (
    <ul className="dashboard-todo">
      {operatingFigures.map(({ name, title, address }) => {
        const count = <><span>{title}</span> <b><Figure value={data[name]} /></b></>;
        const isOffered = placeOf(nodes, address.split('?')[0]!).length > 0;
        return <li key={name}>{isOffered ? <Link to={address}>{count}</Link> : <div>{count}</div>}</li>;
      })}
    </ul>
  );
}
