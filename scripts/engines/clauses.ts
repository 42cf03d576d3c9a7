/** What parts of queries and writes are called as features. */
import { constantOf, type Describe, inner, isTree, kindOf, listOf, textsOf, wordsOf } from './tree';

const strengths: Record<string, string> = { LCS_FORUPDATE: 'for update', LCS_FORNOKEYUPDATE: 'for no key update', LCS_FORSHARE: 'for share', LCS_FORKEYSHARE: 'for key share' };
const waits: Record<string, string> = { LockWaitSkip: 'skip locked', LockWaitError: 'nowait' };

const expressions: Record<string, (operator: string) => string> = {
  AEXPR_OP: (operator) => operator,
  AEXPR_OP_ANY: (operator) => `${operator} any (array)`,
  AEXPR_OP_ALL: (operator) => `${operator} all (array)`,
  AEXPR_DISTINCT: () => 'is distinct from',
  AEXPR_NOT_DISTINCT: () => 'is not distinct from',
  AEXPR_IN: (operator) => (operator === '=' ? 'in' : 'not in'),
  AEXPR_LIKE: (operator) => (operator.startsWith('!') ? 'not like' : 'like'),
  AEXPR_ILIKE: (operator) => (operator.startsWith('!') ? 'not ilike' : 'ilike'),
  AEXPR_NULLIF: () => 'nullif',
};

/** Names of types as the grammar knows them, and as people do. */
const types: Record<string, string> = {
  bool: 'boolean', bpchar: 'char', float4: 'real', float8: 'double precision', int2: 'smallint', int4: 'integer', int8: 'bigint', varchar: 'character varying',
};

const catalog = /^(pg_|information_schema\.)/;

