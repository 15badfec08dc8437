import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Config } from '../base/config';
import { failureFields, type Log } from '../base/log';
import { answerInOrder } from './answer-in-order';
import { answerPlain } from './answer-plain';
import { hstsHeader, securityHeaders } from './security-headers';
import type { Site } from './site';

interface ListenerParts {
  api: { fetch: Parameters<typeof getRequestListener>[0] };
  site: Site;
  config: Pick<Config, 'trustedProxies' | 'hstsSubdomains'>;
  log: Log;
}

/** @returns the path of a request; its target may be an absolute URL (RFC 9112, 3.2.2) */
const pathOf = ({ url = '/' }: IncomingMessage): string => {
  if (!url.startsWith('/')) return URL.canParse(url) ? new URL(url).pathname : '/';
  const query = url.indexOf('?');
  return query < 0 ? url : url.slice(0, query);
};

const isApi = (pathname: string) => pathname === '/api' || pathname.startsWith('/api/');

/** Creates the request listener: the API under /api, the built site everywhere else. */
export const createListener = ({ api, site, config, log }: ListenerParts): RequestListener => {
  const fail = (response: ServerResponse, error: unknown) => {
    log('error', 'unexpected', failureFields(error));
    if (response.headersSent) return void response.destroy();
    answerPlain(response, 500, 'Something went wrong here');
  };
  // A probe that speaks HTTP/1.0 names no host.
  const answerApi = getRequestListener(api.fetch, { hostname: 'localhost' });

  return answerInOrder((request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    const isBehindTls =
      config.trustedProxies > 0 && request.headers['x-forwarded-proto'] === 'https';
    if (isBehindTls)
      response.setHeader('strict-transport-security', hstsHeader(config.hstsSubdomains));
    const pathname = pathOf(request);
    const answered = isApi(pathname)
      ? answerApi(request, response)
      : site(request, response, pathname);
    answered.catch((error: unknown) => fail(response, error));
  });
};
