import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { CoreAdminContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { authProvider } from '../data/authProvider';
import { dataProvider } from '../data/dataProvider';
import { queryClient } from '../data/queryClient';
import { ReferenceProvider } from '../data/references';
import { EnumerationProvider } from '../data/resources';
import { PickerProvider } from '../resource/picker/PickerProvider';
import { ConfirmProvider } from '../ui/Confirm';
import { i18nProvider } from './i18n';
import { Layout } from './frame/Layout';
import { RaNotices } from './notices/RaNotices';
import { Palettes } from './palette/Palettes';
import { Screens } from './Screens';

/** Styles made at run time carry the nonce of the page, as the content security policy demands. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
const styles = createCache({ key: 'css', nonce, prepend: true });

/** Everything behind the sign-in page. */
export default function Console() {
  return (
    <CacheProvider value={styles}>
      <CoreAdminContext dataProvider={dataProvider} authProvider={authProvider} i18nProvider={i18nProvider} queryClient={queryClient}>
        <EnumerationProvider>
          <ReferenceProvider>
            <ConfirmProvider>
              <RaNotices />
              <PickerProvider>
                <Page />
                <Palettes />
              </PickerProvider>
            </ConfirmProvider>
          </ReferenceProvider>
        </EnumerationProvider>
      </CoreAdminContext>
    </CacheProvider>
  );
}

/** Routes without menu and top bar (decisions 13), of those that exist behind the sign-in page. */
const fullScreen = ['/401', '/404'];

function Page() {
  const { pathname } = useLocation();
  if (fullScreen.includes(pathname)) return <Screens />;
  return <Layout><Screens /></Layout>;
}
