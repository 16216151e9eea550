import { lookup as resolve, type LookupAddress, type LookupOptions } from 'node:dns';
import { BlockList, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { Config } from '../config.ts';

/** Addresses given by people are called from here: they must not reach what only this machine or its network can. */

const PRIVATE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv6');

function isPrivate(address: string): boolean {
  return PRIVATE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4') || isOwn(address);
}

/** This machine under an address that others reach it by: what listens there may be meant for its proxy alone. */
function isOwn(address: string): boolean {
  const own = new BlockList();
  for (const { address: mine, family } of Object.values(networkInterfaces()).flatMap((some) => some ?? []))
    own.addAddress(mine, family === 'IPv6' ? 'ipv6' : 'ipv4');
  return own.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** Why this address is not called, if so; names are looked at when they are resolved. */
export function hostProblem({ ALLOW_PRIVATE_WEBHOOKS }: Config, url: string): string | undefined {
  const host = new URL(url).hostname.replaceAll(/[[\]]/g, '');
  if (ALLOW_PRIVATE_WEBHOOKS || isIP(host) === 0 || !isPrivate(host)) return undefined;
  return 'The club does not call this machine or private networks. Use a public address.';
}

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** Resolves a name for a connection, which then goes to just what was looked at; a name cannot change in between. */
export function farLookup({ ALLOW_PRIVATE_WEBHOOKS }: Config) {
  return (host: string, options: LookupOptions, done: Found): void => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return done(error, []);
      const [first] = addresses;
      if (first === undefined || (!ALLOW_PRIVATE_WEBHOOKS && addresses.some(({ address }) => isPrivate(address))))
        return done(new Error('the name leads into a private network'), []);
      return options.all === true ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
}
