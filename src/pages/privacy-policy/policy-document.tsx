import { useRef } from 'react';
import { policySections } from '@/content/privacy';
import { hasTable, PolicyChapter } from './policy-chapter';
import { PolicyContents } from './policy-contents';
import { useCurrentSection } from './use-current-section';

/** The fifteen sections and the table of contents, which follows the reader. */
export function PolicyDocument() {
  const ref = useRef<HTMLDivElement>(null);
  const current = useCurrentSection(ref);
  return (
    <div className="print-flow py-section xl:pt-32 print:mt-section">
      <div className="wrap cols">
        <PolicyContents current={current} />
        <div ref={ref} className="col-span-9 col-start-4 max-xl:col-span-full">
          {policySections.map((section, index) => (
            <PolicyChapter
              key={section.id}
              section={section}
              number={index + 1}
              isCurrent={index === current}
              isRuled={index > 0 && !policySections.slice(index - 1, index + 1).some(hasTable)}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
