import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import path from 'node:path';
import { shortBody } from '../../../server/testing/bodies';
import { freePort } from '../../../server/testing/free-port';
import { waitFor } from '../../../server/testing/wait-for';
import { findProgram, nginx, startNginx } from '../nginx';
import type { Row } from '../row';

const root = path.resolve(import.meta.dirname, '../../..');
const sample = (name: string) => readFileSync(path.join(root, 'docs/deploy', name), 'utf8');

/** Runs a checker. @returns its complaints */
const complaint = (program: string, words: readonly string[]): string => {
  try {
    execFileSync(program, words, { stdio: 'pipe' });
    return '';
  } catch (error) {
    return error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
  }
};

const certify = (folder: string) =>
  execFileSync(
    'openssl',
    'req -x509 -newkey rsa:2048 -nodes -days 2 -keyout key.pem -out cert.pem -subj /CN=contrio.example'.split(
      ' ',
    ),
    { cwd: folder, stdio: 'ignore' },
  );

/** @returns the sample configuration with local ports and a local certificate */
const settings = (folder: string, site: string, ports: { plain: number; tls: number }) =>
  sample('nginx-proxy.conf')
    .replace('127.0.0.1:3000', new URL(site).host)
    .replaceAll(/^ {2}listen \[::\].*$/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${ports.plain};`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${ports.tls} ssl;`)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${folder}/cert.pem;`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${folder}/key.pem;`);

const postOverTls = (port: number, forwardedFor: string) =>
  new Promise<{ status: number; transport: string }>((resolve, reject) => {
    const outgoing = request(
      {
        hostname: '127.0.0.1',
        port,
        path: '/api/get-in-touch',
        method: 'POST',
        rejectUnauthorized: false,
        headers: {
          'content-type': 'application/json',
          host: 'contrio.example',
          'x-forwarded-for': forwardedFor,
        },
      },
      (incoming) => {
        incoming.resume();
        incoming.once('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            transport: String(incoming.headers['strict-transport-security']),
          }),
        );
      },
    );
    outgoing.once('error', reject);
    outgoing.end(JSON.stringify(shortBody()));
  });

export const proxyNginx: Row = {
  name: 'deploy',
  reach:
    'samples in docs/deploy: systemd and nginx accept them, and the rate limit counts a post through the proxy by the visitor’s real address',
  databases: ['sqlite'],
  measure: async (context) => {
    const systemd = findProgram(['systemd-analyze'], '--version');
    const place = path.join(context.folder, 'proxy');
    mkdirSync(place);
    const unit = path.join(place, 'contrio.service');
    writeFileSync(unit, sample('contrio.service').replace('/usr/bin/node', process.execPath));
    const faults =
      systemd === undefined ? 'not installed' : complaint(systemd, ['verify', unit]) || 'none';
    const isUnitSound = systemd === undefined || faults === 'none';
    if (nginx === undefined)
      return { figure: `systemd: ${faults}; nginx is not installed`, isReached: isUnitSound };

    const { url } = await context.start({ TRUST_PROXY: '1', RATE_LIMIT: '1,2' });
    const ports = { plain: await freePort(), tls: await freePort() };
    certify(place);
    const server = startNginx(nginx, place, settings(place, url, ports));
    const test = complaint(nginx, ['-t', '-q', '-c', server.file, '-p', place]) || 'none';
    try {
      const home = await waitFor(
        () =>
          fetch(`http://127.0.0.1:${ports.plain}/about`, { redirect: 'manual' }).catch(
            () => undefined,
          ),
        'nginx',
      );
      const answers = [];
      for (const claimed of ['198.51.100.1', '198.51.100.2', '198.51.100.3'])
        answers.push(await postOverTls(ports.tls, claimed));
      const statuses = answers.map(({ status }) => status);
      const isTls = answers.every(({ transport }) => transport.startsWith('max-age='));
      return {
        figure: `systemd: ${faults}; nginx -t: ${test}; plain HTTP ${home.status}, posts with three forged addresses ${statuses.join(', ')}, HSTS: ${isTls ? 'yes' : 'NO'}`,
        isReached:
          isUnitSound &&
          test === 'none' &&
          home.status === 308 &&
          statuses.join() === '200,200,429' &&
          isTls,
      };
    } finally {
      server.stop();
    }
  },
};
