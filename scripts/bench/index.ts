import type { Verdict } from '../fault/row';
import { measureEnquiries } from './enquiries';
import { measureFeeds } from './feeds';
import { measureGrowth } from './growth';
import { measurePosts } from './posts';
import { measureServer } from './server';

/** Runs the API benchmarks: `npm run bench [-- name …]`. Exits 1 when a figure misses its target. */
const benches: Readonly<Record<string, { reach: string; measure: () => Promise<Verdict> }>> = {
  enquiries: {
    reach: 'durable enquiries per second: at least 60 % of a bare insert-and-sync loop',
    measure: measureEnquiries,
  },
  posts: { reach: '1,000 posts in the blog list: under 100 ms', measure: measurePosts },
  feeds: { reach: 'hostile blog feeds: each parsed in under 400 ms', measure: measureFeeds },
  server: {
    reach: 'the built server: starts within 700 ms; at most 130 MB idle, 200 MB after 20,000 posts',
    measure: measureServer,
  },
  growth: {
    reach:
      'export, forget and purge over 1,000,000 enquiries: memory under 200 MB, no post refused',
    measure: measureGrowth,
  },
};

const asked = process.argv.slice(2);
const names = asked.length > 0 ? asked : Object.keys(benches);
let isReached = true;
for (const name of names) {
  const bench = benches[name];
  if (bench === undefined) {
    console.error(`Unknown bench "${name}". Benches: ${Object.keys(benches).join(', ')}`);
    process.exit(2);
  }
  console.log(`\n${name}: ${bench.reach}`);
  const verdict = await bench.measure();
  console.log(`  ${verdict.isReached ? 'ok  ' : 'FAIL'}  ${verdict.figure}`);
  isReached &&= verdict.isReached;
}
process.exit(isReached ? 0 : 1);
