/** How many demo rows are made. */
export interface Size {
  /** DEMO=2. */
  large: boolean;
  /** Of one entity at most: DEMO_ROWS. */
  most?: number;
}

/** A plan of more rows than these is for a shop at size. */
const atWork = 1_000;

/** @param planned rows with DEMO=2 @returns how many are made: of thousands a tenth shows a shop at work, unless it is to be tried at size */
export function rowsOf(planned: number, { large, most = Infinity }: Size): number {
  return Math.min(large || planned <= atWork ? planned : Math.ceil(planned / 10), most);
}
