/** The page designer, whole, with as many titles as asked; nothing is loaded and nothing is saved. */
import { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, testDataProvider } from 'ra-core';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { widgets } from '../../../generated/widgets';
import { Workbench } from '../../../src/console/pageDesigner/Workbench';
import { ConfirmProvider } from '../../../src/ui/layers/Confirm';
import type { JsonObject } from '../../../src/engine/json';
import type { ResourceModel } from '../../../src/engine/model';
import { newWidget, writeValue } from '../../../src/engine/page/controls';
import { openPage } from '../../../src/engine/page/document';
import '../../../src/console/shell/base.css';
import '../../../src/ui/tokens.css';
import { showScene } from './show';

const model = widgets.find(({ component }) => component === 'home_title')!;

showScene((count) => {
  const value = Object.fromEntries(Array.from({ length: count! }, (_none, index): [string, JsonObject] => {
    const timestamp = 1_700_000_000_000_000 + index;
    return [String(timestamp), writeValue(model, newWidget(model, timestamp), 'titleConfig', `标题${index}`)];
  }));
  const page = openPage({ id: 1, name: '测量', title: '首页', value });
  const resource = { key: 'scene', fields: [] } as unknown as ResourceModel;
  const workbench = <ConfirmProvider><div style={{ height: '100vh' }}><Workbench resource={resource} document={page} stored={undefined} name="scene" /></div></ConfirmProvider>;
  const router = createMemoryRouter([{ path: '*', element: <CoreAdminContext dataProvider={testDataProvider()} queryClient={new QueryClient()}>{workbench}</CoreAdminContext> }]);
  return <RouterProvider router={router} />;
});
