import { useMemo } from 'react';
import { readValues } from '../../../../engine/page/controls';
import { modelOf } from '../../catalogue';
import { useDesign } from '../../state/context';

/** All values of a widget, for controls that need more than their own. @param id none: no values */
export function useWidgetValues(id: string | undefined): Record<string, unknown> {
  const node = useDesign(({ document }) => document.widgets.find((each) => each.id === id));
  return useMemo(() => {
    const model = node && modelOf(node);
    return model ? readValues(model, node.saved) : {};
  }, [node]);
}
