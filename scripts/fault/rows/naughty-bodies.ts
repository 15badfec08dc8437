import naughty from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import fc from 'fast-check';
import { mapLimit } from '../map-limit';
import { createClient } from '../client';
import { forms, hostileBodies, type Hostile } from '../hostile';
import type { Row } from '../row';
import { tally } from '../tally';

const together = 20;
const seed = 20_261_122;

/** Keys with a special meaning for yup or JavaScript. */
const reaches = [
  '__isYupRef',
  '__isYupSchema__',
  'isRef',
  'resolve',
  'getValue',
  'spec',
  'type',
  'toString',
  'valueOf',
  'toJSON',
  'constructor',
  'length',
  'then',
  'matches',
];

const values: readonly unknown[] = [true, 1, null, '', {}, []];

const send = (path: string, body: unknown): Hostile => ({
  path,
  body: Buffer.from(JSON.stringify(body)),
  contentType: 'application/json',
  isChunked: false,
});

/** Puts each value in every field of every form, and in every key of an object field. */
const inEveryField = (given: readonly unknown[]): Hostile[] =>
  Object.entries(forms).flatMap(([path, form]) =>
    Object.entries(form).flatMap(([field, usual]) =>
      given.flatMap((value) => [
        send(path, { ...form, [field]: value }),
        ...(typeof usual === 'object'
          ? Object.keys(usual).map((key) =>
              send(path, { ...form, [field]: { ...usual, [key]: value } }),
            )
          : []),
      ]),
    ),
  );

const planted = reaches.flatMap((name) => values.map((value) => ({ [name]: value })));

export const naughtyBodies: Row = {
  name: 'naughty',
  reach:
    '60,000 bodies from a generator and a corpus of naughty strings, with keys special to the schema library: 0 × 5xx',
  databases: ['sqlite'],
  measure: async (context) => {
    const listed = inEveryField([...planted, ...naughty]);
    const step = context.count(1, 100);
    const corpus = listed.filter((_, index) => index % step === 0);
    const numRuns = context.count(60_000 - listed.length, 300);
    const samples = [...corpus, ...fc.sample(hostileBodies, { numRuns, seed })];
    const { url, end } = await context.start();
    const client = createClient(together);
    const faults: string[] = [];
    const statuses = await mapLimit(together, samples, async ({ contentType, ...call }) => {
      const headers = { 'content-type': contentType };
      const { status } = await client.send(url, { ...call, headers }).catch(() => ({ status: 0 }));
      if (status === 0 || status >= 500) faults.push(call.body.toString('utf8', 0, 300));
      return status;
    });
    client.close();
    const code = await end('SIGTERM');
    if (faults.length > 0) console.error(faults.slice(0, 5).join('\n'));
    return {
      figure: `${corpus.length.toLocaleString('en')} listed and ${numRuns.toLocaleString('en')} generated (seed ${seed}): ${tally(statuses)}; exit ${code}`,
      isReached: faults.length === 0 && code === 0,
    };
  },
};
