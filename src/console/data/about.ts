/** The record that several screens are about: chosen once in this window, it is there on each of them until another is chosen. */
import { stored, windowStore } from './stored';

const keyOf = (entity: string): string => `${stored.about}:${entity}`;

/** @param entity key of the entity or facet whose record it is @returns its id */
export const rememberedAbout = (entity: string): string | undefined => windowStore.read(keyOf(entity));

/** @param id undefined: no record is chosen any more */
export function rememberAbout(entity: string, id: string | undefined): void {
  if (id === undefined) windowStore.remove(keyOf(entity));
  else windowStore.write(keyOf(entity), id);
}
