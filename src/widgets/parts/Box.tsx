import type { CSSProperties, ReactNode } from 'react';
import './parts.css';

/** The style groups that nearly all widgets share, in pixels at a width of 375. */
export interface BoxValues {
  bgColor?: Gradient | string;
  upConfig?: number;
  downConfig?: number;
  mbConfig?: number;
  lrConfig?: number;
  bgStyle?: number;
}

export type Gradient = readonly string[];

/** CSS background of one colour or two, from left to right unless told. */
export const background = (colours: Gradient | string | undefined, towards: 'right' | 'bottom' = 'right'): string | undefined => {
  if (colours === undefined || typeof colours === 'string') return colours;
  const [from, to = from] = colours;
  return from === to ? from : `linear-gradient(to ${towards}, ${from}, ${to})`;
};

interface BoxProps {
  values: BoxValues;
  /** Inner space at both sides, for content that would touch the edge. */
  inset?: number;
  className?: string;
  /** Where a gradient ends. */
  towards?: 'right' | 'bottom';
  style?: CSSProperties;
  children?: ReactNode;
}

export function Box({ values: { bgColor, upConfig = 0, downConfig = 0, mbConfig = 0, lrConfig = 0, bgStyle = 0 }, inset = 0, className, towards, style, children }: BoxProps) {
  return (
    <div
      className={className === undefined ? 'w-box' : `w-box ${className}`}
      style={{ margin: `${mbConfig}px ${lrConfig}px 0`, padding: `${upConfig}px ${inset}px ${downConfig}px`, borderRadius: bgStyle, background: background(bgColor, towards), ...style }}
    >
      {children}
    </div>
  );
}
