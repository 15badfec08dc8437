import Database from 'libsql';
import { createClient } from '../fault/client';
import { inTestContext } from '../fault/test-context';
import type { Verdict } from '../fault/row';
import { median } from '../fault/tally';

const most = 1000;
const requests = 200;
const longestMs = 100;

/** Measures the blog list with the seeded posts and with 1,000. */
export const measurePosts = (): Promise<Verdict> =>
  inTestContext({}, async (context) => {
    const { url } = await context.start();
    const client = createClient(1);
    const ask = async () => {
      const waits: number[] = [];
      let posts: unknown;
      for (let index = 0; index < requests; index += 1) {
        const answer = await client.send(url, { method: 'GET', path: '/api/blog' });
        waits.push(answer.ms);
        posts = JSON.parse(answer.body);
      }
      return { count: Array.isArray(posts) ? posts.length : 0, ms: median(waits) };
    };
    await ask();
    const few = await ask();
    const database = new Database(context.files.database);
    const insert = database.prepare('INSERT INTO blog_posts VALUES (?, ?, ?, ?, ?, ?, ?)');
    database.exec('BEGIN');
    for (let index = few.count; index < most; index += 1) {
      const title = `Post ${index} about what a brand says when nobody asks`;
      insert.run(`post-${index}`, index, `/blog/${index}.svg`, 'Branding', title, 'Ann Lee', 5);
    }
    database.exec('COMMIT');
    database.close();
    const many = await ask();
    client.close();
    return {
      figure: `${few.count} posts ${few.ms.toFixed(1)} ms, ${many.count} posts ${many.ms.toFixed(1)} ms`,
      isReached: many.count === most && many.ms < longestMs,
    };
  });
