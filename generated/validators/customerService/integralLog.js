// Made from schemas/customerService/integralLog.json. Do not edit: change the source and run `npm run generate`.
export * from '../user/integralRecord.js';
