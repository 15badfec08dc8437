/** Strings with a special meaning for a database, a browser, a mail server or a spreadsheet. */
const hearts = [
  "'; DROP TABLE submissions; --",
  "' OR '1'='1",
  '"; DELETE FROM outbox; --',
  'Robert\'); DROP TABLE "submissions";--',
  "' UNION SELECT key FROM idempotency_keys --",
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</td></table><h1>Win</h1>',
  '<a href="javascript:alert(1)">x</a>',
  '&lt;b&gt;&amp;',
  '\r\nBcc: everybody@world.example',
  '\nSubject: other\n\nbody',
  '\rContent-Type: text/html',
  '%0d%0aBcc:x@world.example',
  '=?utf-8?B?DQpCY2M6IHhAd29ybGQuZXhhbXBsZQ==?=',
  '.\r\nMAIL FROM:<x@world.example>\r\n',
  '=HYPERLINK("http://world.example","x")',
  "=cmd|' /C calc'!A0",
  '+SUM(1;1)',
  '-2+3',
  '@SUM(1)',
  '\t=1+1',
  '\r=1+1',
  '=1","=2',
  '=1;=2',
];

/** Wrappers that put a string in another context: after text, in quotes, at the start of a line. */
const frames: readonly ((heart: string) => string)[] = [
  (heart) => heart,
  (heart) => `Ann ${heart}`,
  (heart) => `${heart} Ann`,
  (heart) => `"${heart}"`,
  (heart) => `'${heart}`,
  (heart) => `a\n${heart}`,
  (heart) => `${heart},${heart}`,
  (heart) => `x;${heart}`,
  (heart) => `${heart}\u202e`,
  (heart) => `ｆ${heart}é😀`,
  (heart) => heart.toUpperCase(),
  (heart) => `a@b.example>${heart}<`,
];

/** Three hundred: each of them in each context. */
export const injections: readonly string[] = frames.flatMap((frame) => hearts.map(frame));
