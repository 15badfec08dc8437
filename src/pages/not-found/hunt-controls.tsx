import { clsx } from 'clsx';
import type { KeyboardEvent, RefObject } from 'react';
import { notFoundWords as words } from '@/content/not-found';
import type { Point } from '@/lib/point';
import { Egg, numeralBox } from './hunt-drawing';
import { egg, nameOfPiece, places } from './numeral';

interface PieceListProps {
  loose: readonly number[];
  chosen: number | undefined;
  onChoose: (piece: number) => void;
  /** Enter was pressed on the chosen piece. */
  onPlace: (piece: number) => void;
  onFocusChange: (isFocused: boolean) => void;
}

/** The loose pieces as a list, from which Enter puts the chosen one in its place. */
export function PieceList({ loose, chosen, onChoose, onPlace, onFocusChange }: PieceListProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (chosen === undefined || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    onPlace(chosen);
  };
  return (
    <select
      size={places.length}
      className={clsx(numeralBox, 'paper-hidden bottom-0 opacity-0')}
      aria-label={words.list}
      value={chosen}
      onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
      onKeyDown={onKeyDown}
      onFocus={() => onFocusChange(true)}
      onBlur={() => onFocusChange(false)}
    >
      {loose.map((piece) => (
        <option key={piece} value={piece}>
          {words.pieces[nameOfPiece(piece)]}
        </option>
      ))}
    </select>
  );
}

/** How far arrow keys kick the egg, in px per step of the engine. */
const kicks: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -9, y: -3 },
  ArrowRight: { x: 9, y: -3 },
  ArrowUp: { x: 0, y: -10 },
  ArrowDown: { x: 0, y: 10 },
};

interface EggButtonProps {
  ref: RefObject<HTMLButtonElement | null>;
  isLoose: boolean;
  /** A kick by an arrow key, in px per step. */
  onKick: (kick: Point) => void;
}

export function EggButton({ ref, isLoose, onKick }: EggButtonProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const kick = kicks[event.key];
    if (!kick) return;
    event.preventDefault();
    onKick(kick);
  };
  return (
    <button
      ref={ref}
      type="button"
      className="hunt-egg absolute rounded-full"
      style={{
        transform: `rotate(${egg.tilt}rad)`,
        transformOrigin: `50% ${(egg.middle / egg.height) * 100}%`,
      }}
      disabled={!isLoose}
      aria-hidden={isLoose ? undefined : true}
      aria-label={words.egg}
      data-body=""
      data-egg=""
      onKeyDown={onKeyDown}
    >
      <Egg />
    </button>
  );
}
