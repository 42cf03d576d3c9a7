/** What parts of definitions, of transactions and of talk with the session are called as features. */
import { constantOf, type Describe, inner, kindOf, listOf, textsOf, wordsOf } from './tree';

const lockModes = ['none', 'access share', 'row share', 'row exclusive', 'share update exclusive', 'share', 'share row exclusive', 'exclusive', 'access exclusive'];

/** `{transaction_isolation: 'repeatable read'}` of options. */
const optionsOf = (value: unknown): [name: string, constant: string][] =>
  listOf(value).map((each) => { const { defname, arg } = inner(each); return [String(defname), constantOf(arg)]; });

/** Triggers are abbreviated there. */
const alteration = (subtype: unknown): string => wordsOf(subtype, /^AT_/).replace(/ trig$/, ' trigger');

const object = (kind: unknown): string => wordsOf(kind, /^OBJECT_/);

export const definitions: Record<string, Describe> = {
  *CreateStmt(part) {
    yield 'table:create';
    if (part.if_not_exists) yield 'table:create if not exists';
    if (part.partspec) yield 'table:partition by';
    if (part.inhRelations) yield 'table:inherits';
    if (part.options) yield 'table:storage parameters';
  },
  *CreateTableAsStmt() { yield 'table:create as a query'; },
  *IntoClause(part) { if (part.onCommit && part.onCommit !== 'ONCOMMIT_NOOP') yield `table:${wordsOf(part.onCommit, /^ONCOMMIT_/)} on commit`; },
  *ColumnDef() {},
  *Constraint(part) {
    const { contype } = part;
    if (contype === 'CONSTR_IDENTITY') yield part.generated_when === 'a' ? 'column:identity, always' : 'column:identity, by default';
    else if (contype === 'CONSTR_DEFAULT') yield 'column:default';
    else if (contype === 'CONSTR_NOTNULL') yield 'column:not null';
    else if (contype === 'CONSTR_GENERATED') yield 'column:generated';
    else if (contype === 'CONSTR_PRIMARY') yield 'constraint:primary key';
    else if (contype === 'CONSTR_FOREIGN') yield 'constraint:foreign key';
    else yield `constraint:${wordsOf(contype, /^CONSTR_(ATTR_)?/)}`;
    if (part.deferrable) yield 'constraint:deferrable';
    if (part.skip_validation) yield 'constraint:not valid';
  },
  *IndexStmt(part) {
    const columns = listOf(part.indexParams);
    const method = String(part.accessMethod);
    yield `index:${method}`;
    if (part.unique) yield 'index:unique';
    if (part.whereClause) yield part.unique ? 'index:unique and partial' : 'index:partial';
    if (part.indexIncludingParams) yield 'index:include';
    if (part.concurrent) yield 'index:concurrently';
    if (part.if_not_exists) yield 'index:if not exists';
    if (part.nulls_not_distinct) yield 'index:nulls not distinct';
    if (part.options) yield 'index:storage parameters';
    if (method === 'gin' && columns.length > 1) yield 'index:gin of several columns';
    for (const { expr, opclass, ordering, nulls_ordering: nulls } of columns.map(inner)) {
      if (expr) yield method === 'btree' ? 'index:on an expression' : `index:${method} on an expression`;
      if (expr && part.unique) yield 'index:unique on an expression';
      if (opclass) yield `index:operator class ${textsOf(opclass).join('.')}`;
      if (ordering === 'SORTBY_DESC') yield 'index:descending';
      if (nulls !== 'SORTBY_NULLS_DEFAULT') yield `index:${wordsOf(nulls, /^SORTBY_/)}`;
    }
  },
  *IndexElem() {},
  *AlterTableStmt(part) { if (part.objtype !== 'OBJECT_TABLE') yield `define:alter ${object(part.objtype)}`; },
  *AlterTableCmd(part) { yield `table:${alteration(part.subtype)}`; },
  *RenameStmt(part) { yield `table:rename ${object(part.renameType)}`; },
  *DropStmt(part) {
    yield `define:drop ${object(part.removeType)}`;
    if (part.missing_ok) yield 'define:drop if exists';
    if (part.behavior === 'DROP_CASCADE') yield 'define:drop … cascade';
    if (part.concurrent) yield 'define:drop concurrently';
  },
  *CommentStmt(part) { yield `define:comment on ${object(part.objtype)}`; },
  *TruncateStmt(part) {
    yield 'table:truncate';
    if (listOf(part.relations).length > 1) yield 'table:truncate of several';
    if (part.restart_seqs) yield 'table:truncate … restart identity';
    if (part.behavior === 'DROP_CASCADE') yield 'table:truncate … cascade';
  },
  *CreateFunctionStmt(part) {
    yield part.replace ? 'define:create or replace function' : 'define:create function';
    for (const [name, language] of listOf(part.options).map((each) => [inner(each).defname, String(inner(inner(each).arg).sval)] as const)) if (name === 'language') yield `language:${language}`;
  },
  *FunctionParameter() {},
  *CreateTrigStmt(part) {
    yield part.replace ? 'trigger:create or replace' : 'trigger:create';
    yield part.row ? 'trigger:for each row' : 'trigger:for each statement';
    // Bits of the grammar: 2 before, else after; 64 instead of.
    const timing = Number(part.timing ?? 0);
    yield (timing & 64) !== 0 ? 'trigger:instead of' : (timing & 2) !== 0 ? 'trigger:before' : 'trigger:after';
    if (part.whenClause) yield 'trigger:when';
    if (part.transitionRels) yield 'trigger:referencing';
    if (part.isconstraint) yield 'trigger:constraint';
  },
  *CreateSchemaStmt() { yield 'define:create schema'; },
  *CreateSeqStmt() { yield 'sequence:create'; },
  *AlterSeqStmt() { yield 'sequence:alter'; },
  *CreateExtensionStmt(part) { yield `extension:${String(part.extname)}`; },
  *DoStmt() { yield 'define:do'; },
  *ViewStmt() { yield 'define:create view'; },
  *TransactionStmt(part) {
    yield `transaction:${wordsOf(part.kind, /^TRANS_STMT_/)}`;
    for (const [name, value] of optionsOf(part.options)) {
      yield name === 'transaction_isolation' ? `isolation:${value}` : `transaction:${name.replace('transaction_', '').replace('_', ' ')}${value === '0' ? ' off' : ''}`;
    }
  },
  *VariableSetStmt(part) {
    const name = String(part.name ?? 'all').toLowerCase();
    yield part.kind === 'VAR_RESET' || part.kind === 'VAR_RESET_ALL' ? `setting:reset ${name}` : `setting:set ${part.is_local ? 'local ' : ''}${name}`;
    if (part.kind === 'VAR_SET_MULTI') for (const [option, value] of optionsOf(part.args)) if (option === 'transaction_isolation') yield `isolation:${value}`;
  },
  *VariableShowStmt(part) { yield `setting:show ${String(part.name).toLowerCase()}`; },
  *LockStmt(part) { yield `lock:table in ${lockModes[Number(part.mode)]} mode`; },
  *CopyStmt(part) {
    const format = optionsOf(part.options).find(([name]) => name === 'format')?.[1] ?? 'text';
    yield part.is_from ? 'copy:from stdin' : part.query ? 'copy:a query to stdout' : 'copy:a table to stdout';
    yield `copy:format ${format}`;
    if (part.filename) yield 'copy:file of the server';
  },
  *ListenStmt() { yield 'notice:listen'; },
  *UnlistenStmt() { yield 'notice:unlisten'; },
  *NotifyStmt() { yield 'notice:notify'; },
  *DeclareCursorStmt() { yield 'cursor:declare'; },
  *FetchStmt() { yield 'cursor:fetch'; },
  *ClosePortalStmt() { yield 'cursor:close'; },
  *ExplainStmt(part) {
    yield 'session:explain';
    for (const [name] of optionsOf(part.options)) yield `session:explain (${name})`;
  },
  *VacuumStmt(part) {
    yield part.is_vacuumcmd ? 'session:vacuum' : 'session:analyze';
    for (const [name] of optionsOf(part.options)) yield `session:vacuum (${name})`;
  },
  *VacuumRelation() {},
  *DiscardStmt() { yield 'session:discard'; },
  *PrepareStmt() { yield 'session:prepare'; },
  *ExecuteStmt() { yield 'session:execute'; },
  *DeallocateStmt() { yield 'session:deallocate'; },
  *CheckPointStmt() { yield 'session:checkpoint'; },
  *CreatedbStmt() { yield 'define:create database'; },
  *DropdbStmt() { yield 'define:drop database'; },
  *AlterSystemStmt() { yield 'session:alter system'; },
  *ObjectWithArgs() {},
  // The method that an index or a constraint uses is told where it stands.
  *DefElem(part) { if (kindOf(part.arg) === 'TypeName') yield 'define:option of a type'; },
};
