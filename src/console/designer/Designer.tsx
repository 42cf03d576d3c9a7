/** The designer of form templates: palette, canvas, properties; the same as JSON text; preview, versions. */
import { useState } from 'react';
import { TemplateError } from '../../engine/formTemplate/item';
import { JsonEditor } from '../../fields/formTemplate/JsonEditor';
import type { FormDesignerProps } from '../../ui/ports/formDesigner';
import { showNotice } from '../../ui/states/notices';
import { Canvas } from './Canvas';
import { Dragging } from './Dragging';
import { Palette } from './Palette';
import { Panel } from './panel/Panel';
import { Toolbar, type View } from './Toolbar';
import { useDesigner } from './useDesigner';
import { useDesignerKeys } from './useDesignerKeys';
import './designer.css';

export default function Designer({ id, value, onChange, disabled = false, invalid = false }: FormDesignerProps) {
  const designer = useDesigner(value, onChange);
  const [view, setView] = useState<View>('design');
  const { broken, announced, paste } = designer;
  const root = useDesignerKeys(designer, disabled);
  const pasteItems = async () => {
    try {
      paste(await navigator.clipboard.readText());
    } catch (error) {
      showNotice('warning', error instanceof TemplateError ? error.message : '无法读取剪贴板，请允许浏览器访问剪贴板');
    }
  };
  const shown = broken ? 'json' : view;
  return (
    <div className="designer" ref={root} data-view={shown}>
      <Toolbar designer={designer} view={shown} onView={setView} onPaste={() => void pasteItems()} value={value} disabled={disabled} />
      <p role="status" className="ui-hidden">{announced}</p>
      {shown === 'json' ? (
        <div className="designer-json"><JsonEditor id={id} value={value} onChange={designer.typeText} disabled={disabled} invalid={invalid} aria-label="表单内容 JSON" rows={24} /></div>
      ) : (
        <Dragging designer={designer}>
          {(drop) => (
            <div className="designer-body" data-readonly={disabled || undefined}>
              {!disabled && <Palette onAdd={designer.addNew} />}
              <Canvas id={id} designer={designer} drop={drop} invalid={invalid} readOnly={disabled} onPaste={() => void pasteItems()} />
              <Panel designer={designer} disabled={disabled} />
            </div>
          )}
        </Dragging>
      )}
    </div>
  );
}
