import type { Work } from '@/content/home';
import { assetsHost } from '@/lib/env';
import './work-tile.css';

export interface WorkTileProps {
  work: Work;
}

export function WorkTile({ work: { id, name, kind, size } }: WorkTileProps) {
  const [width, height] = size;
  return (
    <figure className={`work work--${id}`}>
      <div className="work__picture">
        <img
          src={`${assetsHost}/works/${id}.svg`}
          alt={`${name}, ${kind}`}
          width={width}
          height={height}
          loading="lazy"
        />
      </div>
      <figcaption>
        <b>{name}</b>
        <span>{kind}</span>
      </figcaption>
    </figure>
  );
}
