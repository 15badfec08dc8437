import { createServer, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { answerInOrder } from './answer-in-order';
import { waitFor } from './testing/wait-for';

let stop = () => {};
afterEach(() => stop());

/** Opens a connection to a server of its own, whose answers wait until the test gives them. */
const open = async () => {
  const begun: { url: string; response: ServerResponse }[] = [];
  const server = createServer(
    answerInOrder(({ url = '' }, response) => void begun.push({ url, response })),
  );
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  const socket: Socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
  socket.on('error', () => undefined);
  stop = () => {
    socket.destroy();
    server.close();
  };
  const ask = (...urls: readonly string[]) =>
    socket.write(urls.map((url) => `GET ${url} HTTP/1.1\r\nhost: site\r\n\r\n`).join(''));
  return { begun, socket, ask, heard: () => heard };
};

test('an answer is begun when the one before it has left, in the order they were asked for', async () => {
  const { begun, ask, heard } = await open();
  ask('/1', '/2', '/3');
  for (const [index, url] of ['/1', '/2', '/3'].entries()) {
    await waitFor(() => begun[index], url);
    expect(begun.map((one) => one.url)).toEqual(['/1', '/2', '/3'].slice(0, index + 1));
    begun[index]?.response.end(`this is ${url}`);
  }
  await waitFor(() => heard().includes('this is /3') || undefined, 'the last answer');
  expect(heard().match(/this is \/\d/g)).toEqual(['this is /1', 'this is /2', 'this is /3']);
});

test('who asks for hundreds and takes none is cut off, after one was begun', async () => {
  const { begun, socket, ask } = await open();
  ask(...Array.from({ length: 200 }, (_, index) => `/${index}`));
  await waitFor(() => socket.closed || undefined, 'the end of the connection');
  expect(begun.map((one) => one.url)).toEqual(['/0']);
});

test('a connection that is gone begins nothing more', async () => {
  const { begun, socket, ask } = await open();
  ask('/1', '/2');
  const first = await waitFor(() => begun[0], 'the first request');
  socket.destroy();
  await waitFor(() => first.response.closed || undefined, 'the server to notice');
  expect(begun.map((one) => one.url)).toEqual(['/1']);
});
