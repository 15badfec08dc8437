import { toRecord } from '@/lib/to-record';
import { client } from './client';

/** One post of the blog list (docs/rules.md#blog-list). */
export interface BlogPost {
  slug: string;
  thumbnailUrl: string;
  category: string;
  title: string;
  creator: string;
  /** Minutes; shown as 12 when absent. */
  readTime?: number;
}

const texts = ['slug', 'thumbnailUrl', 'category', 'title', 'creator'] as const;

const isBlogPost = (item: unknown): item is BlogPost => {
  const fields = toRecord(item);
  return texts.every((key) => typeof fields[key] === 'string') && fields['slug'] !== '';
};

/**
 * @returns the posts; `null` and malformed items count as none (docs/rules.md#blog-list)
 * @throws when the call fails
 */
export async function getBlog(): Promise<BlogPost[]> {
  const { data } = await client.get<unknown>('/blog');
  return Array.isArray(data) ? data.filter(isBlogPost) : [];
}
