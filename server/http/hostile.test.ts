import naughty from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bodies, shortBody } from '../testing/bodies';
import { openTestApi } from '../testing/test-api';

const hostile = (path: string, body: unknown) => ({
  path,
  body: typeof body === 'string' ? body : (JSON.stringify(body) ?? ''),
});

/** A valid body for each form. */
const forms = Object.entries(bodies).map(([path, body]) => [path, { ...body() }] as const);

/** Keys with a special meaning for yup or JavaScript. */
const specialKeys =
  '__proto__ __isYupRef __isYupSchema__ isRef resolve getValue spec type toString valueOf toJSON constructor prototype hasOwnProperty length then matches'.split(
    ' ',
  );

/**
 * Known troublemakers: odd strings, long repetitions, objects that reach into yup or JavaScript,
 * other types.
 */
const nasty: readonly unknown[] = [
  ...naughty,
  'a\0b',
  'x\udfff\ud800y',
  '\r\nBcc: all@world.example',
  `${'a'.repeat(5000)}@`,
  `${'a.'.repeat(2000)}@x`,
  `+${'1 '.repeat(3000)}x`,
  `http://${'a-'.repeat(3000)}!`,
  'Z̸̢̛'.repeat(500),
  ...specialKeys.flatMap((name) => [true, 1, null, '', {}, []].map((value) => ({ [name]: value }))),
  null,
  true,
  0,
  1e308,
  2 ** 53,
  [],
  [[]],
  [null],
  {},
  { a: {} },
];

/**
 * Each value in every field of every form, and in every key of an object field; built when they are
 * sent.
 */
const listed = forms.flatMap(([path, valid]) =>
  Object.entries(valid).flatMap(([field, usual]) =>
    nasty.flatMap((value) => [
      () => hostile(path, { ...valid, [field]: value }),
      ...(typeof usual === 'object' ? Object.keys(Object(usual)) : []).map(
        (key) => () => hostile(path, { ...valid, [field]: { ...Object(usual), [key]: value } }),
      ),
    ]),
  ),
);

const form = fc.constantFrom(...forms);
const anyText = fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.string());
/** Among them none, which leaves its field out. */
const anyValue = fc.oneof(fc.constantFrom(...nasty, undefined), anyText, fc.jsonValue());

/** A valid body with some fields replaced, left out, or added. */
const changed = form.chain(([path, body]) => {
  const name = fc.oneof(
    { arbitrary: fc.constantFrom(...Object.keys(body)), weight: 3 },
    { arbitrary: fc.oneof(fc.constantFrom(...specialKeys), anyText), weight: 1 },
  );
  return fc.array(fc.tuple(name, anyValue), { minLength: 1, maxLength: 3 }).map((changes) => {
    // An own key, also for `__proto__`.
    const fields = Object.fromEntries([...Object.entries(body), ...changes]);
    return hostile(path, fields);
  });
});

/** A valid body, cut and continued with other characters. */
const broken = fc
  .tuple(form, fc.nat(400), fc.string({ maxLength: 10 }))
  .map(([[path, body], at, noise]) => hostile(path, JSON.stringify(body).slice(0, at) + noise));

/** `npm run fault` sends 60,000. */
const isWhole = import.meta.env.MODE === 'whole';
const step = isWhole ? 1 : 100;
const samples = [
  ...listed.filter((_, index) => index % step === 0).map((build) => build()),
  ...fc.sample(fc.oneof(changed, broken), {
    numRuns: isWhole ? 60_000 - listed.length : 300,
    seed: 20_261_120,
  }),
];

/** An enquiry with the newsletter box ticked stores two rows: the lead and the sign-up. */
const rowsOf = (body: string) => (/"(?:subscribeToNewsletter|newsletter)":true/.test(body) ? 2 : 1);

test(
  'no body crashes the API, answers 5xx or takes long, and what it accepts it stores',
  { timeout: 1_800_000 },
  async () => {
    const api = await openTestApi();
    // The first requests of a process compile its code.
    for (let index = 0; index < 20; index += 1) await api.post('/get-in-touch', shortBody());
    const faults: string[] = [];
    let accepted = 20;
    for (const { path, body } of samples) {
      // Time of the processor: the wall clock would count what else the machine does.
      const begin = process.cpuUsage();
      const { status } = await api.post(path, body);
      const ms = process.cpuUsage(begin).user / 1000;
      if (status === 200) accepted += rowsOf(body);
      if (status >= 500 || ms >= 250) faults.push(`${status} in ${ms} ms: ${body.slice(0, 200)}`);
    }
    expect(faults).toEqual([]);
    expect((await api.post('/get-in-touch', shortBody())).status).toBe(200);
    expect(await api.rows()).toHaveLength(accepted + 1);
  },
);
