import { jobWords } from '@/content/careers';
import type { Job } from '@/content/jobs';
import { toSingleLine } from '@/lib/validation';

/** A lone surrogate cannot be encoded in an address. */
const encode = (value: string) => encodeURIComponent(value.replace(/\p{Cs}/gu, '\uFFFD'));

/**
 * Returns the address behind Apply Now (docs/rules.md#applying).
 * @param job the opening; its `applyUrl` takes precedence
 * @param email the hiring address
 * @returns a `mailto:` address with a subject and a short form as its body; empty without an address
 */
export function applyAddress({ title, location, applyUrl }: Job, email: string) {
  if (applyUrl) return applyUrl;
  if (!email) return '';
  const subject = encode(toSingleLine(`Application: ${title} (${location})`));
  // RFC 6068 requires CR LF line breaks.
  return `mailto:${email}?subject=${subject}&body=${encode(jobWords.form.join('\r\n'))}`;
}
