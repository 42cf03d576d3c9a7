import { textColumn, type ColumnKind } from '../column';

/** Text: jsonb would lose the order of keys, and with it what somebody wrote. */
export const column: ColumnKind = { ...textColumn, mentionsFiles: true };
