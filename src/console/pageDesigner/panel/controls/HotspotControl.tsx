import { useState } from 'react';
import type { Hotspot } from '../../../../engine/page/hotspots';
import { Button } from '../../../../ui/buttons/Button';
import { deferred } from '../../../../ui/deferred';
import type { FieldControlProps } from '../control';
import { useWidgetValues } from './useWidgetValues';

const HotspotEditor = deferred(() => import('./HotspotEditor'));

/** Areas of the widget's picture; they are drawn in a window of their own. */
export function HotspotControl({ id, field, value, widget, onChange }: FieldControlProps) {
  const picture = String(useWidgetValues(widget).picStyle ?? '');
  const areas = (Array.isArray(value) ? value : []) as Hotspot[];
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button id={id} icon="crop" disabled={picture === ''} onClick={() => setOpen(true)}>设置热区 ({areas.length})</Button>
      {picture === '' && <p className="pd-help">请先选择图片</p>}
      {open && (
        <HotspotEditor
          picture={picture}
          areas={areas}
          field={field}
          onDone={(next) => {
            onChange(next);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
