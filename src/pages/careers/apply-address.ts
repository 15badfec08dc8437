import type { Job } from '@/content/careers';
import { toLine } from '@/lib/validation';

/** Half a surrogate pair cannot be written in an address. */
const encode = (value: string) => encodeURIComponent(value.replace(/\p{Cs}/gu, '\uFFFD'));

/**
 * Where Apply Now leads (decision 29).
 * @param job the opening; its `applyUrl` comes first
 * @param email the hiring address
 * @returns a mail with its subject filled in; empty when there is no address
 */
export function applyAddress({ title, location, applyUrl }: Job, email: string) {
  if (applyUrl) return applyUrl;
  if (!email) return '';
  return `mailto:${email}?subject=${encode(toLine(`Application: ${title} (${location})`))}`;
}
