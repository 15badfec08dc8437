import { BlockList, isIP } from 'node:net';

/** Everything that is not the open internet: this machine, its network, links, documentation, multicast. */
const closed = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(network, bits, 'ipv4');

/** The one network of IPv6 that is handed out, without what stands for IPv4 addresses or for examples in it. */
const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');
const closedWithin = new BlockList();
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  closedWithin.addSubnet(network, bits, 'ipv6');

/** @returns whether an IP address lies anywhere but on the open internet */
export const isPrivateAddress = (address: string): boolean => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (isIP(mapped ?? address) === 4) return closed.check(mapped ?? address, 'ipv4');
  return !open.check(address, 'ipv6') || closedWithin.check(address, 'ipv6');
};
