import { memo, useEffect } from 'react';
import { routeAt } from '../../data/menu/menuPlace';
import { RouteGuard } from '../RouteGuard';
import { without } from './list';
import { changeTabs, useTabs } from './store';

/** Tabs that the browser kept, and whose screens are no longer for this person or no longer there, vanish without a word. */
export const PassedTabs = memo(function PassedTabs() {
  return useTabs().map(({ path }) => (
    <RouteGuard key={path} route={routeAt(path)!} pathname={path} refused={<Gone path={path} />} absent={<Gone path={path} />}>{null}</RouteGuard>
  ));
});

function Gone({ path }: { path: string }) {
  useEffect(() => changeTabs((tabs) => without(tabs, [path])), [path]);
  return null;
}
