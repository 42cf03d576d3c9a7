/** What several shapes of groups hold beside their values. */
import type { JsonObject } from '../../json';
import type { GroupModel } from '../widget';

export const titled = ({ field }: GroupModel): JsonObject => ({ title: field.title });

/** `{ val: 居左 }` for every option. */
export const optionList = ({ field }: GroupModel): JsonObject[] => (field.options ?? []).map(({ title }) => ({ val: title }));

/** The limits of a number; saved pages always name both. */
export const limits = ({ field, suffix }: GroupModel, least: number): JsonObject => ({ min: field.minimum ?? least, max: field.maximum ?? 100, ...(suffix === undefined ? {} : { unit: suffix }) });

export const uploaded = (group: GroupModel): JsonObject => ({ ...titled(group), tips: group.field.help ?? '' });
