import type { Row } from './row';
import { auditRace } from './rows/audit-race';
import { backupLarge } from './rows/backup-large';
import { databaseLost } from './rows/database-lost';
import { diskFull } from './rows/disk-full';
import { flood } from './rows/flood';
import { forgetPerson } from './rows/forget-person';
import { fullStart } from './rows/full-start';
import { hostile } from './rows/hostile-bodies';
import { injection } from './rows/injection';
import { mailCrash } from './rows/mail-crash';
import { mailOnce } from './rows/mail-once';
import { mailServerDown } from './rows/mail-server-down';
import { mailSlow } from './rows/mail-slow';
import { killedUnderLoad, manyEnquiries } from './rows/many-enquiries';
import { oneKey } from './rows/one-key';
import { oversizedBodies } from './rows/oversized-bodies';
import { pathTraversal } from './rows/path-traversal';
import { purgeFull } from './rows/purge-full';
import { randomKills } from './rows/random-kills';
import { readOnlyDatabase } from './rows/read-only-database';
import { servedByNpm } from './rows/served-by-npm';
import { slowSenders } from './rows/slow-senders';
import { staticNginx } from './rows/static-nginx';
import { proxyNginx } from './rows/proxy-nginx';
import { stopUnderLoad } from './rows/stop-under-load';
import { unreadAnswers } from './rows/unread-answers';
import { week } from './rows/week';
import { wrongClock } from './rows/wrong-clock';

export const rows: readonly Row[] = [
  manyEnquiries,
  killedUnderLoad,
  randomKills,
  oneKey,
  auditRace,
  hostile,
  oversizedBodies,
  slowSenders,
  unreadAnswers,
  injection,
  mailServerDown,
  mailCrash,
  mailOnce,
  mailSlow,
  diskFull,
  fullStart,
  purgeFull,
  readOnlyDatabase,
  databaseLost,
  stopUnderLoad,
  servedByNpm,
  pathTraversal,
  staticNginx,
  forgetPerson,
  backupLarge,
  flood,
  proxyNginx,
  week,
  wrongClock,
];
