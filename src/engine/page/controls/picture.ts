import { isObject } from '../../json';
import { readCell } from './cell';
import type { Control } from './control';

/** `{ tabVal, picList: [{ image, link }] }` of which only the first picture counts. */
export const picture: Control = {
  fresh: () => ({ tabVal: 0, picList: [{ image: '', link: '' }] }),
  read(saved, { field }) {
    const [first] = Array.isArray(saved.picList) ? saved.picList : [];
    return isObject(first) ? readCell(first.image, field) : undefined;
  },
  held({ picList = null }) {
    if (!Array.isArray(picList)) return picList;
    const [first = null] = picList;
    return isObject(first) ? first.image : first;
  },
  write(saved, image) {
    const [first, ...rest] = Array.isArray(saved.picList) ? saved.picList : [];
    return { ...saved, picList: [{ ...(isObject(first) ? first : { link: '' }), image: image as string }, ...rest] };
  },
};
