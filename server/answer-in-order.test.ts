import { createServer, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { answerInOrder } from './answer-in-order';
import { listen } from './testing/listen';
import { waitFor } from './testing/wait-for';

let stop = () => {};
afterEach(() => stop());

/** Starts a server whose responses wait for the test, and connects to it. */
const open = async () => {
  const begun: { url: string; response: ServerResponse }[] = [];
  const server = createServer(
    answerInOrder(({ url = '' }, response) => void begun.push({ url, response })),
  );
  const socket: Socket = connect(await listen(server), '127.0.0.1');
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
  socket.on('error', () => undefined);
  stop = () => {
    socket.destroy();
    server.close();
  };
  const request = (...urls: readonly string[]) =>
    socket.write(urls.map((url) => `GET ${url} HTTP/1.1\r\nhost: site\r\n\r\n`).join(''));
  return { begun, socket, request, received: () => received };
};

test('pipelined requests are answered one at a time, in order', async () => {
  const { begun, request, received } = await open();
  request('/1', '/2', '/3');
  for (const [index, url] of ['/1', '/2', '/3'].entries()) {
    await waitFor(() => begun[index], url);
    expect(begun.map((one) => one.url)).toEqual(['/1', '/2', '/3'].slice(0, index + 1));
    begun[index]?.response.end(`this is ${url}`);
  }
  await waitFor(() => received().includes('this is /3') || undefined, 'the last response');
  expect(received().match(/this is \/\d/g)).toEqual(['this is /1', 'this is /2', 'this is /3']);
});

test('closes a connection that pipelines hundreds of requests', async () => {
  const { begun, socket, request } = await open();
  request(...Array.from({ length: 200 }, (_, index) => `/${index}`));
  await waitFor(() => socket.closed || undefined, 'the end of the connection');
  expect(begun.map((one) => one.url)).toEqual(['/0']);
});

test('handles no further request of a closed connection', async () => {
  const { begun, socket, request } = await open();
  request('/1', '/2');
  const first = await waitFor(() => begun[0], 'the first request');
  socket.destroy();
  await waitFor(() => first.response.closed || undefined, 'the server to notice');
  expect(begun.map((one) => one.url)).toEqual(['/1']);
});
