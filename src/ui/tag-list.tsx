import './tag.css';

export interface TagListProps {
  tags: readonly string[];
  /** Closing words such as "and more": underlined, not outlined. */
  more?: string | undefined;
  /** Quiet tint instead of an outline. */
  filled?: boolean;
  className?: string;
}

/** A row of outlined tags; they name things and do nothing. */
export function TagList({ tags, more, filled = false, className = '' }: TagListProps) {
  return (
    <ul className={`tags ${className}`.trim()}>
      {tags.map((tag) => (
        <li key={tag} className={filled ? 'tag tag--fill' : 'tag'}>
          {tag}
        </li>
      ))}
      {more && <li className="tag tag--more">{more}</li>}
    </ul>
  );
}
