/** Emits what editors complete names from: the vocabulary refers to it where an entity, an enumeration or a fragment is named. */

/** Any text is allowed, so that a name that was written a moment ago is no mistake for an editor. */
const oneOf = (names: Iterable<string>) => ({ anyOf: [{ enum: [...names].sort() }, { type: 'string' }] });

/** @returns content of `generated/names.json` */
export function emitNames(entities: Iterable<string>, enumerations: Iterable<string>, fragments: Iterable<string>): string {
  return `${JSON.stringify({ $comment: 'Made from schemas/. Do not edit: change the source and run `npm run generate`.', $defs: { Entity: oneOf(entities), Enumeration: oneOf(enumerations), Fragment: oneOf(fragments) } }, null, 2)}\n`;
}