export const clauses: Record<string, Describe> = {
  *SelectStmt(part) {
    yield 'query:select';
    const { distinctClause, op, all, valuesLists, lockingClause, havingClause, groupClause, limitOption, limitOffset, fromClause } = part;
    if (listOf(distinctClause).length > 0) yield isTree(listOf(distinctClause)[0]) && kindOf(listOf(distinctClause)[0]) ? 'query:distinct on' : 'query:distinct';
    if (op !== 'SETOP_NONE' && op !== undefined) yield `query:${wordsOf(op, /^SETOP_/)}${all ? ' all' : ''}`;
    if (valuesLists) yield 'query:values';
    if (lockingClause) yield 'query:row lock';
    if (lockingClause && listOf(fromClause).some((each) => kindOf(each) !== 'RangeVar')) yield 'lock:rows of a join';
    if (havingClause) yield 'query:having';
    if (groupClause) yield 'query:group by';
    if (limitOption === 'LIMIT_OPTION_WITH_TIES') yield 'query:with ties';
    if (limitOffset) yield 'query:offset';
  },
  *InsertStmt(part) {
    yield 'write:insert';
    const select = inner(part.selectStmt);
    if (part.selectStmt && !select.valuesLists) yield 'write:insert from a query';
    if (!part.selectStmt) yield 'write:insert default values';
    if (part.override && part.override !== 'OVERRIDING_NOT_SET') yield `write:${wordsOf(part.override, /^/)}`;
    if (part.returningClause) yield 'write:returning';
  },
  *UpdateStmt(part) {
    yield 'write:update';
    if (part.fromClause) yield 'write:update … from';
    if (part.returningClause) yield 'write:returning';
  },
  *DeleteStmt(part) {
    yield 'write:delete';
    if (part.usingClause) yield 'write:delete … using';
    if (part.returningClause) yield 'write:returning';
  },
  *OnConflictClause(part) {
    yield part.action === 'ONCONFLICT_UPDATE' ? 'write:on conflict do update' : 'write:on conflict do nothing';
    if (part.action === 'ONCONFLICT_UPDATE' && part.whereClause) yield 'write:on conflict do update … where';
    if (!part.infer) yield 'write:on conflict of any index';
  },
  *InferClause(part) {
    if (part.conname) yield 'write:on conflict on constraint';
    if (part.whereClause) yield 'write:on conflict of a partial index';
  },
  *CommonTableExpr(part) {
    yield 'query:with';
    const kind = kindOf(part.ctequery);
    if (kind === 'InsertStmt' || kind === 'UpdateStmt' || kind === 'DeleteStmt') yield `write:${kind.slice(0, -4).toLowerCase()} within with`;
    if (part.ctematerialized === 'CTEMaterializeAlways') yield 'query:with … as materialized';
    if (part.ctematerialized === 'CTEMaterializeNever') yield 'query:with … as not materialized';
  },
  *WithClause(part) {
    if (part.recursive) yield 'query:with recursive';
  },
  *LockingClause(part) {
    const wait = waits[String(part.waitPolicy)];
    yield `lock:${strengths[String(part.strength)] ?? String(part.strength)}`;
    if (wait !== undefined) yield `lock:${wait}`;
    if (part.lockedRels) yield 'lock:of a table';
  },
  *RangeVar(part) {
    const name = part.schemaname === undefined ? String(part.relname) : `${String(part.schemaname)}.${String(part.relname)}`.replace(/^pg_catalog\./, '');
    if (catalog.test(name)) yield `catalog:${name}`;
    if (part.relpersistence === 't') yield 'table:temporary';
    if (part.relpersistence === 'u') yield 'table:unlogged';
  },
  *RangeSubselect(part) {
    yield part.lateral ? 'query:lateral' : 'query:subquery in from';
    if (isTree(part.alias) && part.alias.colnames) yield 'query:names of columns beside an alias';
  },
  *RangeFunction(part) {
    yield 'query:function in from';
    if (part.lateral) yield 'query:lateral';
    if (part.ordinality) yield 'query:with ordinality';
    if (part.is_rowsfrom) yield 'query:rows from';
    if (part.coldeflist) yield 'query:function in from with types';
  },
  *JoinExpr(part) {
    yield `query:${wordsOf(part.jointype, /^JOIN_/)} join`;
    if (part.usingClause) yield 'query:join using';
    if (part.isNatural) yield 'query:natural join';
  },
  *FuncCall(part) {
    const names = textsOf(part.funcname).filter((name) => name !== 'pg_catalog');
    yield `function:${names.join('.')}`;
    if (part.agg_filter) yield 'query:filter of an aggregate';
    if (part.agg_order) yield part.agg_within_group ? 'query:within group' : 'query:order within an aggregate';
    if (part.agg_distinct) yield 'query:distinct within an aggregate';
    if (part.func_variadic) yield 'query:variadic';
  },
  *WindowDef(part) {
    yield 'query:window function';
    // 1058: the frame that nobody has written.
    if (part.frameOptions !== undefined && part.frameOptions !== 1058) yield 'query:window frame';
  },
  *A_Expr(part) {
    const name = textsOf(part.name).join('.');
    const say = expressions[String(part.kind)];
    yield say ? `operator:${say(name)}` : `operator:${wordsOf(part.kind, /^AEXPR_/)}`;
    if (kindOf(part.lexpr) === 'RowExpr') yield 'query:comparison of rows';
  },
  *SubLink(part) {
    yield `query:${wordsOf(part.subLinkType, /^/).replace(' sublink', '')} of a subquery`;
  },
  *SortBy(part) {
    yield part.sortby_nulls === 'SORTBY_NULLS_DEFAULT' ? 'query:order by' : `query:order by … ${wordsOf(part.sortby_nulls, /^SORTBY_/)}`;
    if (part.sortby_dir === 'SORTBY_USING') yield 'query:order by … using';
  },
  *GroupingSet(part) {
    yield `query:grouping ${wordsOf(part.kind, /^GROUPING_SET_/)}`;
  },
  *GroupingFunc() { yield 'query:grouping()'; },
  *CaseExpr() { yield 'query:case'; },
  *CaseWhen() {},
  *CoalesceExpr() { yield 'function:coalesce'; },
  *MinMaxExpr(part) { yield part.op === 'IS_LEAST' ? 'function:least' : 'function:greatest'; },
  *NullTest() { yield 'operator:is null'; },
  *BooleanTest(part) { yield `operator:${wordsOf(part.booltesttype, /^/)}`; },
  *RowExpr() { yield 'query:row'; },
  *A_ArrayExpr() { yield 'query:array[…]'; },
  *A_Indices(part) { yield part.is_slice ? 'query:slice of an array' : 'query:element of an array'; },
  *A_Indirection(part) { if (listOf(part.indirection).some((each) => kindOf(each) === 'String')) yield 'query:field of a row'; },
  *CollateClause(part) { yield `collation:${textsOf(part.collname).join('.')}`; },
  *SQLValueFunction(part) { yield `function:${wordsOf(part.op, /^SVFOP_/).replaceAll(' ', '_')}`; },
  *SetToDefault() { yield 'write:default'; },
  *MultiAssignRef() { yield 'write:update of several columns from one row'; },
  *NamedArgExpr() { yield 'query:arguments by name'; },
  *CurrentOfExpr() { yield 'write:where current of'; },
  *TypeCast() {},
  *TypeName(part) {
    const names = textsOf(part.names).filter((name) => name !== 'pg_catalog');
    const name = names.join('.');
    const fields = listOf(part.typmods);
    if (name === 'interval' && fields.length > 0 && constantOf(fields[0]) !== '32767') yield 'type:interval of certain fields';
    yield `type:${types[name] ?? name}${listOf(part.arrayBounds).map(() => '[]').join('')}`;
    if (part.setof) yield 'type:setof';
  },
};
