import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const GROUPS = 8;
const OF_THE_NET = 4;

/** Where a request comes from, for counting: of IPv6 the net (/64), because whoever has one address has all of it. */
export function originOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  // One with dots is an IPv4 address in the clothes of the other kind.
  if (!isIPv6(ip) || ip.includes('.')) return ip;
  const [front = [], back = []] = ip.split('::').map((half) => half.split(':').filter(Boolean));
  const left = Array.from({ length: GROUPS - front.length - back.length }, () => '0');
  return [...front, ...left, ...back].slice(0, OF_THE_NET).join(':');
}
