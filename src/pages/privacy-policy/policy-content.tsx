import type { PolicyBlock } from '@/content/privacy';
import { PolicyRichText } from './policy-rich-text';

export interface PolicyContentProps {
  block: PolicyBlock;
}

/** One block of a section: a paragraph, a list, the states or the table. */
export function PolicyContent({ block }: PolicyContentProps) {
  if (block.kind === 'text') {
    return (
      <p>
        <PolicyRichText text={block.text} />
      </p>
    );
  }
  if (block.kind === 'table') {
    return (
      <table className="pp-table">
        <thead>
          <tr>
            {block.head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map(([category, isCollected]) => (
            <tr key={category}>
              <th scope="row">{category}</th>
              <td>{isCollected}</td>
            </tr>
          ))}
        </tbody>
      </table>
    );
  }
  return (
    <ul className={block.kind === 'states' ? 'pp-states' : 'pp-points'}>
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
