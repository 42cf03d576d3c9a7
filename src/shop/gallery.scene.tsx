/** Every widget in every style beside each other: for looking at. */
import { widgets } from '../../generated/widgets';
import { modelNamed } from '../engine/page/rules';
import { pageOf, sampleData, variants } from './gallery.samples';
import { PageView } from './PageView';

/** All looks of one widget beside each other, 375 wide. @param props.component folder of the widget */
export function GalleryScene({ component }: { component: string }) {
  const model = modelNamed(widgets, component);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, padding: 16, background: '#fff', alignItems: 'flex-start' }}>
      {variants(model).map(({ title, saved }) => (
        <figure key={title} style={{ margin: 0, width: 375 }}>
          <figcaption style={{ font: '12px sans-serif', padding: 4 }}>{title}</figcaption>
          <PageView document={pageOf([saved])} data={sampleData} theme="#e93323" resolveLink={(path) => `#${path}`} />
        </figure>
      ))}
    </div>
  );
}
