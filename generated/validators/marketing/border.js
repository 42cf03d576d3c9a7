// Made from schemas/marketing/border.json. Do not edit: change the source and run `npm run generate`.
export * from '../marketing/activityStyle.js';
