// Made from schemas/operation/scheduleJobLog.json. Do not edit: change the source and run `npm run generate`.

export const actions = {};
