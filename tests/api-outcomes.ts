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

const status =
  (code: number): Answer =>
  () =>
    new HttpResponse(null, { status: code });

interface Failure {
  name: string;
  answer: Answer;
  tries: number;
}

/** One failure of each kind, for every form: a status other than 200, a refusal, and a network error. */
export const mainFailures: readonly Failure[] = [
  { name: '201', answer: status(201), tries: 1 },
  { name: '409', answer: status(409), tries: 1 },
  { name: 'a network failure', answer: () => HttpResponse.error(), tries: 3 },
];

/**
 * Everything that is not success, and how often it is tried (docs/rules.md#only-200,
 * docs/rules.md#timeout-and-retries): for one form here, for all of them in tests/e2e/thorough/outcomes.
 */
export const failures: readonly Failure[] = [
  ...mainFailures,
  { name: '204', answer: status(204), tries: 1 },
  {
    name: 'a redirect',
    answer: () => HttpResponse.redirect('http://localhost:3000/elsewhere', 302),
    tries: 3,
  },
  { name: '400', answer: status(400), tries: 1 },
  { name: '429', answer: status(429), tries: 1 },
  { name: '500', answer: status(500), tries: 1 },
  { name: '503', answer: status(503), tries: 3 },
];
