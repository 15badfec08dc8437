import type { Verdict } from '../fault/row';
import { measureEnquiries } from './enquiries';
import { measureFeeds } from './feeds';
import { measureGrowth } from './growth';
import { measurePosts } from './posts';
import { measureProcesses } from './processes';
import { measureServer } from './server';

/** Measures the embedded API: `npm run bench [-- name …]`. Exits with 1 when a figure misses its aim. */
const benches: Readonly<Record<string, { reach: string; measure: () => Promise<Verdict> }>> = {
  enquiries: {
    reach: 'durable enquiries a second: 60 % or more of a bare insert-and-sync loop',
    measure: measureEnquiries,
  },
  posts: { reach: '1,000 posts in the blog list: under 100 ms', measure: measurePosts },
  feeds: { reach: 'hostile blog feeds: each read in under 400 ms', measure: measureFeeds },
  processes: {
    reach: '1, 2 and 4 processes on PostgreSQL: every enquiry stored once',
    measure: measureProcesses,
  },
  server: {
    reach: 'the built server: start 700 ms, memory at rest 130 MB, after 20,000 posts 200 MB',
    measure: measureServer,
  },
  growth: {
    reach: 'export, forget and purge over 1,000,000 enquiries: memory under 200 MB, nobody refused',
    measure: measureGrowth,
  },
};

const asked = process.argv.slice(2);
const names = asked.length > 0 ? asked : Object.keys(benches);
let isReached = true;
for (const name of names) {
  const bench = benches[name];
  if (bench === undefined) {
    console.error(`No bench "${name}"; there are ${Object.keys(benches).join(', ')}`);
    process.exit(2);
  }
  console.log(`\n${name}: ${bench.reach}`);
  const verdict = await bench.measure();
  console.log(`  ${verdict.isReached ? 'ok  ' : 'FAIL'}  ${verdict.figure}`);
  isReached &&= verdict.isReached;
}
process.exit(isReached ? 0 : 1);
