/**
 * What a statement asks of its engine, as names of features: `type:bigint`, `function:count`, `index:gin`, `lock:for update`. They are read off the
 * tree that PostgreSQL's own grammar makes of it; a part of a tree that this file does not know is a feature too, `node:…`.
 */
import { parsePlPgSQLSync, parseSync } from 'libpg-query';
import { clauses } from './clauses';
import { definitions } from './definitions';
import { type Describe, isTree, type Tree } from './tree';

/** Parts that every engine has, or that say nothing without the parts around them. */
const plain = new Set([
  'A_Const', 'A_Star', 'Alias', 'BoolExpr', 'Boolean', 'ColumnRef', 'DefElem', 'Float', 'Integer', 'List', 'ParamRef', 'ResTarget', 'ReturningClause', 'RoleSpec', 'String', 'WithClause',
]);

/** Parts stand without their name where only one kind can. */
const named: Record<string, string> = {
  relation: 'RangeVar', pktable: 'RangeVar', alias: 'Alias', typeName: 'TypeName', returnType: 'TypeName', argType: 'TypeName', collClause: 'CollateClause', onConflictClause: 'OnConflictClause', infer: 'InferClause',
  returningClause: 'ReturningClause', withClause: 'WithClause', over: 'WindowDef', larg: 'SelectStmt', rarg: 'SelectStmt', owner: 'RoleSpec', into: 'IntoClause', rel: 'RangeVar', sequence: 'RangeVar', funcname: 'ObjectWithArgs',
};

const describe: Record<string, Describe> = { ...clauses, ...definitions };

/** Members that hold a value, not a part of the tree. */
const values = new Set(['ival', 'fval', 'sval', 'boolval', 'bsval']);

function walk(name: string, part: Tree, found: Set<string>): void {
  const say = describe[name];
  if (say) for (const feature of say(part)) found.add(feature);
  else if (!plain.has(name)) found.add(`node:${name}`);
  for (const [key, value] of Object.entries(part)) if (!values.has(key)) walkMember(key, value, found);
}

function walkMember(key: string, value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) for (const each of value) walkMember(key, each, found);
  else if (isTree(value)) {
    const [[name, inner] = ['', undefined], ...others] = Object.entries(value);
    if (name === '') return;
    if (others.length === 0 && /^[A-Z]/.test(name) && isTree(inner)) walk(name, inner, found);
    else walk(named[key] ?? `?${key}`, value, found);
  }
}

/** Statements of a function, by the names that the parser of its language gives them. */
function walkFunction(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) for (const each of value) walkFunction(each, found);
  else if (isTree(value)) {
    for (const [name, inner] of Object.entries(value)) {
      const [, kind] = /^PLpgSQL_stmt_(\w+)$/.exec(name) ?? [];
      if (kind !== undefined) found.add(`plpgsql:${kind}`);
      walkFunction(inner, found);
    }
  }
}

/**
 * The module must be loaded (`loadModule` of libpg-query).
 * @param text one statement, or several
 * @returns names of features, sorted
 * @throws SqlError where PostgreSQL would refuse the text as no statement
 */
export function featuresOf(text: string): string[] {
  const found = new Set<string>();
  for (const { stmt } of parseSync(text).stmts ?? []) walkMember('stmt', stmt, found);
  if (found.has('language:plpgsql')) walkFunction(parsePlPgSQLSync(text), found);
  return [...found].sort();
}
