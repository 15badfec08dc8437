import fc from 'fast-check';
import { shortBody } from '../../../server/testing/bodies';
import { createClient } from '../client';
import { hostileBodies } from '../hostile';
import { type Row } from '../row';
import { tally } from '../tally';

const longestMs = 250;
const seed = 20_261_120;

export const hostile: Row = {
  name: 'hostile',
  reach: '5,000 generated hostile bodies: 0 crashes, 0 × 5xx, every answer under 250 ms',
  engines: ['sqlite'],
  measure: async (ground) => {
    const { url, end } = await ground.start();
    const client = createClient(1);
    // The first requests of a process compile its code.
    for (let index = 0; index < 20; index += 1)
      await client.post(url, '/api/get-in-touch', shortBody());
    const before = (await ground.rows()).length;
    const samples = fc.sample(hostileBodies, { numRuns: ground.count(5000, 300), seed });
    const statuses: (number | string)[] = [];
    const faults: string[] = [];
    let longest = 0;
    let slowest = '';
    for (const [index, { path, contentType, body, isChunked }] of samples.entries()) {
      const headers = { 'content-type': contentType };
      const answer = await client
        .send(url, { path, body, isChunked, headers })
        .catch((error: unknown) => String(error));
      if (typeof answer === 'string') {
        statuses.push('no answer');
        faults.push(
          `${index}: ${answer}, ${body.length} bytes, ${isChunked ? 'in chunks' : 'announced'}`,
        );
        continue;
      }
      statuses.push(answer.status);
      if (answer.ms > longest) {
        longest = answer.ms;
        slowest = `${index}, ${body.length} bytes`;
      }
      if (answer.status >= 500) faults.push(`${index}: ${body.toString('utf8', 0, 200)}`);
    }
    const alive = await client.post(url, '/api/get-in-touch', shortBody());
    client.close();
    const accepted = statuses.filter((status) => status === 200).length + 1;
    const stored = (await ground.rows()).length - before;
    const code = await end('SIGTERM');
    if (faults.length > 0) console.error(faults.slice(0, 5).join('\n'));
    return {
      figure: `seed ${seed}: ${tally(statuses)}; the longest ${longest.toFixed(0)} ms (${slowest}); ${stored} stored of ${accepted} accepted; exit ${code}`,
      isReached:
        faults.length === 0 &&
        alive.status === 200 &&
        stored === accepted &&
        code === 0 &&
        longest < ground.limit(longestMs),
    };
  },
};
