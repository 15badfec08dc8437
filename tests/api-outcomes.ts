import { http, HttpResponse } from 'msw';
import { server } from './msw';

type Answer = () => Response | Promise<Response>;

interface RecordedPost {
  body: unknown;
  headers: Headers;
}

/** Answers posts to an API path and keeps what was sent, in order. */
export function recordPosts(path: string, answer: Answer = () => HttpResponse.json({})) {
  const posts: RecordedPost[] = [];
  server.use(
    http.post(`*/api${path}`, async ({ request }) => {
      posts.push({ body: await request.json(), headers: request.headers });
      return await answer();
    }),
  );
  return posts;
}

/** Holds the response to a post to an API path. @returns a function that releases it */
export function recordPostsLate(path: string) {
  let tell = () => {};
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  server.use(
    http.post(`*/api${path}`, async () => {
      await told;
      return HttpResponse.json({});
    }),
  );
  return tell;
}
