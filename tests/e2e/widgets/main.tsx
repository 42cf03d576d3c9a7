/** Every widget and every field kind on one page, for the eye, for axe and for the content security policy. */
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { ConfirmProvider } from '../../../src/ui/layers/Confirm';
import { EnumerationContext } from '../../../src/ui/ports/enumerations';
import { ReferenceContext } from '../../../src/ui/ports/references';
import { styleNonce } from '../../../src/ui/styleNonce';
import { FieldsScene } from './FieldsScene';
import { findEnumeration, source } from './sources';
import { WidgetsScene } from './WidgetsScene';
import './main.css';

const scenes = { fields: FieldsScene, widgets: WidgetsScene };
const Scene = scenes[new URLSearchParams(location.search).get('scene') as keyof typeof scenes] ?? WidgetsScene;

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <CacheProvider value={createCache({ key: 'css', nonce: styleNonce(), prepend: true })}>
      <MemoryRouter>
        <EnumerationContext value={findEnumeration}>
          <ReferenceContext value={source}>
            <ConfirmProvider>
              <main><Scene /></main>
            </ConfirmProvider>
          </ReferenceContext>
        </EnumerationContext>
      </MemoryRouter>
    </CacheProvider>
  </StrictMode>,
);
