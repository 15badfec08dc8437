import { beforeEach, describe, expect, test } from 'vitest';
import { auditBody, detailedBody, newsletterBody, shortBody, spam } from '../testing/bodies';
import { databases } from '../testing/databases';
import { settleMails } from '../testing/open-outbox';
import { openTestApi, type TestApi } from '../testing/test-api';
import { parseCommand } from './commands';

describe.each(databases)('on $name', ({ createDatabase }) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await openTestApi({ databaseUrl: await createDatabase() });
  });

  const audit = (changes: Readonly<Record<string, unknown>> = {}) =>
    api.post('/audit-report/verify-data', auditBody(changes));
  const newest = async () => (await api.rows()).at(-1)?.reference ?? '';

  test('list prints the latest leads, show one in full, export all of them', async () => {
    expect(await api.leads('list')).toBe('Nothing came in yet\n');
    expect(await api.leads('list', '--held-for-review')).toBe('Nothing is held for review\n');
    await api.post('/newsletter', newsletterBody());
    await api.post('/contact-us', detailedBody());
    const reference = await newest();
    await api.post('/get-in-touch', shortBody(), spam);
    await settleMails(api);

    const list = async (...options: string[]) => {
      const [header, ...rows] = (await api.leads('list', ...options)).trimEnd().split('\n');
      expect(header).toMatch(/^Reference +Received +Kind +Name +Company +State$/);
      return rows.map((row) => row.split(/ {2,}/)[2]);
    };
    expect(await list('--last', '2')).toEqual(['Detailed enquiry', 'Enquiry']);
    expect(await list('--held-for-review')).toEqual(['Enquiry']);
    expect(await list('--last=5', '--kind', 'newsletter')).toEqual(['Newsletter']);

    const shown = await api.leads('show', reference.toLowerCase());
    for (const line of ['Name: Ravi Rao', 'Country: India (IN, +91)', 'Mail to you: sent'])
      expect(shown).toContain(`${line}\n`);

    const json = await api.leads('export', '--format', 'json');
    expect(JSON.parse(json)).toMatchObject([
      {
        kind: 'newsletter',
        payload: newsletterBody(),
        unsubscribe: expect.stringContaining('/api/newsletter/leave?token='),
      },
      { kind: 'detailed', payload: detailedBody() },
      { kind: 'short', payload: shortBody(), quarantine: 'trap' },
    ]);
    const csv = await api.leads('export', '--format', 'csv');
    expect(csv.split('\r\n')).toHaveLength(5);
    expect(csv).toContain('"India (IN, +91)"');
    expect(JSON.parse(await api.leads('export', '--format', 'json', '--kind', 'audit'))).toEqual(
      [],
    );
  });

  test('an audit that holds the details of others is found by each of them', async () => {
    await audit({
      linkedin: 'linkedin.com/in/bea',
      website: 'cy.example',
      contact: '+91 98765 4321',
    });
    const reference = await newest();
    for (const [value, label] of [
      ['Maya+x@Okafor.example', 'Email'],
      ['https://uk.linkedin.com/in/Bea/', 'LinkedIn'],
      ['www.cy.example', 'Website'],
      ['+91 (98765) 4321', 'Contact No.'],
    ] as const) {
      const [, line, ...more] = (await api.leads('audits', '--find', value)).trim().split('\n');
      expect(line).toMatch(new RegExp(`^${reference} .* ${label}$`));
      expect(more).toEqual([]);
    }
    expect(await api.leads('audits', '--find', 'dee.example')).toBe('No audit holds this\n');
  });

  test('a command says what it did to a lead, or that there was nothing to do', async () => {
    await api.post('/get-in-touch', shortBody());
    const clean = await newest();
    await settleMails(api, { outcome: 'parked', at: api.clock.time });
    expect(await api.leads('show', clean)).toContain(
      'stuck since 2026-11-20 12:00 UTC, refused once, given up',
    );
    await api.post('/get-in-touch', shortBody(), spam);
    const held = await newest();
    for (const [command, reference, said] of [
      ['drop', held, 'which was held for review'],
      ['drop', clean, 'is not held for review: nothing changed'],
      ['release', clean, 'is not held for review: nothing changed'],
    ] as const)
      expect(await api.leads(command, reference)).toContain(said);
    await expect(api.leads('drop', 'C-NONE')).rejects.toThrow('There is no lead C-NONE');
    expect((await api.rows()).map(({ reference }) => reference)).toEqual([clean]);
    expect(api.logged).toContainEqual(['info', 'dropped', { reference: held }]);
  });

  test('what cannot be seen is written as an escape, in every output', async () => {
    const hostile = "a\u202egpj.exe\u0007\u2028\u{e0041}b\nc'); $1 ?1 %s";
    await api.post('/get-in-touch', shortBody({ projectDescription: hostile }));
    const shown = 'a\\u202egpj.exe\\u0007\\u2028\\udb40\\udc41b';
    const json = await api.leads('export', '--format', 'json');
    expect(json).toContain(`${shown}\\nc'); $1 ?1 %s`);
    expect(JSON.parse(json)).toMatchObject([{ payload: { projectDescription: hostile } }]);
    expect(await api.leads('export', '--format', 'csv')).toContain(`"${shown}\nc'); $1 ?1 %s"`);
    expect(await api.leads('show', await newest())).toContain(`${shown}\n  c'); $1 ?1 %s\n`);
  });
});

test.each([
  ['', 'No command given'],
  ['toString', 'Unknown command "toString"'],
  ['show', 'Give one reference'],
  ['audits --find=', 'Give --find with'],
  ['list --last 0', '--last must be a whole number'],
  ['list --kind all', '--kind must be one of'],
  ['export', '--format must be json or csv'],
  ['forget ann@lee.example --confirm', "Unknown option '--confirm'"],
  ['forget ann', 'Give one e-mail address'],
  ['purge --older-than=-1', '--older-than must be a whole number of days'],
  ['purge --confirm', "Unknown option '--confirm'"],
  ['restored --send --drop', 'Give one choice, --send or --drop'],
])('leads %s is refused: %s', (words, message) => {
  expect(() => parseCommand(words.split(' ').filter(Boolean))).toThrow(message);
});
