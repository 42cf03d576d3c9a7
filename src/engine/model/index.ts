/** The compiled shape of everything a schema can say: the contract between compiler, console and server. */
export * from './byTime';
export * from './log';
export * from './condition';
export * from './endpoint';
export * from './entity';
export * from './field';
export * from './form';
export * from './list';
export * from './rule';
