// Made from scripts/compiler/emit/validators.ts. Do not edit: change the source and run `npm run generate`.
import equalModule from 'ajv/dist/runtime/equal.js';
import lengthModule from 'ajv/dist/runtime/ucs2length.js';

// CommonJS modules: Node and bundlers differ in what their default import is.
const unwrap = (module) => module.default ?? module;

export const equal = unwrap(equalModule);
export const ucs2length = unwrap(lengthModule);
