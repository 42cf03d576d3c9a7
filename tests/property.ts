/**
 * fast-check as every test uses it. Random values follow from one seed, so that the same commit gives the same result.
 * `PROPERTY_SEED=7 npm test -- FILE` tries other values; a failure prints seed, path and counterexample.
 */
import fc from 'fast-check';

/** Printed by `npm test`, too. */
export const propertySeed = Number(process.env.PROPERTY_SEED ?? 20_261_122);

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: propertySeed });

export type { Arbitrary } from 'fast-check';
export default fc;
