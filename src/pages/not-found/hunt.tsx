import { clsx } from 'clsx';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { notFoundWords as words } from '@/content/not-found';
import { lazyScript } from '@/lib/lazy-script';
import { useMotionOff } from '@/motion/motion-switch';
import { useBodyDrag } from '@/motion/use-body-drag';
import { useVisible } from '@/motion/use-visible';
import { LiveRegion } from '@/ui/field';
import { linkVariants } from '@/ui/text-link';
import type { HuntStage } from './hunt-stage';
import { egg, type Hunt, numeral, places } from './numeral';

/** What arrow keys do: kick the egg, in px per step, and choose the piece before or after. */
const keys: Readonly<Record<string, { kick: { x: number; y: number }; step: number }>> = {
  ArrowLeft: { kick: { x: -9, y: -3 }, step: -1 },
  ArrowRight: { kick: { x: 9, y: -3 }, step: 1 },
  ArrowUp: { kick: { x: 0, y: -10 }, step: -1 },
  ArrowDown: { kick: { x: 0, y: 10 }, step: 1 },
};

/** The only shape that is neither dot, bar nor bend; its stripes turn with it. */
const eggDrawing = (
  <svg viewBox={`0 0 ${egg.width} ${egg.height}`} className="size-full" aria-hidden="true">
    <clipPath id="egg-shape">
      <path d="M0 93A61 93 0 0 1 122 93A61 61 0 0 1 0 93Z" />
    </clipPath>
    <g clipPath="url(#egg-shape)">
      <path className="fill-marigold" d="M0 0h122v154H0z" />
      <path className="fill-ink" d="M0 64h122v34H0z" />
      <path
        className="fill-marigold"
        d="M-3 81a8 8 0 0 1 16 0 8 8 0 0 1-16 0M25 81a8 8 0 0 1 16 0 8 8 0 0 1-16 0M81 81a8 8 0 0 1 16 0 8 8 0 0 1-16 0M109 81a8 8 0 0 1 16 0 8 8 0 0 1-16 0"
      />
      <circle className="fill-piece" cx="61" cy="81" r="8" />
      <path className="fill-cream" d="M0 112h122v14H0z" />
    </g>
  </svg>
);

const stageScript = lazyScript(() => import('./hunt-stage'));

interface EggHuntProps {
  hunt: Hunt;
  /** Must not change. */
  onHunt: (hunt: Hunt) => void;
}

/**
 * The numeral and the egg beside it. Once seen they fall, and visitors put them together by pointer and keyboard
 * (docs/rules.md#not-found-page). What moves them loads then; if it does not come, the numeral stays whole.
 */
