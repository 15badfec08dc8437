import { jobWords } from '@/content/careers';
import type { Job } from '@/content/jobs';
import { toSingleLine } from '@/lib/validation';

/** Half a surrogate pair cannot be written in an address. */
const encode = (value: string) => encodeURIComponent(value.replace(/\p{Cs}/gu, '\uFFFD'));

/**
 * Where Apply Now leads (docs/rules.md#applying).
 * @param job the opening; its `applyUrl` comes first
 * @param email the hiring address
 * @returns a mail with its subject and a short form in its body; empty when there is no address
 */
export function applyAddress({ title, location, applyUrl }: Job, email: string) {
  if (applyUrl) return applyUrl;
  if (!email) return '';
  const subject = encode(toSingleLine(`Application: ${title} (${location})`));
  // Mail programs take line breaks as CR LF (RFC 6068).
  return `mailto:${email}?subject=${subject}&body=${encode(jobWords.form.join('\r\n'))}`;
}
