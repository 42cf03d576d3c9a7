// Made from schemas/customerService/integralAdjust.json. Do not edit: change the source and run `npm run generate`.
export * from '../marketing/integralAdjust.js';
