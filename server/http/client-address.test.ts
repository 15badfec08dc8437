import { expect, test } from 'vitest';
import { createRateCounter } from '../store/rate-counter';
import { clientAddress } from './client-address';

test.each([
  ['198.51.100.7', undefined, 0, '198.51.100.7'],
  ['::ffff:198.51.100.7', undefined, 0, '198.51.100.7'],
  ['10.0.0.1', '203.0.113.9', 0, '10.0.0.1'],
  ['10.0.0.1', '6.6.6.6, 203.0.113.9', 1, '203.0.113.9'],
  ['10.0.0.1', '6.6.6.6, 203.0.113.9, 10.0.0.2', 2, '203.0.113.9'],
  ['10.0.0.1', '', 1, '10.0.0.1'],
  ['10.0.0.1', '203.0.113.9', 5, '203.0.113.9'],
  ['2001:db8:1:2:aaaa::1', undefined, 0, '2001:db8:1:2'],
  ['fe80::1%eth0', undefined, 0, 'fe80:0:0:0'],
  ['10.0.0.1', '203.0.113.9:4711', 1, '203.0.113.9'],
  ['10.0.0.1', '[2001:db8:1:2::1]:4711', 1, '2001:db8:1:2'],
  [undefined, undefined, 0, 'unknown'],
])('socket %s, forwarded %s, %i proxies: %s', (socket, forwarded, proxies, expected) => {
  expect(clientAddress(socket, forwarded, proxies)).toBe(expected);
});

test('a full counter drops the oldest address', async () => {
  const counter = createRateCounter(2);
  for (const address of ['a', 'a', 'b', 'c']) await counter.count(address, 0);
  expect((await counter.count('a', 0)).posts).toBe(1);
  expect((await counter.count('c', 0)).posts).toBe(2);
});

test('addresses counted for minutes push nothing out that is counted for a day', async () => {
  const counter = createRateCounter(2);
  const dayMs = 86_400_000;
  await counter.count('quarantine', 0, dayMs);
  for (const address of ['a', 'b', 'c']) await counter.count(address, 0);
  expect((await counter.count('quarantine', 0, dayMs)).posts).toBe(2);
});
