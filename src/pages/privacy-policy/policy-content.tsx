import { clsx } from 'clsx';
import type { PolicyBlock } from '@/content/privacy';
import { PolicyList } from './policy-list';
import { PolicyRichText } from './policy-rich-text';
import { PolicyTable } from './policy-table';

interface PolicyContentProps {
  block: PolicyBlock;
  isFirst: boolean;
}

/** One block of a section: a paragraph, a list, the states or the table. */
export function PolicyContent({ block, isFirst }: PolicyContentProps) {
  if (block.kind === 'text') {
    return (
      <p className={clsx('max-w-prose', !isFirst && 'mt-4')}>
        <PolicyRichText text={block.text} />
      </p>
    );
  }
  if (block.kind === 'table') return <PolicyTable head={block.head} rows={block.rows} />;
  return <PolicyList kind={block.kind} items={block.items} />;
}
