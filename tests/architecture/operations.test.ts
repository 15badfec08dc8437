import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const unit = readFileSync('docs/deploy/contrio.service', 'utf8');
const text = readFileSync('docs/operations.md', 'utf8');

/** @returns what the unit sets, such as `/srv/contrio` for `WorkingDirectory=` */
const setting = (name: string) =>
  new RegExp(String.raw`(?:^|\s)-?${name}=-?(\S+)`, 'm').exec(unit)?.[1] ?? `no ${name}`;

test('the commands in operations use the user and the paths of the systemd unit', () => {
  const [user, folder, data, variables] = [
    setting('User'),
    setting('WorkingDirectory'),
    setting('DATA_DIR'),
    setting('EnvironmentFile'),
  ];
  expect(text.replaceAll(/\\\n\s+/g, '')).toContain(
    `-p User=${user} -p EnvironmentFile=${variables} -p WorkingDirectory=${folder} -E DATA_DIR=${data} node dist-server/leads.js`,
  );
  // Every path under /srv, /var and /etc is one of the unit's, or the folder of the backups.
  const known = [folder, data, variables, `/var/backups/${user}`];
  const named = text.match(/\/(?:srv|var|etc)\/[\w./-]+/g) ?? [];
  expect(named.filter((place) => !known.some((one) => place.startsWith(one)))).toEqual([]);
  expect(named.length).toBeGreaterThan(5);
  expect(text).toContain(`chown ${user}:${setting('Group')} ${data}/contrio.db ${data}/secret`);
  expect([data, unit]).toEqual([
    `/var/lib/${setting('StateDirectory')}`,
    expect.stringContaining(`--home-dir ${data} --shell /usr/sbin/nologin ${user}`),
  ]);
});
