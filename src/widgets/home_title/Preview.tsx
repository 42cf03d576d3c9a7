import type { WidgetValues } from '../../../generated/widgets';
import type { CSSProperties } from 'react';
import { background } from '../parts/Box';
import { Link } from '../parts/Link';
import { alignments } from '../parts/SearchBar';

const styles: readonly CSSProperties[] = [{}, { fontStyle: 'italic' }, { fontWeight: 600 }];

export default function Title({ values }: { values: WidgetValues['home_title'] }) {
  const { bgTopStyle: top, bgDownStyle: bottom } = values;
  const text = { color: values.fontColor, fontSize: values.fontSize, textAlign: alignments[values.textPosition], ...styles[values.textStyle] };
  return (
    <div
      className="w-box w-title" style={{
        margin: `${values.mbConfig}px ${values.lrConfig}px 0`, padding: `${values.upConfig}px 12px ${values.downConfig}px`, background: background(values.bgColor),
        borderRadius: `${top}px ${top}px ${bottom}px ${bottom}px`,
      }}
    >
      <h2 style={text}><Link to={values.linkConfig}>{values.titleConfig}</Link></h2>
    </div>
  );
}
