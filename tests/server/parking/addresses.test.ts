/** What an operator types as the address of a parking lot reaches public machines alone. */
import { type LookupAddress } from 'node:dns';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ParkingStandIn, startParkingStandIn } from '../../../scripts/parking/standIn';
import { isPublicAddress, publicLookup } from '../../../src/server/parking/addresses';
import { post } from '../../../src/server/parking/post';

const inner = '接口地址不能是内网或保留地址';
const strict = { parkingAllows: ['http'] } as const;

it.each([
  '0.0.0.0', '0.1.2.3', '10.0.0.1', '10.255.255.255', '100.64.0.1', '100.127.255.254', '100.100.100.200', '127.0.0.1', '127.255.255.255', '169.254.0.1', '169.254.169.254', '168.63.129.16', '172.16.0.1', '172.31.255.255',
  '192.0.0.8', '192.0.2.1', '192.88.99.1', '192.168.0.1', '198.18.0.1', '198.19.255.255', '198.51.100.7', '203.0.113.9', '224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255',
  '::', '::1', '::127.0.0.1', '::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:10.0.0.1', '::ffff:169.254.169.254', '::ffff:8.8.8.8', '64:ff9b::7f00:1', '64:ff9b::a00:1', '64:ff9b:1::1', '100::1', '2001::1', '2001:db8::1', '2002:7f00:1::', '2002:a00:1::1',
  '3fff::1', '4000::1', '5f00::1', 'fc00::1', 'fd00:ec2::254', 'fe80::1', 'fec0::1', 'ff02::1', 'localhost', '', '127.1', '8.8.8',
])('"%s" is no public address', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['1.1.1.1', '8.8.8.8', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0', '126.255.255.255', '128.0.0.1', '169.253.0.1', '172.15.0.1', '172.32.0.1', '192.167.0.1', '192.169.0.1', '223.255.255.255', '2400:3200::1', '2606:4700:4700::1111', '2a00:1450::1'])('"%s" is one', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

describe('over the wire', () => {
  let provider: ParkingStandIn;
  beforeAll(async () => { provider = await startParkingStandIn([]); });
  afterAll(() => provider?.close());
  const portOf = () => new URL(provider.url).port;
  const ask = (address: string, find?: Parameters<typeof post>[2]) => post(strict, { address, body: '{}', patience: 5 }, find).then(() => 'reached', (error: Error) => error.message);
  const says = (...addresses: string[]) => ((_host: string, _options: unknown, done: (error: null, found: LookupAddress[]) => void) => done(null, addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })))) as unknown as Parameters<typeof post>[2];

  // Every spelling of numbers that browsers and Node know of leads to the same address.
  it.each([
    'http://127.0.0.1', 'http://127.1', 'http://2130706433', 'http://0x7f000001', 'http://0177.0.0.1', 'http://0x7f.1', 'http://１２７.0.0.1', 'http://127.0.0.1.', 'http://0', 'http://0.0.0.0', 'http://[::1]', 'http://[::]', 'http://[::ffff:127.0.0.1]',
    'http://[0:0:0:0:0:ffff:7f00:1]', 'http://[64:ff9b::7f00:1]', 'http://169.254.169.254/latest/meta-data', 'http://[fd00:ec2::254]', 'http://192.168.1.1', 'https://10.0.0.1',
  ])('%s is refused before anything is sent', async (origin) => {
    const address = origin.includes('/', 8) || origin.startsWith('https') ? origin : `${origin}:${portOf()}/lots`;
    expect(await ask(address)).toBe(inner);
    expect(provider.asked).toEqual([]);
  });

  it.each([
    ['one private address', ['10.0.0.1']], ['a private one among public ones', ['8.8.8.8', '127.0.0.1']], ['this machine by IPv6', ['::1']], ['a mapped one', ['::ffff:127.0.0.1']], ['the cloud that runs it', ['169.254.169.254']],
  ])('a name that leads to %s is refused', async (_title, found) => {
    expect(await ask(`http://lots.example.com:${portOf()}/lots`, says(...found))).toBe(inner);
    expect(provider.asked).toEqual([]);
  });

  it('localhost is a name like any other', async () => {
    expect(await ask(`http://localhost:${portOf()}/lots`)).toBe(inner);
  });

  it('the connection goes to what was judged: a name is looked up once, however it changes its mind', async () => {
    const answers = [['1.2.3.4'], ['127.0.0.1']];
    const rebinding = ((host: string, options: unknown, done: never) => (says(...(answers.shift() ?? []))! as (...given: unknown[]) => void)(host, options, done)) as unknown as Parameters<typeof publicLookup>[0];
    const found = await new Promise((done) => { publicLookup(rebinding)('lots.example.com', { all: true }, (_error, addresses) => done(addresses)); });
    expect(found).toEqual([{ address: '1.2.3.4', family: 4 }]);
    expect(answers).toHaveLength(1);
  });

  it.each([
    ['file:///etc/passwd', '接口地址不正确'], ['ftp://example.com/', '接口地址不正确'], ['gopher://127.0.0.1/', '接口地址不正确'], ['http://user:pass@example.com/', '接口地址不正确'], ['no address', '接口地址不正确'],
  ])('%s: %s', async (address, message) => {
    expect(await ask(address)).toBe(message);
  });

  it('http is refused unless it is allowed', async () => {
    await expect(post({ parkingAllows: ['private'] }, { address: provider.url, body: '{}', patience: 5 })).rejects.toThrow('接口地址须以 https:// 开头');
    await expect(post({ parkingAllows: [] }, { address: 'http://example.com/', body: '{}', patience: 5 })).rejects.toThrow('接口地址须以 https:// 开头');
  });
});
