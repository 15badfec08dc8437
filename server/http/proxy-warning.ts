import type { Context } from 'hono';
import type { Config } from '../base/config';
import type { Log } from '../base/log';

export interface ProxyWarningOptions {
  config: Pick<Config, 'trustedProxies'>;
  log: Log;
}

/**
 * Creates a check that warns, once, of a `TRUST_PROXY` that does not fit the requests:
 *
 * - `proxy-not-trusted`: there is a proxy, and none is trusted, so that all visitors share one
 *   address and one rate limit
 * - `proxy-missing`: more proxies are trusted than there are, so that the address which a visitor
 *   claims is believed
 */
export const createProxyWarning = ({ config, log }: ProxyWarningOptions) => {
  let hasWarned = false;
  return ({ req }: Context) => {
    const forwardedFor = req.header('x-forwarded-for');
    // A monitor beside the server sends no such header, and never posts.
    if (hasWarned || (forwardedFor === undefined && req.method !== 'POST')) return;
    const proxiesSeen = forwardedFor?.split(',').length ?? 0;
    const isNotTrusted = config.trustedProxies === 0 && proxiesSeen > 0;
    const hasTooFewProxies = proxiesSeen < config.trustedProxies;
    if (!isNotTrusted && !hasTooFewProxies) return;
    hasWarned = true;
    log('warn', isNotTrusted ? 'proxy-not-trusted' : 'proxy-missing', { set: 'TRUST_PROXY' });
  };
};
