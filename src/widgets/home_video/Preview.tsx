import type { WidgetValues } from '../../../generated/widgets';
import { Nothing } from '../parts/audience';
import { Box } from '../parts/Box';
import './video.css';

export default function Video({ values }: { values: WidgetValues['home_video'] }) {
  const source = values.tabConfig === 0 ? values.uploadVideo : values.link;
  return (
    <Box values={values}>
      {source === '' ? <Nothing><span className="w-video w-picture-none" role="img" aria-label="尚未设置视频" /></Nothing>
        : <video key={source} className="w-video" src={source} poster={values.cover || undefined} controls playsInline preload="metadata" aria-label="视频" />}
    </Box>
  );
}
