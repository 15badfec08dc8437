import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';

interface Hook {
  id: string;
  reference: string;
}

const toHook = (id: string, body: string): Hook => {
  const told: { data?: { reference?: string } } = JSON.parse(body);
  return { id, reference: told.data?.reference ?? 'none' };
};

/** A webhook receiver on loopback that verifies each signature as Standard Webhooks specifies. */
export const startReceiver = async (secret: string, now: () => number) => {
  const hooks: Hook[] = [];
  const state = { isBroken: false, forged: 0, refused: 0 };
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const server = createServer((request, response) => {
    void request.toArray().then((chunks: Buffer[]) => {
      const body = Buffer.concat(chunks).toString();
      const id = String(request.headers['webhook-id']);
      const timestamp = String(request.headers['webhook-timestamp']);
      const signed = createHmac('sha256', key)
        .update(`${id}.${timestamp}.${body}`)
        .digest('base64');
      const isFresh = Math.abs(Number(timestamp) - now() / 1000) <= 300;
      if (request.headers['webhook-signature'] !== `v1,${signed}` || !isFresh) state.forged += 1;
      if (state.isBroken) {
        state.refused += 1;
        response.writeHead(500).end();
      } else {
        hooks.push(toHook(id, body));
        response.writeHead(204).end();
      }
    });
  });
  const listen = (port: number) =>
    new Promise<number>((resolve) => {
      server.listen(port, '127.0.0.1', () => {
        const address = server.address();
        if (typeof address === 'object' && address !== null) resolve(address.port);
      });
    });
  const port = await listen(0);
  return {
    url: `http://127.0.0.1:${port}/leads`,
    hooks,
    state,
    start: () => listen(port),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
