/** Which columns of which tables a statement looks its rows up by: compared for equality with a value, a list, or a column of another table. */
import { parseSync } from 'libpg-query';
import { inner, isTree, kindOf, listOf, textsOf, type Tree } from './tree';

/** Tables by the names that they bear in one query, and those of the queries around it. */
interface Scope {
  tables: Map<string, string>;
  around?: Scope;
}

const equal = new Set(['AEXPR_OP', 'AEXPR_OP_ANY', 'AEXPR_IN']);

class Comparisons {
  readonly found = new Map<string, Set<string>>();

  /** A query, or a write with its conditions. */
  query(part: Tree, around?: Scope): void {
    const scope: Scope = { tables: new Map(), ...(around && { around }) };
    for (const from of [...listOf(part.fromClause), ...listOf(part.usingClause)]) this.name(from, scope);
    if (isTree(part.relation)) this.nameTable(part.relation, scope);
    // The conditions alone choose rows; what else stands in a query may hold queries of its own.
    for (const [key, value] of Object.entries(part)) this.search(value, scope, key === 'whereClause');
  }

  private name(from: unknown, scope: Scope): void {
    const kind = kindOf(from);
    const part = inner(from);
    if (kind === 'RangeVar') this.nameTable(part, scope);
    if (kind === 'JoinExpr') for (const side of [part.larg, part.rarg]) this.name(side, scope);
  }

  private nameTable(part: Tree, scope: Scope): void {
    const table = String(part.relname);
    scope.tables.set(isTree(part.alias) ? String(part.alias.aliasname) : table, table);
    if (!this.found.has(table)) this.found.set(table, new Set());
  }

  private search(value: unknown, scope: Scope, chooses: boolean): void {
    if (Array.isArray(value)) for (const each of value) this.search(each, scope, chooses);
    else if (isTree(value)) {
      for (const [key, part] of Object.entries(value)) {
        if (key === 'SelectStmt' || key === 'UpdateStmt' || key === 'DeleteStmt' || key === 'InsertStmt') this.query(part as Tree, scope);
        else if (key === 'larg' && isTree(value.rarg) && value.op !== undefined) for (const side of [value.larg, value.rarg]) this.query(side as Tree, scope);
        else if (key === 'A_Expr' && chooses) this.compare(part as Tree, scope);
        else this.search(part, scope, chooses || key === 'quals');
      }
    }
  }

  private compare(part: Tree, scope: Scope): void {
    if (equal.has(String(part.kind)) && textsOf(part.name).join() === '=') for (const side of [part.lexpr, part.rexpr]) if (kindOf(side) === 'ColumnRef') this.column(textsOf(inner(side).fields), scope);
    for (const side of [part.lexpr, part.rexpr]) this.search(side, scope, true);
  }

  private column(names: readonly string[], scope: Scope): void {
    const [column = ''] = names.slice(-1);
    const [of] = names.length > 1 ? names.slice(-2) : [];
    for (let each: Scope | undefined = scope; each; each = each.around) {
      const table = of === undefined ? (each.tables.size === 1 ? [...each.tables.values()][0] : undefined) : each.tables.get(of);
      if (table !== undefined) {
        this.found.get(table)?.add(column);
        return;
      }
    }
  }
}

/**
 * The module must be loaded (`loadModule` of libpg-query).
 * @returns by table that rows are looked up in, also where no column is compared; an insert of values looks none up
 * @throws SqlError where PostgreSQL would refuse the text as no statement
 */
export function comparisonsOf(text: string): ReadonlyMap<string, ReadonlySet<string>> {
  const comparisons = new Comparisons();
  for (const { stmt } of parseSync(text).stmts ?? []) {
    const kind = kindOf(stmt);
    const part = inner(stmt);
    if (kind === 'SelectStmt' || kind === 'UpdateStmt' || kind === 'DeleteStmt') comparisons.query(part);
    // Its own table only takes rows in.
    else if (kind === 'InsertStmt') comparisons.query({ ...part, relation: undefined });
    else if (kind === 'CopyStmt' || kind === 'DeclareCursorStmt' || kind === 'ExplainStmt') comparisons.query({ query: part.query });
  }
  return comparisons.found;
}
