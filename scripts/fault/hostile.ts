import fc from 'fast-check';
import { auditBody, detailedBody, newsletterBody, shortBody } from '../../server/testing/bodies';

export interface Hostile {
  path: string;
  contentType: string;
  body: Buffer;
  isChunked: boolean;
}

/** A valid body for each form. */
export const forms = {
  '/api/get-in-touch': shortBody(),
  '/api/contact-us': detailedBody(),
  '/api/newsletter': newsletterBody(),
  '/api/audit-report/verify-data': auditBody(),
} as const;

const form = fc.constantFrom(...Object.entries(forms));

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

const depth = 10_000;
const deep = fc
  .tuple(form, fc.constantFrom(['[', ']'], ['{"a":', '}'], ['[{"name":', '}]'], ['[', '']))
  .map(([[path], [open = '', shut = '']]) => ({
    path,
    text: `{"name":${open.repeat(depth)}1${shut.repeat(depth)}}`,
  }));

const huge = fc
  .tuple(form, fc.constantFrom('x', '\\u0000', '\\ud800', '"', '😀'))
  .map(([[path], part]) => ({
    path,
    text: `{"name":"${part.repeat(Math.ceil(1_048_576 / part.length))}"}`,
  }));

const wide = form.map(([path]) => ({
  path,
  text: `{${Array.from({ length: 3000 }, (_, index) => `"k${index}":1`).join(',')}}`,
}));

const texts = fc.oneof(
  { arbitrary: wrongField, weight: 8 },
  { arbitrary: missingField, weight: 2 },
  { arbitrary: unknownField, weight: 3 },
  { arbitrary: broken, weight: 4 },
  { arbitrary: fc.record({ path: form.map(([path]) => path), text: fc.json() }), weight: 1 },
  { arbitrary: deep, weight: 1 },
  { arbitrary: huge, weight: 1 },
  { arbitrary: wide, weight: 1 },
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

/** Bodies no form sends, with their content type and transfer encoding. */
export const hostileBodies: fc.Arbitrary<Hostile> = fc
  .tuple(
    fc.oneof({ arbitrary: written, weight: 12 }, { arbitrary: rawBytes, weight: 1 }),
    types,
    fc.boolean(),
  )
  .map(([content, contentType, isChunked]) => ({ ...content, contentType, isChunked }));
