import { policySections, policyWords as words } from '@/content/privacy';
import { PolicyContentsItem } from './policy-contents-item';

interface PolicyContentsProps {
  /** Place of the section that is being read. */
  current: number;
}

const placeOf = (index: number, current: number) => {
  if (index === current) return 'current';
  return index < current ? 'read' : 'ahead';
};

/** The table of contents: a line that fills as one reads. */
export function PolicyContents({ current }: PolicyContentsProps) {
  return (
    <nav
      className="sticky top-8 col-span-3 self-start print:hidden"
      aria-labelledby="policy-contents"
    >
      <h2 id="policy-contents" className="mb-5.5 text-h4 low:mb-3">
        {words.contents}
      </h2>
      <ol>
        {policySections.map(({ id, name }, index) => (
          <PolicyContentsItem
            key={id}
            id={id}
            number={index + 1}
            name={name}
            place={placeOf(index, current)}
          />
        ))}
      </ol>
    </nav>
  );
}
