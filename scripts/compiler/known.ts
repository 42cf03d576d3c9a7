/** Files that do not speak the vocabulary are reported and left out; their names stay known, so that nobody is told they are missing. */
export interface Known {
  entities: ReadonlySet<string>;
  enumerations: ReadonlySet<string>;
}
