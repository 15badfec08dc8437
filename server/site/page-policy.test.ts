import { rmSync } from 'node:fs';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveSite, type ServedSite } from '../testing/serve-site';
import { fakeSite } from '../testing/spawn';
import { temporaryFolder } from '../testing/temporary-folder';
import { openSite } from './site';

let folder: string;
let site: ServedSite;

beforeAll(async () => {
  folder = temporaryFolder();
  const dist = fakeSite(folder, {
    'about/index.html':
      '<style>a{}</style><script>run()</script><script type="application/ld+json">{}</script>',
  });
  site = await serveSite(openSite(dist, { api: '', assets: 'https://cdn.example', storage: '' }));
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

const policyOf = async (url: string) =>
  String((await site.ask(url)).headers['content-security-policy']);

test('a page may load only from the site and the build’s hosts, and nothing inline', async () => {
  const policy = await policyOf('/');
  expect(policy).toContain("default-src 'self';");
  expect(policy).toContain("connect-src 'self' https://cdn.example;");
  expect(policy).toContain("style-src-attr 'unsafe-inline';");
  expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toMatch(/unsafe|\*/);
});

test('a page may run only the build’s inline scripts, and no data blocks', async () => {
  const policy = await policyOf('/about');
  expect(policy.match(/'sha256-[^']+'/g)).toHaveLength(2);
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
  expect(policy).toMatch(/style-src 'self' 'sha256-[^']+';/);
});

/** The evaluator's warning about any `'self'`, which applies only to sites that host third-party scripts. */
const selfMayBeProblematic = { directive: 'script-src', value: "'self'", severity: 50 };

const findingsOf = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .map(({ directive, value, severity }) => ({ directive, value, severity }));

test.each(['/', '/about', '/nowhere'])(
  'an evaluator finds nothing in the policy of %s',
  async (url) => {
    expect(findingsOf(await policyOf(url))).toEqual([selfMayBeProblematic]);
  },
);

test('the evaluator finds a weak policy', async () => {
  const open = (await policyOf('/about')).replace("script-src 'self'", "script-src 'self' *");
  expect(findingsOf(open)).not.toEqual([selfMayBeProblematic]);
});
