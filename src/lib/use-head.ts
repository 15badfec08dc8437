import { useLayoutEffect } from 'react';
import { siteUrl } from './env';

interface PageHead {
  title: string;
  description: string;
  /** The address that stands for the page; none where search engines are to leave it out. */
  canonical?: string;
}

/** Keeps one tag of the head: there with this attribute, or not there at all. */
const keepTag = (selector: string, attribute: string, value: string | undefined) => {
  const found = document.head.querySelector(selector);
  if (value === undefined) return found?.remove();
  const [, tag = '', name = '', named = ''] = /^(\w+)\[(\w+)="(\w+)"\]$/.exec(selector) ?? [];
  const element = found ?? document.head.appendChild(document.createElement(tag));
  element.setAttribute(name, named);
  element.setAttribute(attribute, value);
};

/**
 * Follows client navigation with title, description, canonical address and the word to search engines; the built
 * pages already carry theirs.
 * @param head the route's entry in the table of heads
 */
export function useHead({ title, description, canonical }: PageHead) {
  useLayoutEffect(() => {
    document.title = title;
    const isIndexed = canonical !== undefined;
    keepTag('meta[name="description"]', 'content', description);
    keepTag('link[rel="canonical"]', 'href', isIndexed ? siteUrl + canonical : undefined);
    keepTag('meta[name="robots"]', 'content', isIndexed ? undefined : 'noindex');
  }, [title, description, canonical]);
}
