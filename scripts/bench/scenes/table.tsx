import { MemoryRouter } from 'react-router';
import { ListTableScene, sceneRows } from '../../../src/console/resource/table/ListTable.scene';
import '../../../src/console/shell/base.css';
import '../../../src/ui/tokens.css';
import { showScene } from './show';

showScene((rows, columns) => {
  const made = sceneRows(rows, columns);
  return <MemoryRouter><ListTableScene rows={made} columns={columns} /></MemoryRouter>;
});
