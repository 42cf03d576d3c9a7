/** The parts of WeChat's interface that the stand-in has. */
import { accountPart } from './account';
import { componentPart } from './component';
import { livePart } from './live';
import { materialPart } from './material';
import { menuPart } from './menu';
import { pagePart } from './page';
import { shippingPart } from './shipping';
import { templatePart } from './template';

export const newParts = () => ({ account: accountPart(), menu: menuPart(), material: materialPart(), template: templatePart(), page: pagePart(), shipping: shippingPart(), live: livePart(), component: componentPart() });

export type Parts = ReturnType<typeof newParts>;
