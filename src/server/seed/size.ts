/** How many demo rows are made. */
export interface Size {
  /** DEMO=2. */
  large: boolean;
  /** Of one entity at most: DEMO_ROWS. */
  most?: number;
}
