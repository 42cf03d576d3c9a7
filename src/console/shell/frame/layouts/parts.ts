import type { ComponentType } from 'react';

/** What a layout puts around the content. */
export interface LayoutParts {
  /** Class `frame-{name}`. */
  name: string;
  /** Left of the content. */
  Side?: ComponentType;
  Header: ComponentType;
  /** The header reaches across the whole window, above the side. */
  spans?: boolean;
}
