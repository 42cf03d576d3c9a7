// Made from src/server/routes/<section>/index.ts. Do not edit: change the source and run `npm run generate`.
import type { Section } from '../src/server/section';
import * as common from '../src/server/routes/common';
import * as customerService from '../src/server/routes/customerService';
import * as finance from '../src/server/routes/finance';
import * as marketing from '../src/server/routes/marketing';
import * as merchant from '../src/server/routes/merchant';
import * as operation from '../src/server/routes/operation';
import * as order from '../src/server/routes/order';
import * as page from '../src/server/routes/page';
import * as parking from '../src/server/routes/parking';
import * as product from '../src/server/routes/product';
import * as settings from '../src/server/routes/settings';
import * as shop from '../src/server/routes/shop';
import * as signIn from '../src/server/routes/signIn';
import * as statistics from '../src/server/routes/statistics';

/** What sections bring beside their schemas. */
export const sections: Readonly<Record<string, Section>> = { common, customerService, finance, marketing, merchant, operation, order, page, parking, product, settings, shop, signIn, statistics };
