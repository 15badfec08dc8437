import { http, HttpResponse } from 'msw';
import { server } from './msw';

type Answer = () => Response | Promise<Response>;

/** Answers posts to an API path and keeps what was sent, in order. */
export function recordPosts(path: string, answer: Answer = () => HttpResponse.json({})) {
  const posts: { body: unknown; headers: Headers }[] = [];
  server.use(
    http.post(`*/api${path}`, async ({ request }) => {
      posts.push({ body: await request.json(), headers: request.headers });
      return await answer();
    }),
  );
  return posts;
}

/** @returns an answer that waits, and what lets it go */
export function heldAnswer() {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  return { answer: () => released.then(() => HttpResponse.json({})), release: () => release() };
}
