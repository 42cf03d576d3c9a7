import { MemoryRouter } from 'react-router';
import { TemplateScene } from '../../../src/console/formTemplate/TemplateForm.scene';
import '../../../src/console/shell/base.css';
import '../../../src/ui/tokens.css';
import { showScene } from './show';

showScene((count) => <MemoryRouter><TemplateScene count={count} by="rjsf" /></MemoryRouter>);
