import type { PolicySection } from '@/content/privacy';
import { PolicyContent } from './policy-content';
import './policy-chapter.css';

export interface PolicyChapterProps {
  section: PolicySection;
  number: number;
  isCurrent: boolean;
}

/** One numbered section: the short answer first, then the long one. */
export function PolicyChapter({ section, number, isCurrent }: PolicyChapterProps) {
  return (
    <section id={section.id} className={isCurrent ? 'pp-chapter is-current' : 'pp-chapter'}>
      <span className="num" aria-hidden="true">
        {number}
      </span>
      <div className="pp-chapter__body">
        <h3 className="h3">
          <span className="vh">{number}. </span>
          {section.title}
        </h3>
        <p className="pp-chapter__short">{section.short}</p>
        {section.blocks.map((block, index) => (
          // The text never changes, so its order is a key.
          <PolicyContent key={`${section.id}-${index}`} block={block} />
        ))}
      </div>
    </section>
  );
}
