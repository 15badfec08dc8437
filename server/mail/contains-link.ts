import { parse } from 'tldts';

/** Something with `://`, or one of the schemes that a mail program opens without it. */
const scheme = /:\/\/|\b(?:https?|ftp|mailto|tel|sms|data|javascript|skype|whatsapp|callto):/iu;

const mailbox = /[^\s@]@[^\s@]+\.[^\s@]/u;

/** Top-level domains that lead nowhere and still look like an address (RFC 2606). */
const reserved = /\.(?:example|test|invalid|localhost)$/iu;

/** Endings that are nobody's surname. */
const plainEndings: ReadonlySet<string> = new Set(['com', 'net', 'org', 'info', 'biz']);

/** `J.KIM`, `Dr.Li`: an initial before the surname, or a capital after the dot alone. */
const likeName = /^\p{L}\.|\.\p{Lu}\p{Ll}+$/u;

/** @returns one spelling for every dot, width and invisible sign that a program may skip */
const unified = (text: string) =>
  text
    .replaceAll(/[。｡]/gu, '.')
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '');

/** What may be a host, with the slash of a path behind it. */
const words = /[\p{L}\d][\p{L}\p{M}\d.-]*\/?/gu;

const isHost = (word: string) => {
  const host = word.replace(/\.?\/?$/u, '');
  if (!host.includes('.')) return false;
  const { domainWithoutSuffix, publicSuffix, isIcann, isIp } = parse(host);
  if (isIp === true || reserved.test(host)) return true;
  if (isIcann !== true || !domainWithoutSuffix) return false;
  return word.endsWith('/') || !likeName.test(host) || plainEndings.has(publicSuffix ?? '');
};

/** @returns whether a text holds a scheme, an e-mail address or `www.` */
export const containsLink = (text: string): boolean => {
  const plain = unified(text);
  return scheme.test(plain) || mailbox.test(plain) || /\bwww\./iu.test(plain);
};

/**
 * @returns whether a text holds anything that leads somewhere: what {@link containsLink} finds, and a bare host by the
 *   public suffix list, but for one that is rather a name (`Dr.Li`)
 */
export const containsLinkOrHost = (text: string): boolean =>
  containsLink(text) || (unified(text).match(words) ?? []).some(isHost);
