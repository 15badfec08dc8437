import { chmodSync, copyFileSync, cpSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import type { TestContext } from '../test-context';
import { mayMount, mountReadOnly, unmount } from '../mounts';
import { judgeOutage, type Outage } from '../outage';
import { type Row } from '../row';

const nothing = () => undefined;

/** Mounts the data directory read-only, or removes write permission from the database file if it may not mount. */
const outage = (context: TestContext): Outage => {
  const { database } = context.files;
  const data = path.dirname(database);
  const aside = path.join(context.folder, 'aside');
  if (!mayMount)
    return {
      how: 'file without write permission',
      prepare: nothing,
      begin: () => {
        renameSync(database, aside);
        copyFileSync(aside, database);
        chmodSync(database, 0o400);
      },
      end: () => renameSync(aside, database),
      clear: nothing,
    };
  let isMounted = false;
  const takeOff = () => {
    if (isMounted) unmount(data);
    isMounted = false;
  };
  return {
    how: 'read-only mount',
    prepare: nothing,
    begin: () => {
      mkdirSync(aside);
      cpSync(data, aside, { recursive: true });
      mountReadOnly(aside, data);
      isMounted = true;
    },
    end: takeOff,
    clear: takeOff,
  };
};

export const readOnlyDatabase: Row = {
  name: 'read-only',
  reach: 'database read-only: 503, never a false 200; recovers without restart',
  databases: ['sqlite'],
  measure: (context) => judgeOutage(context, outage(context)),
};
