/** The code that a schema leaves open is begun where it is found, typed, and refuses until it is filled in. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCode } from '../../scripts/compiler/code';
import { withMember } from '../../scripts/new/departure';
import { newEntity } from '../../scripts/new/entity';
import { newHandler } from '../../scripts/new/handler';
import type { Stub } from '../../scripts/new/stub';

const project = join(import.meta.dirname, '..', '..');
const path = 'src/server/routes/shop/box.ts';

describe('a name is added to a departure, and all else stays', () => {
  const stub = (part: Stub['part'], name: string): Stub => ({ part, name, code: `const ${name}: Departure = 1;\n`, imports: [['../../refusal', 'Refusal', false]], todo: '' });
  const added = (text: string, one: Stub): string => withMember(text, readCode(new Map([[path, text]]), []).departures.get('shop/box')!, one);

  it.each<[string, string, Stub, string]>([
    ['on the line of the others', "import { invalid } from '../../refusal';\n\nexport const box: EntityDeparture = { demo, actions: { send } };\n", stub('actions', 'ship'),
      "import { invalid, Refusal } from '../../refusal';\n\nconst ship: Departure = 1;\n\nexport const box: EntityDeparture = { demo, actions: { send, ship } };\n"],
    ['on a line of its own where the others are', "export const box: EntityDeparture = {\n  actions: {\n    async send() {\n      return 1;\n    },\n  },\n};\n", stub('actions', 'ship'),
      "import { Refusal } from '../../refusal';\nconst ship: Departure = 1;\n\nexport const box: EntityDeparture = {\n  actions: {\n    async send() {\n      return 1;\n    },\n    ship,\n  },\n};\n"],
    ['with its part, where there is none yet', "import type { Refusal } from '../../refusal';\n/** Boxes. */\nexport const box: EntityDeparture = {\n  demo,\n};\n", stub('moves', 'seal'),
      "import type { Refusal } from '../../refusal';\nconst seal: Departure = 1;\n\n/** Boxes. */\nexport const box: EntityDeparture = {\n  demo,\n  moves: { seal },\n};\n"],
    ['as a part itself', 'export const box: EntityDeparture = {};\n', stub('writes', 'writes'),
      "import { Refusal } from '../../refusal';\nconst writes: Departure = 1;\n\nexport const box: EntityDeparture = { writes };\n"],
    ['under another name, where the file uses its own', "import { ship } from './ship';\nexport const box: EntityDeparture = { actions: {}, demo: ship };\n", stub('actions', 'ship'),
      "import { ship } from './ship';\nimport { Refusal } from '../../refusal';\nconst shipAction: Departure = 1;\n\nexport const box: EntityDeparture = { actions: { ship: shipAction }, demo: ship };\n"],
  ])('%s', (_, before, one, after) => expect(added(before, one)).toBe(after));
});

describe('npm run new -- handler', () => {
  let root: string;
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'handler-'));
    for (const part of ['package.json', 'tsconfig.json', 'schemas', 'generated', 'src']) cpSync(join(project, part), join(root, part), { recursive: true });
    symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
  });
  afterAll(() => rmSync(root, { recursive: true }));

  const run = (program: string, ...given: string[]) => {
    const { status, stdout, stderr } = spawnSync(join(project, 'node_modules', '.bin', program), given, { cwd: root, encoding: 'utf8' });
    return { status, text: `${stdout}${stderr}`.replace(/^npm warn.*\n/gm, '').trim() };
  };
  const begin = (name: string, key = 'demo/parcel') => newHandler(root, key, name);
  const schema = () => join(root, 'schemas', 'demo', 'parcel.json');

  it('a new entity leaves an action, a move, a field and its writes to code; each is begun, found, sound, and runs', { timeout: 600_000 }, async () => {
    newEntity(root, 'demo/parcel');
    const written = JSON.parse(readFileSync(schema(), 'utf8')) as { properties: object; resource: object };
    const resource = {
      ...written.resource, writes: 'handler',
      states: { field: 'status', moves: { close: { from: true, to: false, writes: 'handler' } } },
      actions: { ship: { title: '发货', input: { sort: {} }, effect: 'handler' }, wrap: { title: '打包', on: 'bulk', effect: 'handler' }, close: { title: '关闭', effect: { move: 'close' } } },
    };
    writeFileSync(schema(), JSON.stringify({ ...written, properties: { ...written.properties, weight: { kind: 'integer', title: '重量', computed: { handler: true } } }, resource }, null, 2));
    await expect(begin('shipp')).rejects.toThrow('schemas/demo/parcel.json leaves nothing called "shipp" to code; did you mean "ship"?');
    await expect(begin('ship', 'demo/parcl')).rejects.toThrow('schemas/demo/parcl.json does not exist; did you mean "demo/parcel"?');
    const file = 'src/server/routes/demo/parcel.ts';
    // What is still missing is told after each.
    expect(await begin('ship')).toMatch(/^src\/server\/routes\/demo\/parcel\.ts:\d+: "ship" begun\. It refuses until then\..*\nschemas\/demo\/parcel\.json:\d+:\d+: the code of .* is missing/);
    for (const name of ['wrap', 'close', 'weight']) await begin(name);
    expect((await begin('writes')).split('\n')).toHaveLength(1);
    await expect(begin('ship')).rejects.toThrow(/^src\/server\/routes\/demo\/parcel\.ts:\d+:\d+: "ship" is written already$/);

    writeFileSync(join(root, 'tsconfig.parcel.json'), JSON.stringify({ extends: './tsconfig.json', include: [], files: [file, 'src/server/app.ts'] }));
    expect(run('tsc', '-p', 'tsconfig.parcel.json')).toEqual({ status: 0, text: '' });

    writeFileSync(join(root, 'run.ts'), `import { departures } from './generated/departures';
      const { actions, moves, computed, writes } = departures['demo/parcel'];
      await writes({}, {});
      const refused = await actions.ship({ ids: [7], values: { sort: 1 } }).catch(({ code, message }) => [code, message]);
      console.log(JSON.stringify([moves.close({}, {}, 'close'), await computed.weight({}, {}), refused]));`);
    expect(run('tsx', 'run.ts')).toEqual({ status: 0, text: JSON.stringify([{}, null, [400, '“发货”尚未编写（1 条数据，输入 sort）']]) });
  });
});
