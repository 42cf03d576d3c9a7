/** Addresses of form pages: `/a/edit`, `/a/edit/7`, `/a/edit/7/copy`, or as the schema writes them for each way of opening one. */
import type { FormAddresses, FormWay } from '../model';
import { decoded } from '../text/decoded';

const usual: FormAddresses = { create: '', edit: '{id}', copy: '{id}/copy' };
/** Of a route with a place of its own for it: `/a/edit/:id?/:copy?`. */
const placed: FormAddresses = { ...usual, copy: '{id}/1' };

const fixedPart = (route: string): string => route.replace(/\/:.*$/, '');
const addressesOf = (route: string): FormAddresses => (route.endsWith('/:copy?') ? placed : usual);

/** @param route pattern of the form page, `:id?` included */
export function addressOfForm(route: string, addresses: FormAddresses | undefined, way: FormWay, id?: number | string): string {
  const rest = (addresses ?? addressesOf(route))[way] ?? '';
  return [fixedPart(route), ...(rest === '' ? [] : [rest.replace('{id}', encodeURIComponent(String(id ?? 0)))])].join('/');
}

export interface Opened {
  way: FormWay;
  /** Absent where a new record is made of nothing. */
  id?: string;
}

/** How an address opens a form. One that is none of those written opens the record whose id it begins with. */
export function openedAt(route: string, addresses: FormAddresses = addressesOf(route), pathname: string): Opened {
  const rest = pathname.slice(fixedPart(route).length).split('/').filter((part) => part !== '').map(decoded);
  for (const [way, address = ''] of Object.entries(addresses) as [FormWay, string][]) {
    const parts = address.split('/').filter((part) => part !== '');
    const at = parts.indexOf('{id}');
    if (parts.length === rest.length && parts.every((part, index) => index === at || part === rest[index])) return { way, ...(at >= 0 && { id: rest[at]! }) };
  }
  const [id] = rest;
  return id === undefined || id === '0' ? { way: 'create' } : { way: 'edit', id };
}
