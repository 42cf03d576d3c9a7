import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { listenToFailures } from './shell/notices/failures';
import { watchMissingChunks } from './shell/pages/missingChunk';
import { createRouter } from './shell/router';
import { watchSession } from './shell/signIn/watchSession';
import { applyPreferences } from './shell/theme/apply';
import './ui/tokens.css';
import './shell/base.css';
import './shell/theme/themes.css';
import './shell/theme/inverted.css';
import './shell/theme/filters.css';
import './shell/theme/sizes.css';

applyPreferences();
watchMissingChunks();
listenToFailures();
watchSession();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <RouterProvider router={createRouter()} />
  </StrictMode>,
);
