import { mkdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { fillUp } from '../fill-up';
import type { TestContext } from '../test-context';
import { limitFiles, mayMount, mountSmallDisk, unmount } from '../mounts';
import { type Row } from '../row';
import { judgeOutage, type Outage } from '../outage';

const diskMebibytes = 3;

/** Fills the small disk of the data directory; where mounting is not allowed, limits the file size of the process. */
const outage = (context: TestContext): Outage => {
  const data = path.join(context.folder, 'data');
  const filler = path.join(data, 'filler');
  if (!mayMount)
    return {
      how: 'file size limit',
      prepare: () => undefined,
      begin: ({ pid }) => limitFiles(pid, statSync(context.files.database).size),
      end: ({ pid }) => limitFiles(pid, undefined),
      clear: () => undefined,
    };
  return {
    how: `full disk of ${diskMebibytes} MB`,
    prepare: () => {
      mkdirSync(data);
      mountSmallDisk(data, diskMebibytes);
    },
    begin: () => fillUp(filler),
    end: () => rmSync(filler),
    clear: () => unmount(data),
  };
};

export const diskFull: Row = {
  name: 'disk-full',
  reach: 'disk full: 503, never a false 200; recovers without restart',
  databases: ['sqlite'],
  measure: (context) => judgeOutage(context, outage(context)),
};
