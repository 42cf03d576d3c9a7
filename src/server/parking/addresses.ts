/** Which addresses of the internet may be asked. What an operator types must not reach the machines beside this server. */
import { lookup as resolve, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { connectionFailure } from './failure';

/** Networks that are nobody's public address (IANA special-purpose registries), by family. */
const special = {
  ipv4: [
    ['0.0.0.0', 8], ['10.0.0.0', 8], ['100.64.0.0', 10], ['127.0.0.0', 8], ['169.254.0.0', 16], ['172.16.0.0', 12], ['192.0.0.0', 24], ['192.0.2.0', 24], ['192.88.99.0', 24],
    ['192.168.0.0', 16], ['198.18.0.0', 15], ['198.51.100.0', 24], ['203.0.113.0', 24], ['224.0.0.0', 4], ['240.0.0.0', 4],
    // Addresses of machines that clouds answer about themselves at.
    ['100.100.100.200', 32], ['168.63.129.16', 32],
  ],
  // Only 2000::/3 is given out; within it lie documentation, benchmarks, and tunnels that lead to any address of IPv4.
  ipv6: [['::', 3], ['4000::', 2], ['8000::', 1], ['2001::', 23], ['2001:db8::', 32], ['2002::', 16], ['3fff::', 20]],
} as const satisfies Record<'ipv4' | 'ipv6', readonly (readonly [network: string, prefix: number])[]>;

/** One list a family: in a common one addresses of IPv4 count as mapped ones of IPv6, which are all refused. */
const listOf = (family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const [network, prefix] of special[family]) list.addSubnet(network, prefix, family);
  return list;
};
const blocked = { 4: listOf('ipv4'), 6: listOf('ipv6') };

/** Whether an address, written in numbers, is one that anybody on the internet reaches. What is no address is not. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  return family === 4 ? !blocked[4].check(address, 'ipv4') : family === 6 && !blocked[6].check(address, 'ipv6');
}

const refused = () => connectionFailure('接口地址不能是内网或保留地址');

/** The numbers in a host of an address, without the brackets of IPv6; undefined for a name. */
const numbersOf = (hostname: string): string | undefined => {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(bare) === 0 ? undefined : bare;
};

/** @throws ConnectionFailure for numbers that are no public address: no name is looked up for them */
export function proveHost({ hostname }: URL): void {
  const numbers = numbersOf(hostname);
  if (numbers !== undefined && !isPublicAddress(numbers)) throw refused();
}

/**
 * Looks names up for a connection, which goes to the very addresses that were judged: a name that says another one a moment later is
 * not asked again. One address that is not public refuses the name.
 * @param find how a name is looked up
 */
export const publicLookup = (find: typeof resolve = resolve): LookupFunction => (hostname, options, done) => {
  find(hostname, { family: options.family, hints: options.hints, all: true, order: 'verbatim' }, (error, found: LookupAddress[]) => {
    const first = found?.[0];
    if (error || !first) return done(error ?? new Error(`no address of ${hostname}`), '', 0);
    if (!found.every(({ address }) => isPublicAddress(address))) return done(refused(), '', 0);
    return options.all ? done(null, found) : done(null, first.address, first.family);
  });
};
