import { parse } from 'tldts';

/** `://`, or a scheme that mail programs open without it. */
const scheme = /:\/\/|\b(?:https?|ftp|mailto|tel|sms|data|javascript|skype|whatsapp|callto):/iu;

const mailbox = /[^\s@]@[^\s@]+\.[^\s@]/u;

/** Reserved top-level domains (RFC 2606): they resolve to nothing, but look like an address. */
const reserved = /\.(?:example|test|invalid|localhost)$/iu;

/** Top-level domains that are not surnames. */
const unambiguousEndings: ReadonlySet<string> = new Set(['com', 'net', 'org', 'info', 'biz']);

/** `J.KIM`, `Dr.Li`: an initial before the surname, or a capitalised word after the dot. */
const nameWithDot = /^\p{L}\.|\.\p{Lu}\p{Ll}+$/u;

/** Mail programs treat these dots, widths and invisible characters alike. */
const normalizeCharacters = (text: string) =>
  text
    .replaceAll(/[。｡]/gu, '.')
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '');

/** Words that may be a host, with the slash that begins a path. */
const possibleHosts = /[\p{L}\d][\p{L}\p{M}\d.-]*\/?/gu;

const isHost = (word: string) => {
  const host = word.replace(/\.?\/?$/u, '');
  if (!host.includes('.')) return false;
  const { domainWithoutSuffix, publicSuffix, isIcann, isIp } = parse(host);
  if (isIp === true || reserved.test(host)) return true;
  if (isIcann !== true || !domainWithoutSuffix) return false;
  return (
    word.endsWith('/') || !nameWithDot.test(host) || unambiguousEndings.has(publicSuffix ?? '')
  );
};

/** @returns whether a text contains a scheme, an e-mail address or `www.` */
export const containsLink = (text: string): boolean => {
  const plain = normalizeCharacters(text);
  return scheme.test(plain) || mailbox.test(plain) || /\bwww\./iu.test(plain);
};

/**
 * @returns whether a mail program may turn part of a text into a link: what {@link containsLink} finds, or a bare host by
 *   the public suffix list, unless it looks like a name (`Dr.Li`)
 */
export const containsLinkOrHost = (text: string): boolean =>
  containsLink(text) || (normalizeCharacters(text).match(possibleHosts) ?? []).some(isHost);
