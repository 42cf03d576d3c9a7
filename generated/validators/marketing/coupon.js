// Made from schemas/marketing/coupon.json. Do not edit: change the source and run `npm run generate`.

export const actions = {};
