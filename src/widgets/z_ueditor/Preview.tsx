import type { WidgetValues } from '../../../generated/widgets';
import { useMemo } from 'react';
import { cleanHtml } from '../../fields/richText/cleanHtml';
import { Nothing } from '../parts/audience';
import { Box } from '../parts/Box';
import './richText.css';

/** What an editor wrote, cleaned by the product's one allow-list whatever is saved. */
export default function RichText({ values }: { values: WidgetValues['z_ueditor'] }) {
  const html = useMemo(() => cleanHtml(values.richText), [values.richText]);
  return (
    <Box values={values}>
      {html === '' ? <Nothing><p className="w-note">暂无内容</p></Nothing> : <div className="w-rich" dangerouslySetInnerHTML={{ __html: html }} />}
    </Box>
  );
}
