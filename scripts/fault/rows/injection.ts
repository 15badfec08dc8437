import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { shortBody } from '../../../server/testing/bodies';
import { readMail } from '../../../server/testing/read-mail';
import { waitUntil } from '../../../server/testing/wait-for';
import { createClient } from '../client';
import type { TestContext } from '../test-context';
import { injections } from '../injections';
import { type Row } from '../row';
import { tally } from '../tally';

const route = '/api/get-in-touch';
const hasControl = /[\p{Cc}\u2028\u2029]/u;

const mailsOf = ({ files }: TestContext) =>
  readdirSync(files.outbox)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(path.join(files.outbox, name), 'utf8'));

const address = 'hello@contrio.example';

/** Every header of a mail, in order, with the values that visitor input must not change. */
const expectedHeaders = [
  /^Auto-Submitted: auto-generated$/,
  /^Content-Type: multipart\/alternative; +boundary="[\w-]+"$/,
  /^Date: [\w:+, ]+$/,
  /^From: Contrio <hello@contrio\.example>$/,
  /^MIME-Version: 1\.0$/,
  /^Message-ID: <[\da-f-]{36}@contrio\.example>$/,
  /^Reply-To: ann@lee\.example$/,
  /^Subject: /,
  /^To: hello@contrio\.example$/,
];

/** A bare line feed ends a header, too: the input may have brought it. */
const headersOf = (mail: string) => {
  const [head = ''] = mail.replaceAll('\r\n', '\n').split('\n\n');
  return head
    .replaceAll(/\n[ \t]+/g, ' ')
    .split('\n')
    .toSorted();
};

const hasExpectedHeaders = (mail: string) => {
  const headers = headersOf(mail);
  return (
    headers.length === expectedHeaders.length &&
    expectedHeaders.every((expected, index) => expected.test(headers[index] ?? ''))
  );
};

/** Tags of the mail's own markup; `<!` alone ends a conditional comment. */
const ownTags =
  /^(?:!doctype|!--|!|html|head|meta|link|title|body|h1|h2|div|span|table|tbody|tr|td|b|br|p)$/;

const foreignTags = (html: string) =>
  [...html.matchAll(/<\/?(!--|[!a-z][\w-]*)/gi)]
    .map(([, tag = '']) => tag.toLowerCase())
    .filter((tag) => !ownTags.test(tag));

const isPlainMail = (mail: string) => {
  const html = readMail(mail).parts.find(({ headers }) =>
    headers['content-type']?.startsWith('text/html'),
  );
  return (
    hasExpectedHeaders(mail) &&
    html !== undefined &&
    foreignTags(html.content.toString()).length === 0
  );
};

/** @returns every cell of a CSV text, unquoted, as a spreadsheet reads it */
const csvCells = (csv: string) =>
  [...csv.matchAll(/(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );

export const injection: Row = {
  name: 'injection',
  reach:
    '300 injection strings (SQL, HTML, CR LF, formulas): stored as text, mails have only the expected headers, no CSV cell is a formula',
  databases: ['sqlite', 'postgres'],
  measure: async (context) => {
    const { url } = await context.start({ MAIL_FROM: address, MAIL_TO: address });
    const client = createClient(1);
    const step = context.count(1, 3);
    const texts = injections.filter((_, index) => index % step === 0);
    const stored: string[] = [];
    const faults: string[] = [];
    const statuses: number[] = [];
    for (const text of texts) {
      // Single-line fields reject control characters; multi-line fields accept them.
      const inLine = shortBody({ name: text, organizationName: text, projectDescription: text });
      const asAddress = shortBody({ email: `ann@lee.example${text}` });
      const line = await client.post(url, route, inLine);
      const inAddress = await client.post(url, route, asAddress);
      const area = await client.post(url, route, shortBody({ projectDescription: text }));
      statuses.push(line.status, inAddress.status, area.status);
      const lineExpected = hasControl.test(text.trim()) ? 400 : 200;
      if (line.status !== lineExpected || inAddress.status !== 400 || area.status !== 200)
        faults.push(
          `${line.status} ${inAddress.status} ${area.status} for ${JSON.stringify(text)}`,
        );
      if (line.status === 200) stored.push(text.trim());
      stored.push(text.trim());
    }
    client.close();
    const rows = await context.rows();
    const areSame = rows.every(
      ({ payload }, index) => payload.projectDescription === stored[index],
    );
    await waitUntil(async () => (await context.waitingMails()) === 0, 60_000);
    const mails = mailsOf(context);
    const bad = mails.filter((mail) => !isPlainMail(mail));
    const cells = csvCells(await context.leads('export', '--format', 'csv'));
    const formulas = cells.filter((cell) => /^[=+\-@\t\r]/.test(cell));
    if (faults.length > 0) console.error(faults.slice(0, 5).join('\n'));
    if (bad[0] !== undefined) console.error(bad[0].slice(0, 1500));
    return {
      figure: `${texts.length} texts: ${tally(statuses)}, ${faults.length} unexpected; ${rows.length} rows ${areSame ? 'as typed' : 'CHANGED'}; ${mails.length} mails, ${bad.length} with other headers or tags; ${cells.length} CSV cells, ${formulas.length} formulas`,
      isReached:
        faults.length === 0 &&
        areSame &&
        rows.length === stored.length &&
        mails.length === rows.length &&
        bad.length === 0 &&
        cells.length > rows.length &&
        formulas.length === 0,
    };
  },
};
