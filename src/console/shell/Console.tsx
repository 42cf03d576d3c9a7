import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
// The one name taken from the framework itself; its headless parts come from ra-core, which needs none of its widgets to be loaded.
import { CoreAdminContext } from 'react-admin';
import { matchPath, useLocation } from 'react-router-dom';
import { authProvider } from '../data/session/authProvider';
import { dataProvider } from '../data/records/dataProvider';
import { isFullScreen, routeAt } from '../data/menu/menuPlace';
import { messagePaths } from '../data/menu/paths';
import { queryClient } from '../data/queryClient';
import { ReferenceProvider } from '../data/references/references';
import { EnumerationProvider } from '../data/resources';
import { MediaProvider } from '../media/MediaProvider';
import { DesignerProvider } from '../designer';
import { LinkPickerProvider } from '../pickers';
import { Jobs } from '../resource/jobs/Jobs';
import { PickerProvider } from '../resource/picker/PickerProvider';
import { RecordsProvider } from '../resource/records/RecordsProvider';
import { actionDialogs, detailPanels } from '../screens/pages';
import { ActionDialogsContext } from '../../ui/ports/actionDialogs';
import { ConfirmProvider } from '../../ui/layers/Confirm';
import { DetailPanelsContext } from '../../ui/ports/detailPanels';
import { i18nProvider } from './i18n';
import { Layout } from './frame/Layout';
import { RaNotices } from './notices/RaNotices';
import { Palettes } from './palette/Palettes';
import { ContentFull } from './tabs/contentFull';
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
              <DetailPanelsContext value={detailPanels}>
                <ActionDialogsContext value={actionDialogs}>
                  <PickerProvider>
                    <MediaProvider>
                      <LinkPickerProvider>
                        <DesignerProvider>
                          <RecordsProvider>
                            <Page />
                            <Palettes />
                            <Jobs />
                            <ContentFull />
                          </RecordsProvider>
                        </DesignerProvider>
                      </LinkPickerProvider>
                    </MediaProvider>
                  </PickerProvider>
                </ActionDialogsContext>
              </DetailPanelsContext>
            </ConfirmProvider>
          </ReferenceProvider>
        </EnumerationProvider>
      </CoreAdminContext>
    </CacheProvider>
  );
}

function Page() {
  const { pathname } = useLocation();
  // The route that is shown decides: an address may fit the pattern of another one as well.
  return <Layout bare={isFullScreen(routeAt(pathname)) || messagePaths.some((path) => matchPath(path, pathname))}><Screens /></Layout>;
}
