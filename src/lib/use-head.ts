import { useLayoutEffect } from 'react';
import { siteUrl } from './env';

interface PageHead {
  title: string;
  description: string;
  /** The page's canonical path; without it search engines must not index the page. */
  canonical?: string;
}

/** Sets an attribute of a head tag, creating the tag if needed; removes the tag when the value is undefined. */
const setHeadTag = (selector: string, attribute: string, value: string | undefined) => {
  const found = document.head.querySelector(selector);
  if (value === undefined) return found?.remove();
  const [, tag = '', name = '', named = ''] = /^(\w+)\[(\w+)="(\w+)"\]$/.exec(selector) ?? [];
  const element = found ?? document.head.appendChild(document.createElement(tag));
  element.setAttribute(name, named);
  element.setAttribute(attribute, value);
};

/**
 * Updates title, description, canonical address and robots tag on client navigation; prerendered pages have their own.
 * @param head the route's entry in `heads`
 */
export function useHead({ title, description, canonical }: PageHead) {
  useLayoutEffect(() => {
    document.title = title;
    const isIndexed = canonical !== undefined;
    setHeadTag('meta[name="description"]', 'content', description);
    setHeadTag('link[rel="canonical"]', 'href', isIndexed ? siteUrl + canonical : undefined);
    setHeadTag('meta[name="robots"]', 'content', isIndexed ? undefined : 'noindex');
  }, [title, description, canonical]);
}
