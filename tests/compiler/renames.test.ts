/**
 * Types flow from the schemas to the code of server and screens: a field, an action, a move and a code that get another name in what is
 * generated are told by the compiler at every place that names them.
 */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const project = join(import.meta.dirname, '..', '..');
const screens = 'src/console/screens/order/order';
const routes = ['order/ship', 'order/byTime', 'order/follow', 'order/moneyBack', 'order/order', 'statistics/home/orders', 'statistics/home/trends'];
const files = [...routes.map((name) => `src/server/routes/${name}.ts`), `${screens}/Slip.tsx`, `${screens}/items.ts`];

/** In a generated file, one name for another; `used` finds the lines of code that say the old one. */
const renames = [
  { what: 'a field', path: 'generated/records/order/order.ts', from: /\bdeliveryNum: number/g, to: 'sentNum: number', used: /order\.record\.deliveryNum/ },
  { what: 'a column', path: 'generated/records/order/order.ts', from: /\bpay_time: /g, to: 'paid_time: ', used: /\border\.pay_time\b/ },
  { what: 'an action', path: 'generated/records/order/order.ts', from: /\bsend: |"send"/g, to: (found: string) => found.replace('send', 'dispatch'), used: /^ {4}send: |'order\/order', 'send'/ },
  { what: 'a move', path: 'generated/records/order/order.ts', from: /\bnothingLeft: /g, to: 'nothingMore: ', used: /'nothingLeft'/ },
  { what: 'a code', path: 'generated/codes.ts', from: /\bpartlyShipped: /g, to: 'sentInPart: ', used: /orderStatus\.partlyShipped|\{ partlyShipped/ },
  { what: 'a field that a screen shows', path: 'generated/records/order/order.ts', from: /\buserRemark: string/g, to: 'wish: string', used: /order\.userRemark/ },
  { what: 'a field of rows that a screen shows', path: 'generated/records/order/orderDetail.ts', from: /\bunsentRefundNum: number/g, to: 'takenBack: number', used: /unsentRefundNum \}: OrderItem/ },
  { what: 'a code that a screen compares', path: 'generated/codes.ts', from: /\bpickup: 2/g, to: 'collection: 2', used: /shippingType\.pickup/ },
];

let folder: string;
let told: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bazaar-renames-'));
  for (const part of ['src/server', 'src/engine', 'src/fields', 'generated', screens]) await cp(join(project, part), join(folder, part), { recursive: true });
  await symlink(join(project, 'node_modules'), join(folder, 'node_modules'));
  for (const { path, from, to } of renames) {
    const text = await readFile(join(folder, path), 'utf8');
    const renamed = typeof to === 'string' ? text.replace(from, to) : text.replace(from, to);
    expect(renamed, path).not.toBe(text);
    await writeFile(join(folder, path), renamed);
  }
  const { compilerOptions } = JSON.parse(await readFile(join(project, 'tsconfig.json'), 'utf8')) as { compilerOptions: object };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { ...compilerOptions, types: ['node'] }, files }));
  const { stdout } = await promisify(execFile)(join(project, 'node_modules', '.bin', 'tsc'), ['-p', '.'], { cwd: folder })
    .catch((failure: { stdout: string }) => failure);
  told = stdout;
}, 300_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

it.each(renames)('$what under another name is told wherever it is used', async ({ used }) => {
  const places = (await Promise.all(files.map(async (path) =>
    (await readFile(join(project, path), 'utf8')).split('\n').flatMap((line, at) => (used.test(line) ? [`${path}(${at + 1},`] : []))))).flat();
  expect(places.length).toBeGreaterThan(0);
  expect(places.filter((place) => !told.includes(place))).toEqual([]);
});
