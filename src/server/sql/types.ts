/** Names of PostgreSQL's types. */

const aliases: Record<string, string> = {
  int8: 'bigint', int4: 'integer', int: 'integer', int2: 'smallint', bool: 'boolean', decimal: 'numeric', float8: 'double precision',
  varchar: 'character varying',
};

/** One spelling for each type: `varchar(20)` → `character varying(20)`, `int8[]` → `bigint[]`. */
export function canonicalType(type: string): string {
  const plain = type.trim().toLowerCase().replace(/^timestamp(\(\d\))? with time zone/, 'timestamptz$1').replace(/^(time(?:stamp)?(?:\(\d\))?) without time zone/, '$1');
  const [, base, size = '', array = ''] = /^(.*?)\s*(\([^)]*\))?\s*((?:\[\])*)$/.exec(plain)!;
  return `${aliases[base!] ?? base}${size.replaceAll(' ', '')}${array}`;
}

/** @returns SQL of the empty value of a PostgreSQL type: the present moment for times, since they have none */
export function emptyOf(type: string): string {
  const name = canonicalType(type);
  if (name.endsWith('[]')) return "'{}'";
  if (name === 'boolean') return 'false';
  if (/^(bigint|integer|smallint|numeric|double)/.test(name)) return '0';
  if (name.startsWith('timestamp') || name === 'date') return 'now()';
  return name.startsWith('json') ? "'null'" : "''";
}
