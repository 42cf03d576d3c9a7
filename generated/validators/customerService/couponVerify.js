// Made from schemas/customerService/couponVerify.json. Do not edit: change the source and run `npm run generate`.
export * from '../marketing/couponVerify.js';
