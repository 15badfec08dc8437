import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { notFoundWords as words } from '@/content/not-found';
import type { NumeralStage } from './numeral-stage';
import { type Hunt, kindOf, loosePieces, mayPlace, placesFor } from './hunt';
import { places } from './pieces';

interface PieceListProps {
  area: RefObject<HTMLElement | null>;
  stage: RefObject<NumeralStage | undefined>;
  hunt: Hunt;
}

const nameOf = (piece: number) => {
  const kind = kindOf(piece);
  return kind ? words.pieces[kind] : '';
};

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/**
 * Keyboard control of the pieces, out of sight (the ring is on the piece): a list of what lies loose, in which arrows choose and Enter takes; then of the places
 * that fit, in which Enter places and Escape lets go.
 */
export function PieceList({ area, stage, hunt }: PieceListProps) {
  const [isFocused, setIsFocused] = useState(false);
  /** The piece that is taken, and which option is chosen. */
  const [taken, setTaken] = useState<number>();
  const [chosen, setChosen] = useState(0);
  const loose = loosePieces(hunt);
  const isTaken = taken !== undefined && loose.includes(taken);
  const options = isTaken ? placesFor(hunt, taken) : loose;
  const index = Math.min(chosen, options.length - 1);
  const option = options[index];

  useEffect(() => {
    const elements = [isTaken ? taken : option].map(
      (piece) => area.current?.querySelectorAll('[data-body]')[piece ?? -1],
    );
    if (isTaken)
      elements.push(area.current?.querySelector(`[data-place="${option}"]`) ?? undefined);
    if (!isFocused) return;
    for (const element of elements) element?.setAttribute('data-chosen', '');
    return () => elements.forEach((element) => element?.removeAttribute('data-chosen'));
  }, [area, isFocused, isTaken, taken, option]);

  const letGo = () => {
    setChosen(Math.max(0, loose.indexOf(taken ?? -1)));
    setTaken(undefined);
  };
  const enter = () => {
    if (option === undefined) return;
    if (!isTaken) {
      const [first] = placesFor(hunt, option);
      // The nought says that it comes last.
      if (first !== undefined && !mayPlace(hunt, first)) return stage.current?.place(option, first);
      setTaken(option);
      setChosen(0);
    } else if (stage.current?.place(taken, option)) {
      setTaken(undefined);
      setChosen(0);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step) setChosen((index + step + options.length) % options.length);
    else if (event.key === 'Enter' || event.key === ' ') enter();
    else if (event.key === 'Escape' && isTaken) letGo();
    else return;
    event.preventDefault();
  };

  return (
    <select
      size={places.length}
      className="pointer-events-none absolute bottom-(--foot) left-side h-[calc(var(--unit)*470)] w-[calc(var(--unit)*1109)] opacity-0 print:hidden"
      aria-label={isTaken ? words.placeList(nameOf(taken)) : words.list}
      value={option}
      onChange={({ currentTarget }) => setChosen(currentTarget.selectedIndex)}
      onKeyDown={onKeyDown}
      onFocus={() => setIsFocused(true)}
      onBlur={() => {
        setIsFocused(false);
        letGo();
      }}
      data-pieces=""
    >
      {options.map((it) => {
        const { figure = 0 } = places[it] ?? {};
        return (
          <option key={it} value={it}>
            {isTaken ? words.place(nameOf(taken), words.figures[figure]) : nameOf(it)}
          </option>
        );
      })}
    </select>
  );
}
