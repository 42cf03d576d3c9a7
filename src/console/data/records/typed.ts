/** Records of an entity as screens hold them, by its key. Entities that a screen knows by its address alone are rows of any field. */
import type { Answers, EntityKey, Inputs } from '../../../../generated/records';

/** An answer, decoded. Backends other than our own give no version. */
export type RecordOf<K extends EntityKey> = Answers[K] & { id: number; recordVersion?: number };

/** Names of the fields that an entity answers. */
export type FieldOf<K extends EntityKey> = keyof Answers[K] & string;

/** Names of the actions that an entity leaves to code. */
export type ActionOf<K extends EntityKey> = keyof Inputs[K] & string;
