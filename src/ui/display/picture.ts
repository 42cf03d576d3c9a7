/** A picture, and what it shows. */
export interface Picture {
  src: string;
  alt: string;
}
