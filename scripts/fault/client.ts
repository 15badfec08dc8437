import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';

interface Answer {
  status: number;
  body: string;
  headers: IncomingHttpHeaders;
  /** Time from sending the request to the end of the response, in milliseconds. */
  ms: number;
}

interface Call {
  method?: 'GET' | 'POST';
  /** Sent as given, without normalisation. */
  path: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
  /** Sends the body chunked, without Content-Length. */
  isChunked?: boolean;
}

interface Client {
  /** @throws when the connection breaks or stays idle for 20 s */
  send: (url: string, call: Call) => Promise<Answer>;
  /** Posts a value as JSON. */
  post: (url: string, path: string, value: unknown, key?: string) => Promise<Answer>;
  close: () => void;
}

const timeoutMs = 20_000;

/** Creates an HTTP client with keep-alive and at most `connections` sockets. */
export const createClient = (connections: number): Client => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, scheduling: 'fifo' });

  const send: Client['send'] = (url, { method = 'POST', path, headers, body, isChunked = false }) =>
    new Promise((resolve, reject) => {
      const begin = performance.now();
      const length =
        body === undefined || isChunked ? {} : { 'content-length': Buffer.byteLength(body) };
      const { hostname, port } = new URL(url);
      const outgoing = request({
        agent,
        hostname,
        port,
        method,
        path,
        headers: {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          ...length,
          ...headers,
        },
        timeout: timeoutMs,
      });
      outgoing.once('timeout', () => outgoing.destroy(new Error('No data for 20 s')));
      // An error after the response has no effect: a server that rejects a body may reset the connection.
      outgoing.on('error', reject);
      outgoing.once('response', (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.once('error', reject);
        incoming.once('end', () => {
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            body: Buffer.concat(chunks).toString(),
            ms: performance.now() - begin,
          });
        });
      });
      if (body !== undefined) outgoing.write(body);
      outgoing.end();
    });

  return {
    send,
    post: (url, path, value, key) =>
      send(url, {
        path,
        body: JSON.stringify(value),
        headers: key === undefined ? {} : { 'idempotency-key': key },
      }),
    close: () => agent.destroy(),
  };
};