export function EggHunt({ hunt, onHunt }: EggHuntProps) {
  const area = useRef<HTMLDivElement>(null);
  const figures = useRef<SVGSVGElement>(null);
  const eggButton = useRef<HTMLButtonElement>(null);
  const again = useRef<HTMLButtonElement>(null);
  const dragged = useRef<HuntStage>(undefined);
  const [stage, setStage] = useState<HuntStage>();
  const [isOpen, setIsOpen] = useState(false);
  const isMotionOff = useMotionOff();
  const isVisible = useVisible(figures);
  const [index, setIndex] = useState(0);
  const [isFocused, setIsFocused] = useState(false);
  const { phase, loose } = hunt;
  const at = Math.min(index, loose.length - 1);
  const chosen = loose[at];
  if (!isOpen && isVisible && !isMotionOff) setIsOpen(true);

  useEffect(() => {
    if (!isOpen) return;
    let isLeft = false;
    const open = async () => {
      const { createHuntStage } = await stageScript.loadWithRetry();
      if (isLeft || !area.current) return;
      dragged.current = createHuntStage(area.current, onHunt);
      setStage(dragged.current);
    };
    void open();
    return () => {
      isLeft = true;
      dragged.current?.dispose();
    };
  }, [isOpen, onHunt]);
  useEffect(() => stage?.setMotionOff(isMotionOff), [stage, isMotionOff]);
  useEffect(() => stage?.setVisible(isVisible), [stage, isVisible]);
  useBodyDrag(area, '[data-body]', dragged);

  /** The control that has the focus goes with the phase. */
  const movesFocus = useRef(false);
  useEffect(() => {
    if (!movesFocus.current || phase === 'whole') return;
    movesFocus.current = false;
    (phase === 'found' ? again : eggButton).current?.focus();
  }, [phase]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = keys[event.key]?.step;
    if (step) setIndex((at + step + loose.length) % loose.length);
    else if (event.key === 'Enter' || event.key === ' ') {
      movesFocus.current = loose.length === 1;
      if (chosen !== undefined) stage?.place(chosen);
    } else return;
    event.preventDefault();
  };
  const takeApart = (text: string) => (
    <button
      ref={again}
      type="button"
      className={linkVariants({ className: 'pointer-events-auto min-h-11 text-cream' })}
      onClick={() => {
        movesFocus.current = true;
        setIsOpen(true);
        stage?.again();
      }}
    >
      {text}
    </button>
  );
  const onEggKeyDown = (event: KeyboardEvent) => {
    const key = keys[event.key];
    if (!key) return;
    event.preventDefault();
    stage?.kick(key.kick);
  };
  return (
    <div ref={area} className="pointer-events-none absolute inset-x-0 bottom-(--ground) z-2 h-0">
      <svg
        ref={figures}
        className={clsx(
          'absolute bottom-[calc(var(--unit)*0.22)] left-side h-[calc(var(--unit)*4)] w-[calc(var(--unit)*11.6)] overflow-visible print:fill-ink',
          phase === 'whole' ? 'fill-cream' : 'fill-cream/9',
        )}
        viewBox={`0 0 ${numeral.width} ${numeral.height}`}
        data-numeral=""
        aria-hidden="true"
      >
        {places.map(({ drawn: { path, x, y, turn } }) => (
          <path
            key={`${x} ${y}`}
            d={path}
            transform={`translate(${x} ${y}) rotate(${turn})`}
            data-place=""
          />
        ))}
      </svg>
      <svg
        className="paper-hidden hunt-stage absolute inset-0 h-px w-full overflow-visible fill-cream"
        aria-hidden="true"
      >
        <g data-layer="stand" />
        <g>
          {places.map(({ drawn, piece }, body) => (
            <path
              key={`${piece.x} ${piece.y}`}
              d={drawn.path}
              data-body=""
              data-away=""
              data-chosen={isFocused && body === chosen ? '' : undefined}
            />
          ))}
        </g>
        <g data-layer="way" />
      </svg>
      {phase === 'loose' && (
        <select
          size={places.length}
          className="paper-hidden absolute bottom-0 left-side h-[calc(var(--unit)*4)] w-[calc(var(--unit)*11.6)] opacity-0"
          aria-label={words.list}
          value={chosen}
          onChange={({ currentTarget }) => setIndex(currentTarget.selectedIndex)}
          onKeyDown={onKeyDown}
          onFocus={() => setIsFocused(true)}
          onBlur={() => setIsFocused(false)}
        >
          {loose.map((piece) => (
            <option key={piece} value={piece}>
              {words.pieces[places[piece]?.name ?? 'stub']}
            </option>
          ))}
        </select>
      )}
      {phase === 'found' ? (
        <div className="paper-hidden absolute right-side bottom-17 w-38 text-small/snug font-medium max-xl:w-34 max-md:top-[calc(var(--line)+2px)] max-md:bottom-auto max-md:left-side max-md:flex max-md:h-(--mouth) max-md:flex-col max-md:items-start max-md:justify-center">
          <p className="mb-2 font-semibold text-cream">{words.found}</p>
          {takeApart(words.again)}
        </div>
      ) : (
        <div className="paper-hidden absolute top-[calc(var(--line)+2px)] left-side flex h-(--below) items-center text-large font-semibold text-cream max-md:h-(--mouth) max-md:w-60 max-sm:w-47">
          {phase === 'loose' && <p>{words.hint}</p>}
          {phase === 'whole' && isMotionOff && takeApart(words.takeApart)}
        </div>
      )}
      <LiveRegion>{hunt.said}</LiveRegion>
      <button
        ref={eggButton}
        type="button"
        className="hunt-egg absolute rounded-full"
        style={{
          transform: `rotate(${egg.tilt}rad)`,
          transformOrigin: `50% ${(egg.middle / egg.height) * 100}%`,
        }}
        disabled={phase !== 'loose'}
        aria-hidden={phase === 'loose' ? undefined : true}
        aria-label={words.egg}
        data-body=""
        data-egg=""
        onKeyDown={onEggKeyDown}
      >
        {eggDrawing}
      </button>
    </div>
  );
}
