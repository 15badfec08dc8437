import naughty from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import fc from 'fast-check';
import { shortBody } from '../../../server/testing/bodies';
import { createClient } from '../client';
import { forms, hostileBodies, type Hostile } from '../hostile';
import { type Row } from '../row';
import { tally } from '../tally';

const longestMs = 250;
const mostTries = 3;
const seed = 20_261_120;

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

const hostileTo = (path: string, body: unknown): Hostile => ({
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
        hostileTo(path, { ...form, [field]: value }),
        ...(typeof usual === 'object'
          ? Object.keys(usual).map((key) =>
              hostileTo(path, { ...form, [field]: { ...usual, [key]: value } }),
            )
          : []),
      ]),
    ),
  );

const planted = reaches.flatMap((name) => values.map((value) => ({ [name]: value })));

/** An enquiry with the newsletter box ticked stores two rows: the lead and the sign-up. */
const rowsOf = (body: Buffer) =>
  /"(?:subscribeToNewsletter|newsletter)":true/.test(body.toString()) ? 2 : 1;

export const hostile: Row = {
  name: 'hostile',
  reach:
    '60,000 bodies, generated and from a corpus of naughty strings in every field, with keys special to the schema library: 0 crashes, 0 × 5xx, every answer under 250 ms',
  databases: ['sqlite'],
  measure: async (context) => {
    const listed = inEveryField([...planted, ...naughty]);
    const step = context.count(1, 100);
    const corpus = listed.filter((_, index) => index % step === 0);
    const numRuns = context.count(60_000 - listed.length, 300);
    const samples = [...corpus, ...fc.sample(hostileBodies, { numRuns, seed })];
    const { url, end } = await context.start();
    const client = createClient(1);
    // Warms up: the first requests of a process compile its code.
    for (let index = 0; index < 20; index += 1)
      await client.post(url, '/api/get-in-touch', shortBody());
    const before = (await context.rows()).length;
    const statuses: number[] = [];
    let repeated = 0;
    const faults: string[] = [];
    let accepted = 0;
    let longest = 0;
    let slowest = '';
    for (const [index, { path, contentType, body, isChunked }] of samples.entries()) {
      const headers = { 'content-type': contentType };
      const send = () =>
        client
          .send(url, { path, body, isChunked, headers })
          .catch((error: unknown) => ({ status: 0, body: String(error), headers: {}, ms: 0 }));
      const answers = [await send()];
      // Retries a slow answer: another process may have delayed it, but a slow body stays slow.
      while (answers.length < mostTries && (answers.at(-1)?.ms ?? 0) >= longestMs)
        answers.push(await send());
      if (answers.length > 1) repeated += 1;
      const quickest = Math.min(...answers.map(({ ms }) => ms));
      if (quickest > longest) {
        longest = quickest;
        slowest = `${index}, ${body.length} bytes`;
      }
      for (const answer of answers) {
        statuses.push(answer.status);
        if (answer.status === 200) accepted += rowsOf(body);
        if (answer.status === 0) faults.push(`${index}: ${answer.body}`);
        if (answer.status >= 500) faults.push(`${index}: ${body.toString('utf8', 0, 200)}`);
      }
    }
    const alive = await client.post(url, '/api/get-in-touch', shortBody());
    client.close();
    const stored = (await context.rows()).length - before - (alive.status === 200 ? 1 : 0);
    const code = await end('SIGTERM');
    if (faults.length > 0) console.error(faults.slice(0, 5).join('\n'));
    return {
      figure: `${corpus.length} listed, ${numRuns} generated (seed ${seed}): ${tally(statuses)}; longest ${longest.toFixed(0)} ms (${slowest}; ${repeated} retried); ${stored} rows stored of ${accepted} accepted; exit ${code}`,
      isReached:
        faults.length === 0 &&
        alive.status === 200 &&
        stored === accepted &&
        code === 0 &&
        longest < context.limit(longestMs),
    };
  },
};
