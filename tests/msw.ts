import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/** The embedded API as the page tests see it: everything succeeds until a test says otherwise. */
export const server = setupServer(
  http.get('*/api/blog', () => HttpResponse.json([])),
  http.get('*/lottie/*', () => new HttpResponse(null, { status: 404 })),
  http.get('*/lotties/*', () => new HttpResponse(null, { status: 404 })),
);

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
