import { useId, useState } from 'react';
import type { UseCase } from '@/content/home-uses';
import { reveal } from '@/motion/reveal';
import { UsePicture } from './use-picture';
import './use-cards.css';

export interface UseCardsProps {
  cards: readonly UseCase[];
}

/** A row of upright pieces; exactly one lies open, by pointer, focus or tap. The first is open at the start. */
export function UseCards({ cards }: UseCardsProps) {
  const [open, setOpen] = useState(0);
  const id = useId();
  return (
    <ul className="use-cards">
      {cards.map(({ picture, title, text, tag }, index) => (
        <li
          key={picture}
          ref={reveal}
          className={index === open ? 'use-card is-open on-forest' : 'use-card'}
          onPointerEnter={(event) => event.pointerType !== 'touch' && setOpen(index)}
        >
          <button
            type="button"
            className="use-card__fold"
            aria-expanded={index === open}
            aria-controls={id + picture}
            onFocus={() => setOpen(index)}
            onClick={() => setOpen(index)}
          >
            <span className="use-card__disc">
              <UsePicture name={picture} />
            </span>
            <span className="use-card__title">{title}</span>
          </button>
          <div id={id + picture} className="use-card__full">
            <div className="use-card__text">
              <h3 className="h3">{title}</h3>
              <p>{text}</p>
              <span className="tag">{tag}</span>
            </div>
            <UsePicture name={picture} className="use-card__art" />
          </div>
        </li>
      ))}
    </ul>
  );
}
