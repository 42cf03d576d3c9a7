// Made from schemas/finance/entry.json. Do not edit: change the source and run `npm run generate`.

export const actions = {};
