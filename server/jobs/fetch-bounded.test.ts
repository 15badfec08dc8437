import { expect, test } from 'vitest';
import { isPrivateAddress } from './fetch-bounded';

test('addresses outside the public internet are private, however they are written', () => {
  const inside =
    '127.0.0.1 10.1.2.3 172.31.0.1 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 ::1 :: fc00::1 fe80::1';
  const wrapped = '::ffff:127.0.0.1 ::ffff:7f00:1 64:ff9b::a00:1 2002:7f00:1::';
  for (const address of `${inside} ${wrapped}`.split(' '))
    expect([address, isPrivateAddress(address)]).toEqual([address, true]);
  const outside = '93.184.216.34 172.32.0.1 2606:2800:220:1::1 ::ffff:93.184.216.34';
  for (const address of outside.split(' '))
    expect([address, isPrivateAddress(address)]).toEqual([address, false]);
});
