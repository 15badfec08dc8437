import { createServer, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { listen } from '../testing/listen';
import { waitFor } from '../testing/wait-for';
import { answerInOrder } from './answer-in-order';

let stop = () => {};
afterEach(() => stop());

/**
 * Starts a server whose responses wait for the test, and sends it so many requests on one
 * connection.
 */
const pipeline = async (requests: number) => {
  const begun: { url: string; response: ServerResponse }[] = [];
  const server = createServer(
    answerInOrder(({ url = '' }, response) => void begun.push({ url, response })),
  );
  const socket = connect(await listen(server), '127.0.0.1');
  stop = () => {
    socket.destroy();
    server.close();
  };
  socket.on('error', () => undefined);
  socket.resume();
  for (let index = 1; index <= requests; index += 1)
    socket.write(`GET /${index} HTTP/1.1\r\nhost: site\r\n\r\n`);
  await waitFor(() => begun[0], 'the first request');
  return { socket, begun, urls: () => begun.map(({ url }) => url).join(' ') };
};

test('pipelined requests are answered one at a time, in order', async () => {
  const { begun, urls } = await pipeline(3);
  for (const [index, all] of ['/1', '/1 /2', '/1 /2 /3'].entries()) {
    const { response } = await waitFor(() => begun[index], all);
    expect(urls()).toBe(all);
    response.end('done');
  }
});

test('closes a connection that pipelines hundreds of requests', async () => {
  const { socket, urls } = await pipeline(200);
  await waitFor(() => socket.closed || undefined, 'the end of the connection');
  expect(urls()).toBe('/1');
});

test('handles no further request of a closed connection', async () => {
  const { socket, begun, urls } = await pipeline(2);
  socket.destroy();
  await waitFor(() => begun[0]?.response.closed || undefined, 'the server to notice');
  expect(urls()).toBe('/1');
});
