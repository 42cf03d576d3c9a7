import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { listenToFailures } from './shell/notices/failures';
import { watchMissingChunks } from './shell/pages/missingChunk';
import { createRouter } from './shell/router';
import { watchSession } from './shell/signIn/watchSession';
import './ui/tokens.css';
import './shell/base.css';

watchMissingChunks();
listenToFailures();
watchSession();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <RouterProvider router={createRouter()} />
  </StrictMode>,
);
