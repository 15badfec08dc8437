import { policySections, policyWords as words } from '@/content/privacy';
import './policy-contents.css';

export interface PolicyContentsProps {
  /** Place of the section that is being read. */
  current: number;
}

const look = (index: number, current: number) => {
  if (index === current) return 'is-current';
  return index < current ? 'is-read' : undefined;
};

/** The table of contents: a line that fills as one reads. */
export function PolicyContents({ current }: PolicyContentsProps) {
  return (
    <nav className="pp-toc" aria-labelledby="pp-toc-title">
      <h2 id="pp-toc-title" className="h4">
        {words.contents}
      </h2>
      <ol>
        {policySections.map((section, index) => (
          <li key={section.id} className={look(index, current)}>
            <a href={`#${section.id}`} aria-current={index === current ? 'location' : undefined}>
              <b>{index + 1}</b>
              {section.name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
