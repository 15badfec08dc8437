import { HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { recordPosts } from '../../tests/msw';
import { client } from './client';
import { post } from './post';

const { wait } = vi.hoisted(() => ({
  wait: vi.fn<(ms: number) => Promise<void>>(() => Promise.resolve()),
}));
vi.mock('@/lib/wait', () => ({ wait }));

const meta = { idempotencyKey: 'one', honeypot: 'bot', fillTime: 1234.5 };
const send = () => post('/contact-us', { name: 'Ann' }, meta);
const status = (code: number) => () => new HttpResponse(null, { status: code });

// docs/rules.md#only-200, docs/rules.md#timeout-and-retries
it.each([
  ['201', status(201), 1],
  ['409', status(409), 1],
  ['429', status(429), 1],
  ['502', status(502), 3],
  ['503', status(503), 3],
  ['504', status(504), 3],
  ['a redirect', () => HttpResponse.redirect('http://localhost:3000/elsewhere', 302), 3],
  ['a network failure', () => HttpResponse.error(), 3],
] as const)('rejects on %s', async (_name, answer, tries) => {
  wait.mockClear();
  const posts = recordPosts('/contact-us', answer);
  await expect(send()).rejects.toThrow(/status code|Network Error/);
  expect(wait.mock.calls.flat()).toEqual([500, 1500].slice(0, tries - 1));
  expect(posts).toHaveLength(tries);
  expect(new Set(posts.map(({ headers }) => headers.get('Idempotency-Key')))).toEqual(
    new Set(['one']),
  );
});

it('resolves to the answer of a later try, and sends what tells people from bots', async () => {
  let tries = 0;
  const posts = recordPosts('/contact-us', () =>
    (tries += 1) === 1 ? HttpResponse.error() : HttpResponse.json({ reference: 'C-1' }),
  );
  expect(await send()).toEqual({ reference: 'C-1' });
  expect(posts[1]?.body).toEqual({ name: 'Ann' });
  expect(posts[1]?.headers.get('X-Form-Trap')).toBe('bot');
  expect(posts[1]?.headers.get('X-Form-Fill')).toBe('1235');
});

it('gives up after 15 seconds, and tries no second time', async () => {
  expect(client.defaults.timeout).toBe(15_000);
  client.defaults.timeout = 50;
  const posts = recordPosts('/contact-us', () => new Promise(() => {}));
  await expect(send()).rejects.toThrow('timeout');
  client.defaults.timeout = 15_000;
  expect(posts).toHaveLength(1);
});
