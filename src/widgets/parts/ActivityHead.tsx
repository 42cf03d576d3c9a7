import type { CSSProperties } from 'react';
import { background, type Gradient } from './Box';
import { Link } from './Link';
import { Picture } from './Picture';
import './activity.css';

interface ActivityHeadProps {
  /** 选择风格 0: its picture of 710 × 96, 1: its colours; 标题类型 0: a picture of 154 × 32, 1: text. */
  values: {
    selectBgImg: number;
    bgImg: string;
    bgColor: Gradient;
    selectStyle: number;
    logoConfig: string;
    titleConfig: string;
    headerTitleStyle: number;
    headerTitleColor: string;
    headerBtnColor: string;
  };
  /** Said beside the title. */
  hint?: { text: string; colour: string; line: string };
  more: string;
}

/** 加粗, 正常, 倾斜 */
const titleStyles: readonly CSSProperties[] = [{ fontWeight: 600 }, { fontWeight: 400 }, { fontWeight: 400, fontStyle: 'italic' }];

/** Heading of an activity on a picture or colours of its own. Without a picture the shop's colour stands behind it. */
export function ActivityHead({ values, hint, more }: ActivityHeadProps) {
  const picture = values.selectBgImg === 0 ? values.bgImg : '';
  const behind: CSSProperties = values.selectBgImg === 1 ? { background: background(values.bgColor) }
    : picture === '' ? {} : { backgroundImage: `url(${JSON.stringify(picture)})` };
  const text = values.selectStyle === 1;
  return (
    <div className="w-activity" style={behind}>
      {text || values.logoConfig === ''
        ? <h2 style={{ ...titleStyles[values.headerTitleStyle], color: values.headerTitleColor }}>{values.titleConfig}</h2>
        : <Picture className="w-head-logo" src={values.logoConfig} alt={values.titleConfig || undefined} width={154} height={32} shown={154} />}
      {hint && <span className="w-activity-hint" style={{ color: hint.colour, borderColor: hint.line }}>{hint.text}</span>}
      <Link className="w-more" to={more} style={{ color: values.headerBtnColor }}>更多</Link>
    </div>
  );
}
