import type { Config } from './config';
import { isPublicName } from './web-address';

/** @returns valid settings that are hardly meant: the event to log, and the variable to set */
export const doubtfulSettings = ({ databaseUrl, webhook, smtp, siteUrl }: Config) => {
  const { protocol, hostname } = new URL(siteUrl);
  const doubts: { event: string; set: string }[] = [];
  if (databaseUrl !== undefined && isUnencrypted(databaseUrl))
    doubts.push({ event: 'database-unencrypted', set: 'sslmode' });
  if (/^http:/i.test(webhook?.url ?? ''))
    doubts.push({ event: 'webhook-unencrypted', set: 'LEAD_WEBHOOK_URL' });
  // Without a mail server the site tells visitors of a mail that only becomes a file.
  if (smtp === undefined) doubts.push({ event: 'mail-goes-to-files', set: 'SMTP_URL' });
  if (smtp !== undefined && hostname === 'localhost')
    doubts.push({ event: 'links-lead-to-localhost', set: 'VITE_SITE_URL' });
  if (protocol === 'http:' && isPublicName(hostname))
    doubts.push({ event: 'links-unencrypted', set: 'VITE_SITE_URL' });
  return doubts;
};

/** @returns whether data crosses a network unencrypted: to another machine without `sslmode` */
function isUnencrypted(databaseUrl: string): boolean {
  const { hostname, searchParams } = new URL(databaseUrl);
  const host = searchParams.get('host') ?? hostname;
  const isHere =
    host === '' || host.startsWith('/') || /^(?:localhost$|127\.|\[?::1\]?$)/.test(host);
  const mode = searchParams.get('sslmode') ?? 'disable';
  const hasSsl = /^(?:1|true)$/.test(searchParams.get('ssl') ?? '');
  return !isHere && mode === 'disable' && !hasSsl;
}
