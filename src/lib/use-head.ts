import { useEffect } from 'react';

/**
 * Sets the document's title and description on client navigation; the built pages already carry theirs.
 * @param head the route's entry in the table of heads
 */
export function useHead({ title, description }: { title: string; description: string }) {
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}
