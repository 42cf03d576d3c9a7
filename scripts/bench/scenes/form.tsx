import { MemoryRouter } from 'react-router';
import { FormScene } from '../../../src/console/resource/form/FormBody.scene';
import '../../../src/console/shell/base.css';
import '../../../src/ui/tokens.css';
import { showScene } from './show';

showScene((count) => <MemoryRouter><FormScene count={count} /></MemoryRouter>);
