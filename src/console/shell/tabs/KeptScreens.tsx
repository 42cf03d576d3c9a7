import { Activity, memo, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigate, type Location } from 'react-router-dom';
import type { RouteModel } from '../../../engine/model';
import { addressOf, isFullScreen, titleAt } from '../../data/menu/menuPlace';
import { home, isBySignIn } from '../../data/menu/paths';
import { usePreferences } from '../../data/preferences';
import { ScreenContext } from '../../../ui/ports/screen';
import { Crash } from '../pages/Crash';
import { Loading } from '../pages/Loading';
import { RouteGuard } from '../RouteGuard';
import { ScreenRoute } from '../ScreenRoute';
import { StillRouter } from './StillRouter';
import { keep, type KeptScreen } from './keep';
import { dismiss, enlist, liveScreen, LiveScreen } from './LiveScreen';
import { visited } from './list';
import { changeTabs, useTabs } from './store';

export const panelId = (path: string): string => `screen:${path}`;
export const tabId = (path: string): string => `tab:${path}`;

/**
 * Draws the screen of the address, and keeps those of the other tabs as they are: hidden, their effects taken back, so that
 * they neither ask nor listen; shown again, they ask anew for what they show.
 *
 * @param route that of the address, undefined where it is no screen
 */
export function KeptScreens({ route }: { route: RouteModel | undefined }) {
  const location = useLocation();
  const navigate = useNavigate();
  const { tagsView } = usePreferences();
  const tabs = useTabs();
  const isTab = route !== undefined && !isFullScreen(route);
  const [held, setHeld] = useState<readonly KeptScreen[]>([]);

  const make = () => new LiveScreen(location.pathname, isTab, (to) => void (to === -1 ? navigate(-1) : navigate(to)));
  const now = keep(held, route && { route, location, make }, (path) => tagsView && tabs.some((tab) => tab.path === path));
  if (now !== held) setHeld(now);

  useEffect(() => {
    now.forEach(({ screen }) => enlist(screen));
    return () => now.forEach(({ path }) => dismiss(path));
  }, [now]);
  useBeforeUnload(now);

  return now.filter(({ drawn }) => drawn).map((each) => (
    <ScreenSeat
      key={each.id}
      shown={each.path === location.pathname}
      screen={each.screen}
      route={each.route}
      location={each.location}
      labelled={tagsView && each.screen.isTab}
    />
  ));
}

/**
 * Drawn again only when its own screen comes or goes. React goes through all of a hidden screen whose `<Activity>` is drawn again,
 * for readers of a context that changed above, and on each navigation the router's have.
 */
const ScreenSeat = memo(function ScreenSeat({ shown, ...panel }: ScreenPanelProps & { shown: boolean }) {
  return <Activity mode={shown ? 'visible' : 'hidden'}><ScreenPanel {...panel} /></Activity>;
});

interface ScreenPanelProps {
  screen: LiveScreen;
  route: RouteModel;
  location: Location;
  /** There is a tab that names it. */
  labelled: boolean;
}

const ScreenPanel = memo(function ScreenPanel({ screen, route, location, labelled }: ScreenPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => screen.show(panel.current!), [screen]);
  return (
    <div
      ref={panel}
      className="screen"
      {...(labelled && { role: 'tabpanel', id: panelId(screen.path), 'aria-labelledby': tabId(screen.path) })}
    >
      <StillScreen screen={screen} route={route} location={location} />
    </div>
  );
});

const StillScreen = memo(function StillScreen({ screen, route, location }: Omit<ScreenPanelProps, 'labelled'>) {
  return (
    <ScreenContext value={screen}>
      <StillRouter location={location}>
        {screen.isTab && <RouteGuard route={route} pathname={location.pathname} refused={null} absent={null}><Entered title={titleAt(route, location.pathname)} /></RouteGuard>}
        <Crash>
          <Suspense fallback={<Loading />}>
            <RouteGuard route={route} pathname={location.pathname} refused={<Refused state={location.state} />} absent={<Navigate to="/404" replace />}>
              <Routes>
                <Route path={addressOf(route)} element={<ScreenRoute route={route} />} />
              </Routes>
            </RouteGuard>
          </Suspense>
        </Crash>
      </StillRouter>
    </ScreenContext>
  );
});

/** Who has just signed in is not shown a refusal of what somebody else looked at: the first page that everybody may see is home. */
const Refused = ({ state }: { state: unknown }) => <Navigate to={isBySignIn(state) ? home : '/401'} replace />;

/** The tab of a screen is there while the screen still loads, and remembers where in it the person is. */
function Entered({ title }: { title: string }) {
  const { pathname: path, search, state } = useLocation();
  useEffect(() => changeTabs((tabs) => visited(tabs, { path, search, state, title })), [path, search, state, title]);
  return null;
}

/** A hidden form cannot speak for itself when the window closes. */
function useBeforeUnload(kept: readonly KeptScreen[]): void {
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (kept.some(({ path }) => liveScreen(path)?.isUnsaved)) event.preventDefault();
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [kept]);
}
