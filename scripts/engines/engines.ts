/** The engines that statements are held against. */
import { citus } from './citus';
import { cockroachdb } from './cockroachdb';
import type { Engine } from './facts';
import { yugabytedb } from './yugabytedb';

export const engines: readonly Engine[] = [citus, yugabytedb, cockroachdb];
