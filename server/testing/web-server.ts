import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from './listen';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** Starts a web server on loopback with scripted responses; it records its requests. */
export const startWebServer = async () => {
  const requests: { path: string; headers: IncomingMessage['headers']; body: string }[] = [];
  const answers = new Map<string, Answer>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    requests.push({ path, headers: request.headers, body: await text(request) });
    const answer = answers.get(path);
    if (answer === undefined) response.writeHead(404).end();
    else answer(response, request);
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    /** Sets the response of a path. */
    on: (path: string, answer: Answer | string | Buffer) => {
      answers.set(path, typeof answer === 'function' ? answer : (response) => response.end(answer));
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
