/** Pictures above the menu: they come with the sign-in answer and stay for the visits after it. */
import { useSyncExternalStore } from 'react';
import { asTexts, readStored, stored, writeStored } from '../stored';

export interface SiteLogos {
  /** Wide, beside an open menu. */
  leftTopLogo: string;
  /** Square, above icons. */
  leftSquareLogo: string;
}

const listeners = new Set<() => void>();
let logos: Partial<SiteLogos> = readStored(stored.siteLogos, asTexts) ?? {};

export function keepSiteLogos({ leftTopLogo, leftSquareLogo }: Partial<SiteLogos>): void {
  logos = { leftTopLogo, leftSquareLogo };
  writeStored(stored.siteLogos, logos);
  listeners.forEach((listener) => listener());
}

/** Empty where the shop has set none. */
export const useSiteLogos = (): Partial<SiteLogos> => useSyncExternalStore(subscribe, () => logos);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
