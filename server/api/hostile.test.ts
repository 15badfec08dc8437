import naughty from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bodies, shortBody } from '../testing/bodies';
import { openTestApi } from '../testing/test-api';

interface Hostile {
  path: string;
  contentType: string;
  body: Buffer;
}

/** A valid body for each form. */
const forms = Object.entries(bodies).map(([path, body]) => [path, { ...body() }] as const);

const form = fc.constantFrom(...forms);

/** Known troublemakers: NUL, lone surrogates, bidirectional overrides, long repetitions. */
const nastyText = fc.oneof(
  fc.constantFrom(
    '\0',
    'a\0b',
    '\ud800',
    'x\udfff\ud800y',
    '\u202e\u2066',
    '\ufeff',
    '\u2028\u2029',
    '\r\nBcc: all@world.example',
    '__proto__',
    'constructor',
    'toString',
    '$ne',
    '%s%n',
    '${7*7}',
    '{{7*7}}',
    '’ OR 1=1 --',
    `${'a'.repeat(5000)}@`,
    `${'a.'.repeat(2000)}@x`,
    `+${'1 '.repeat(3000)}x`,
    `http://${'a-'.repeat(3000)}!`,
    'Z̸̢̛'.repeat(500),
  ),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ maxLength: 200 }),
);

const anyValue = fc.oneof(
  nastyText,
  fc.constantFrom(null, true, false, 0, -0, 1e308, -1, 2 ** 53, [], {}, [[]], [null], { a: {} }),
  fc.jsonValue({ maxDepth: 4 }),
);

/** A valid body with one to three fields replaced. */
const wrongField = form.chain(([path, body]) =>
  fc
    .uniqueArray(fc.tuple(fc.constantFrom(...Object.keys(body)), anyValue), {
      minLength: 1,
      maxLength: 3,
      selector: ([field]) => field,
    })
    .map((changes) => ({
      path,
      text: JSON.stringify({ ...body, ...Object.fromEntries(changes) }),
    })),
);

const missingField = form.chain(([path, body]) =>
  fc.subarray(Object.entries(body)).map((entries) => ({
    path,
    text: JSON.stringify(Object.fromEntries(entries)),
  })),
);

const planted = ['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'then', 'toJSON'];
const unknownField = fc
  .tuple(form, fc.oneof(fc.constantFrom(...planted), nastyText), anyValue)
  .map(([[path, body], name, value]) => ({
    path,
    text: JSON.stringify(body).replace(
      '{',
      `{${JSON.stringify(name)}:${JSON.stringify(value) ?? 'null'},`,
    ),
  }));

/** A valid body, truncated or with characters inserted. */
const broken = fc
  .tuple(form, fc.double({ min: 0, max: 1, noNaN: true }), fc.string({ maxLength: 10 }))
  .map(([[path, body], share, noise]) => {
    const text = JSON.stringify(body);
    const at = Math.floor(text.length * share);
    return { path, text: text.slice(0, at) + (noise === '' ? '' : noise + text.slice(at)) };
  });

const texts = fc.oneof(
  { arbitrary: wrongField, weight: 8 },
  { arbitrary: missingField, weight: 2 },
  { arbitrary: unknownField, weight: 3 },
  { arbitrary: broken, weight: 4 },
  { arbitrary: fc.record({ path: form.map(([path]) => path), text: fc.json() }), weight: 1 },
);

const json = 'application/json';
const types = fc.oneof(
  { arbitrary: fc.constant(json), weight: 12 },
  {
    arbitrary: fc.constantFrom(
      'text/plain',
      '',
      'application/json; charset=utf-16',
      'multipart/form-data; boundary=x',
      `${json};${'x'.repeat(4000)}`,
    ),
    weight: 1,
  },
);

const rawBytes = fc.record({
  path: form.map(([path]) => path),
  body: fc.uint8Array({ maxLength: 2000 }).map((content) => Buffer.from(content)),
});

const written = texts.map(({ path, text }) => ({ path, body: Buffer.from(text) }));

/** Bodies no form sends, with their content type. */
const hostileBodies: fc.Arbitrary<Hostile> = fc
  .tuple(fc.oneof({ arbitrary: written, weight: 12 }, { arbitrary: rawBytes, weight: 1 }), types)
  .map(([content, contentType]) => ({ ...content, contentType }));

/** Keys with a special meaning for yup or JavaScript. */
const reaches =
  '__isYupRef __isYupSchema__ isRef resolve getValue spec type toString valueOf toJSON constructor length then matches';
const reached = reaches
  .split(' ')
  .flatMap((name) => [true, 1, null, '', {}, []].map((value) => ({ [name]: value })));

/** Each value in every field of every form, and in every key of an object field. */
const listed = forms.flatMap(([path, valid]) =>
  Object.entries(valid).flatMap(([field, usual]) =>
    [...reached, ...naughty].flatMap((value) => {
      const inside = typeof usual === 'object' ? Object.keys(usual) : [];
      return [
        { ...valid, [field]: value },
        ...inside.map((key) => ({ ...valid, [field]: { ...Object(usual), [key]: value } })),
      ].map((body) => ({ path, contentType: json, body: Buffer.from(JSON.stringify(body)) }));
    }),
  ),
);

/** `npm run fault` sends 60,000. */
const isWhole = import.meta.env.MODE === 'whole';
const step = isWhole ? 1 : 100;
const samples = [
  ...listed.filter((_, index) => index % step === 0),
  ...fc.sample(hostileBodies, {
    numRuns: isWhole ? 60_000 - listed.length : 300,
    seed: 20_261_120,
  }),
];

/** An enquiry with the newsletter box ticked stores two rows: the lead and the sign-up. */
const rowsOf = (body: Buffer) =>
  /"(?:subscribeToNewsletter|newsletter)":true/.test(body.toString()) ? 2 : 1;

test(
  'no body crashes the API, answers 5xx or takes long, and what it accepts it stores',
  { timeout: 1_800_000 },
  async () => {
    const api = await openTestApi();
    const send = ({ path, contentType, body }: Hostile) =>
      api.request(path, {
        method: 'POST',
        headers: { 'content-type': contentType, 'sec-fetch-site': 'same-origin' },
        body: new Uint8Array(body),
      });
    // The first requests of a process compile its code.
    for (let index = 0; index < 20; index += 1) await api.post('/get-in-touch', shortBody());
    const faults: string[] = [];
    let accepted = 20;
    for (const sample of samples) {
      // Time of the processor: the wall clock would count what else the machine does.
      const begin = process.cpuUsage();
      const { status } = await send(sample);
      const ms = process.cpuUsage(begin).user / 1000;
      if (status === 200) accepted += rowsOf(sample.body);
      if (status >= 500 || ms >= 250)
        faults.push(`${status} in ${ms} ms: ${sample.body.toString('utf8', 0, 200)}`);
    }
    expect(faults).toEqual([]);
    expect((await api.post('/get-in-touch', shortBody())).status).toBe(200);
    expect(await api.rows()).toHaveLength(accepted + 1);
    await api.close();
  },
);
