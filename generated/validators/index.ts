// Made from schemas/**/*.json. Do not edit: change the source and run `npm run generate`.
import type { EntityValidators } from './runtime.js';

/** Validators of a section, loaded with it. */
export const sections: Record<string, () => Promise<{ validators: Record<string, EntityValidators> }>> = {
  customerService: () => import('./customerService'),
  distribution: () => import('./distribution'),
  finance: () => import('./finance'),
  gallery: () => import('./gallery'),
  marketing: () => import('./marketing'),
  media: () => import('./media'),
  merchant: () => import('./merchant'),
  operation: () => import('./operation'),
  order: () => import('./order'),
  page: () => import('./page'),
  parking: () => import('./parking'),
  product: () => import('./product'),
  user: () => import('./user'),
};
