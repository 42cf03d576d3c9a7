import { StrictMode, type ErrorInfo } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { recordError, watchErrors } from './data/errorLog';
import { listenToFailures } from './shell/notices/failures';
import { watchMissingChunks } from './shell/pages/missingChunk';
import { createRouter } from './shell/router';
import { watchSession } from './shell/signIn/watchSession';
import '../ui/tokens.css';
import './shell/base.css';
import './shell/frame/first.css';
import './shell/theme/themes.css';
import './shell/theme/inverted.css';
import './shell/theme/filters.css';
import './shell/theme/sizes.css';

watchErrors();
watchMissingChunks();
listenToFailures();
watchSession();

/** A fault in a drawn part, whichever boundary stands around it, is kept and still told to the browser. */
function onFault(error: unknown, { componentStack }: ErrorInfo): void {
  recordError('screen', error, componentStack ?? '');
  console.error(error);
}

createRoot(document.getElementById('root')!, { onCaughtError: onFault, onUncaughtError: onFault }).render(
  <StrictMode>
    <RouterProvider router={createRouter()} />
  </StrictMode>,
);
