import { between, type Random } from './pick';

/** How many such pictures there are in `src/console/public/demo`. */
export const placeholderCount = 8;

/** Path of a picture that comes with the console: `/demo/picture-1.svg` and on. */
export const placeholderImage = (random: Random): string => `/demo/picture-${between(random, 1, placeholderCount)}.svg`;
