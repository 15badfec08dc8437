import { createServer, request, type ServerResponse } from 'node:http';

/** The ways in which a script can fail to load. */
export type Failure = '404' | '500' | 'HTML' | 'cut' | 'never';

const fail = (response: ServerResponse, failure: Failure) => {
  if (failure === 'never') return;
  if (failure === 'cut') {
    response.writeHead(200, { 'content-type': 'text/javascript', 'content-length': 9999 });
    response.write('export const half =');
    setTimeout(() => response.destroy(), 5);
    return;
  }
  const status = failure === 'HTML' ? 200 : Number(failure);
  response.writeHead(status, { 'content-type': 'text/html' }).end('<p>Not what was asked for.</p>');
};

/** Whether a path is that of a script, such as `home-page`; its file name goes on with a hash. */
export const isScript = (pathname: string, script: string) =>
  pathname.startsWith(`/assets/${script}-`);

/** A proxy that fails one file of a site as a bad connection or a new deploy would; disables caching. */
export class FailingSite {
  /** The script that fails, and how. */
  broken: { script: string; failure: Failure } | undefined;
  /** The paths requested since the list was last cleared. */
  asked: string[] = [];
  private held: Promise<void> = Promise.resolve();
  private readonly server;

  constructor(origin: string) {
    this.server = createServer((incoming, response) => {
      const { pathname } = new URL(incoming.url ?? '/', origin);
      this.asked.push(pathname);
      const { broken } = this;
      if (broken && isScript(pathname, broken.script)) {
        void this.held.then(() => fail(response, broken.failure));
        return;
      }
      const { method, headers, url = '/' } = incoming;
      const outgoing = request(new URL(url, origin), { method, headers }, (answer) => {
        const passed = { ...answer.headers, 'cache-control': 'no-store' };
        response.writeHead(answer.statusCode ?? 502, passed);
        answer.pipe(response);
      });
      outgoing.on('error', () => response.destroy());
      incoming.pipe(outgoing);
    });
  }

  async start() {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const address = this.server.address();
    if (typeof address !== 'object' || address === null) throw new Error('It does not listen');
    return `http://127.0.0.1:${address.port}`;
  }

  /** Holds back the failing response. @returns releases it */
  hold() {
    let release = () => {};
    this.held = new Promise((resolve) => (release = resolve));
    return release;
  }

  stop() {
    this.server.closeAllConnections();
    this.server.close();
  }
}
