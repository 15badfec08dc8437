import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { auditBody, detailedBody, newsletterBody, shortBody } from '../../../server/testing/bodies';
import { waitUntil } from '../../../server/testing/wait-for';
import { mapLimit } from '../map-limit';
import { createClient } from '../client';
import { newEnquiries } from '../enquiries';
import { type Row } from '../row';

const person = 'Forget.Me@person.example';

const theirs = [
  { path: '/api/get-in-touch', body: shortBody({ email: person }) },
  { path: '/api/contact-us', body: detailedBody({ email: person.toLowerCase() }) },
  { path: '/api/newsletter', body: newsletterBody({ email: person.toUpperCase() }) },
  { path: '/api/audit-report/verify-data', body: auditBody({ email: person }) },
];

/** @returns the files below a folder that contain the text, in any case */
const filesWith = (folder: string, text: string) => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile())
    .map((file) => path.join(file.parentPath, file.name))
    .filter((file) => readFileSync(file).toString('latin1').toLowerCase().includes(text));
};

export const forgetPerson: Row = {
  name: 'forget',
  reach: 'forget a person: 0 bytes of the address left in database, journal and mails',
  databases: ['sqlite'],
  measure: async (context) => {
    const { url } = await context.start();
    const client = createClient(20);
    const around = newEnquiries(context.count(2000, 100));
    const half = around.length / 2;
    const post = ({ path: to, body }: { path: string; body: object }) => client.post(url, to, body);
    await mapLimit(20, around.slice(0, half), post);
    await mapLimit(1, theirs, post);
    await mapLimit(20, around.slice(half), post);
    client.close();
    await waitUntil(async () => (await context.waitingMails()) === 0, 60_000);
    const data = path.join(context.folder, 'data');
    const before = filesWith(data, person.toLowerCase()).length;
    const rowsBefore = (await context.rows()).length;
    const said = await context.leads('forget', person);
    const after = filesWith(data, person.toLowerCase());
    const gone = rowsBefore - (await context.rows()).length;
    return {
      figure: `${said.trim()} of ${rowsBefore}; address in ${before} files before, ${after.length} after`,
      isReached:
        before > 0 && after.length === 0 && gone === theirs.length && (await context.isSound()),
    };
  },
};
