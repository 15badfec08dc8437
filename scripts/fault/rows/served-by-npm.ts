import path from 'node:path';
import { buildServer } from '../../build-server';
import type { Row } from '../row';

const longestMs = 5000;

const answers = (url: string) =>
  fetch(`${url}/api/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

export const servedByNpm: Row = {
  name: 'serve',
  reach: 'npm run serve hands SIGTERM on: ends within 5 s, the port is free',
  engines: ['sqlite'],
  measure: async (ground) => {
    await buildServer(path.resolve('dist-server'));
    const home = { HOME: ground.folder };
    const command = ['npm', 'run', '--silent', 'serve'];
    const { url, end } = await ground.start(home, command);
    const wasThere = await answers(url);
    const begin = performance.now();
    await end('SIGTERM');
    const ms = performance.now() - begin;
    const isThere = await answers(url);
    return {
      figure: `answered before: ${wasThere}, after: ${isThere}; ended after ${(ms / 1000).toFixed(1)} s`,
      isReached: wasThere && !isThere && ms < ground.limit(longestMs),
    };
  },
};
