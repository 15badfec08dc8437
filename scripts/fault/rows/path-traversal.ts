import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mapLimit } from '../map-limit';
import { createClient } from '../client';
import { type Row } from '../row';
import { tally } from '../tally';

const ups = [
  '../',
  '..%2f',
  '..%2F',
  '%2e%2e/',
  '%2e%2e%2f',
  '.%2e/',
  '%252e%252e%252f',
  '..%252f',
  '..\\',
  '..%5c',
  '%c0%ae%c0%ae/',
  '..%c0%af',
  '..;/',
  '....//',
  '..%00/',
  '%uff0e%uff0e/',
];
const targets = ['secret.txt', 'data/contrio.db', 'data/secret', 'package.json', 'etc/passwd'];
const depths = [1, 2, 12];
const starts = ['/', '/assets/', '/services/branding/'];

/** Paths that leave the site on a server that does not guard against them; the same in every run. */
const attacks = (): string[] => {
  const all = starts.flatMap((start) =>
    ups.flatMap((up) =>
      depths.flatMap((depth) => targets.map((target) => start + up.repeat(depth) + target)),
    ),
  );
  const absolute = ['//etc/passwd', '/%2fetc%2fpasswd', '/file:///etc/passwd', '/.data/secret'];
  const hidden = ['/.env', '/.git/config', '/.vite/manifest.json', '/server/index.ts', '/%00'];
  // 7 and 720 are coprime, so the sample covers every start, up, depth and target.
  const chosen = Array.from({ length: 191 }, (_, index) => all[(index * 7) % all.length] ?? '/');
  return [...absolute, ...hidden, ...chosen];
};

export const pathTraversal: Row = {
  name: 'traversal',
  reach: '200 path traversals: 404, never a file outside the built site',
  databases: ['sqlite'],
  measure: async (context) => {
    const secret = 'This file is outside the site';
    writeFileSync(path.join(context.folder, 'secret.txt'), secret);
    const { url } = await context.start();
    const client = createClient(10);
    const key = readFileSync(context.files.secret, 'utf8');
    const forbidden = [secret, key, 'root:', 'SQLite format', '"dependencies"'];
    const addresses = attacks();
    const leaks: string[] = [];
    const statuses = await mapLimit(10, addresses, async (address) => {
      const answer = await client.send(url, { method: 'GET', path: address });
      if (forbidden.some((word) => answer.body.includes(word))) leaks.push(address);
      return answer.status;
    });
    client.close();
    return {
      figure: `${addresses.length} paths: ${tally(statuses)}; files leaked: ${leaks.join(' ') || 'none'}`,
      isReached: statuses.every((status) => status === 404) && leaks.length === 0,
    };
  },
};
