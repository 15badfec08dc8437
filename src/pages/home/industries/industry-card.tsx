import type { Industry } from '@/content/industries';
import './industry-card.css';

/** Every second card is an outline; the filled ones take these grounds in turn. */
const tones = ['forest', 'mint', 'marigold', 'green', 'sand', 'coral'] as const;

export interface IndustryCardProps {
  industry: Industry;
  place: number;
}

/** A card with title and icon, in the normal or the border variant. */
export function IndustryCard({ industry: { title, icon }, place }: IndustryCardProps) {
  const tone = place % 2 === 1 ? 'border' : (tones[(place / 2) % tones.length] ?? 'mint');
  const [cx, cy, r] = icon.dot;
  return (
    <li className={`industry industry--${tone}`}>
      <svg viewBox="0 0 96 96" aria-hidden="true">
        <path className="industry__line" d={icon.line} />
        <circle className="industry__dot" cx={cx} cy={cy} r={r} />
      </svg>
      <h3 className="h4">{title}</h3>
    </li>
  );
}
