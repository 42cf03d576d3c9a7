// Made from schemas/finance/dailyStatement.json. Do not edit: change the source and run `npm run generate`.

export const actions = {};
