import ipaddr from 'ipaddr.js';

/** @returns whether an IP address lies anywhere but on the open internet; as IPv4 where IPv6 stands for it */
export const isPrivateAddress = (address: string): boolean =>
  ipaddr.process(address).range() !== 'unicast';
