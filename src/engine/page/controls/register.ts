import type { ControlName } from '../widget';
import { checkboxes } from './checkboxes';
import { colour } from './colour';
import type { Control } from './control';
import { goodsTabs } from './goodsTabs';
import { announcements, imageLinks } from './imageLinks';
import { number } from './number';
import { options } from './options';
import { picture } from './picture';
import { products } from './products';
import { cells, hotspots, rows } from './rows';
import { select } from './select';
import { slider } from './slider';
import { richText, text, value } from './text';
import { upload } from './upload';

export const controls: Record<ControlName, Control> = {
  slider, number, text, value, richText, colour, options, checkboxes, image: upload, video: upload, select,
  products, rows, imageLinks, announcements, cells, picture, hotspots, goodsTabs,
};
