/** The compiler from cold over two hundred entities, beside the two libraries that do part of its work, and one change while it watches. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EntityModel } from '../../src/engine/model';
import { recordSchema } from '../../src/engine/validation/recordSchema';
import { kinds } from '../../src/fields/kinds';
import { compileModel } from '../compiler';
import { readSchemas } from '../compiler/files';
import { finishNode, runNode, typescript, type Program } from './processes';
import type { BenchRow } from './row';
import { writeSchema, writeSchemas } from './schemas';
import { alternate, median, timed } from './statistics';
import type { Tools } from './tools';

const runs = 5;
const entities = 200;
const changes = 9;

/** The bodies of create and update as plain JSON Schemas. */
function bodies(entity: EntityModel): Record<string, unknown> {
  const of = (role: 'create' | 'update') => {
    const names = entity.endpoints.find((endpoint) => endpoint.role === role)?.body ?? [];
    return recordSchema(entity.fields.filter(({ name }) => names.includes(name)), (field) => kinds[field.kind].schema(field));
  };
  return { name: entity.key.replace('/', '_'), create: of('create'), update: of('update') };
}

/** What the compiler prints when it is through. */
const done = 'files changed in';

/** Watching begins a moment after the first compilation: saves again and again until one is noticed. */
async function whenWatching(program: Program, save: (round: number) => void): Promise<void> {
  const noticed = program.line(done);
  let round = 0;
  const timer = setInterval(() => save(round += 1), 300);
  await noticed.finally(() => clearInterval(timer));
  // The last save may still be under way.
  await new Promise((resolve) => { setTimeout(resolve, 1_000); });
}

/** Milliseconds from a saved file to the line that says it is compiled. */
async function change(tools: Tools, folder: string): Promise<number> {
  const program = runNode(typescript(tools.root, 'scripts/generate.ts', '--watch'), { cwd: folder });
  const spent: number[] = [];
  try {
    await program.line(done);
    await whenWatching(program, (round) => writeSchema(folder, 0, `（第${round}版）`));
    for (let index = 0; index <= changes; index += 1) {
      const compiled = program.line(done);
      spent.push(await timed(async () => {
        writeSchema(folder, index + 1, `（第${index}次）`);
        await compiled;
      }));
    }
  } finally {
    await program.stop();
  }
  return median(spent.slice(1));
}

export const compileTime: BenchRow = {
  name: 'compile',
  async measure(tools) {
    const folder = tools.folder('compile');
    writeSchemas(folder, entities);
    const source = join(folder, 'bodies.json');
    writeFileSync(source, JSON.stringify(compileModel(readSchemas(folder)).entities.map(bodies)));
    const peer = typescript(tools.root, 'scripts/bench/peers/compile.ts', source, join(folder, 'bodies.out'));
    const cold = () => {
      rmSync(join(folder, 'generated'), { recursive: true, force: true });
      return timed(() => finishNode(typescript(tools.root, 'scripts/generate.ts'), { cwd: folder }));
    };
    const found = await alternate({
      ours: cold,
      peer: () => timed(() => finishNode(peer, { cwd: tools.root })),
    }, runs, { warm: 1 });
    return [
      { what: `compile ${entities} entities from cold`, unit: 's', ours: found.ours / 1000, peer: { name: 'json-schema-to-typescript + ajv', value: found.peer / 1000 }, goal: { atMost: 1.5 }, runs },
      { what: 'one changed schema while watching', unit: 'ms', ours: await change(tools, folder), goal: { atMost: 150 }, runs: changes },
    ];
  },
};
