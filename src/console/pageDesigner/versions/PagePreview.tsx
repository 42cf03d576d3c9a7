import { pageData, PageView } from '../../../shop';
import { useTheme } from '../canvas/useTheme';
import type { PageDocument } from '../../../engine/page/document';

/** A whole page as shoppers see it, to look at only. */
export function PagePreview({ title, document }: { title: string; document: PageDocument }) {
  return (
    <section className="pd-preview" aria-label={title}>
      <h3>{title}</h3>
      <div className="pd-preview-page" inert><PageView document={document} data={pageData} theme={useTheme()} /></div>
    </section>
  );
}
