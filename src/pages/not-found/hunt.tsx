import { clsx } from 'clsx';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { notFoundWords as words } from '@/content/not-found';
import { lazyChunk } from '@/lib/lazy-chunk';
import type { Point } from '@/lib/point';
import { useMotionOff } from '@/motion/motion-switch';
import { useBodyDrag } from '@/motion/use-body-drag';
import { useVisible } from '@/motion/use-visible';
import { LiveRegion } from '@/ui/field';
import { linkVariants } from '@/ui/text-link';
import type { HuntStage } from './hunt-stage';
import { egg, type Hunt, numeral, places } from './numeral';

const stageChunk = lazyChunk(() => import('./hunt-stage'));

const belowFloor = 'paper-hidden absolute max-md:h-(--mouth)';
const foundPlace = [
  'right-side bottom-17 w-38 text-small/snug font-medium max-xl:w-34',
  'max-md:top-[calc(var(--line)+2px)] max-md:bottom-auto max-md:left-side',
  'max-md:flex max-md:flex-col max-md:items-start max-md:justify-center',
];
const hintPlace = [
  'top-[calc(var(--line)+2px)] left-side flex h-(--below) items-center max-md:w-60 max-sm:w-47',
  'text-large font-semibold text-cream',
];

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
  const [isOpen, setIsOpen] = useState(false);
  const isMotionOff = useMotionOff();
  const isVisible = useVisible(figures);
  const stage = useHuntStage(area, isOpen, isVisible, onHunt);
  const [choice, setChoice] = useState(0);
  const [isFocused, setIsFocused] = useState(false);
  const { phase, loose, said } = hunt;
  // A piece that stands hands the choice to the one behind it.
  const chosen = loose.find((piece) => piece >= choice) ?? loose.at(-1);
  if (!isOpen && isVisible && !isMotionOff) setIsOpen(true);

  /** The control that has the focus goes with the phase. */
  const movesFocus = useRef(false);
  useEffect(() => {
    if (!movesFocus.current || phase === 'whole') return;
    movesFocus.current = false;
    (phase === 'found' ? again : eggButton).current?.focus();
  }, [phase]);

  const fallAgain = (text: string) => (
    <button
      ref={again}
      type="button"
      className={linkVariants({ className: 'pointer-events-auto min-h-11 text-cream' })}
      onClick={() => {
        movesFocus.current = true;
        setIsOpen(true);
        stage?.fall();
      }}
    >
      {text}
    </button>
  );
  return (
    <div ref={area} className="pointer-events-none absolute inset-x-0 bottom-(--ground) z-2 h-0">
      <Figures ref={figures} isWhole={phase === 'whole'} />
      <Pieces chosen={isFocused ? chosen : undefined} />
      {phase === 'loose' && (
        <PieceList
          loose={loose}
          chosen={chosen}
          onChoose={setChoice}
          onPlace={(piece) => {
            movesFocus.current = loose.length === 1;
            stage?.place(piece);
          }}
          onFocusChange={setIsFocused}
        />
      )}
      {phase === 'found' ? (
        <div className={clsx(belowFloor, foundPlace)}>
          <p className="mb-2 font-semibold text-cream">{words.found}</p>
          {fallAgain(words.again)}
        </div>
      ) : (
        <div className={clsx(belowFloor, hintPlace)}>
          {phase === 'loose' && <p>{words.hint}</p>}
          {phase === 'whole' && isMotionOff && fallAgain(words.takeApart)}
        </div>
      )}
      <LiveRegion>{said}</LiveRegion>
      <EggButton ref={eggButton} isLoose={phase === 'loose'} onKick={(kick) => stage?.kick(kick)} />
    </div>
  );
}

/**
 * Opens the stage that moves the hunt, once it is seen, and tells it whether anything may move.
 * @param isOpen false until the numeral is to fall
 * @param onHunt must not change
 */
function useHuntStage(
  area: RefObject<HTMLDivElement | null>,
  isOpen: boolean,
  isVisible: boolean,
  onHunt: (hunt: Hunt) => void,
) {
  const [stage, setStage] = useState<HuntStage>();
  const isMotionOff = useMotionOff();
  useEffect(() => {
    if (!isOpen) return;
    let isLeft = false;
    let opened: HuntStage | undefined;
    const open = async () => {
      const { HuntStage } = await stageChunk.loadWithRetry();
      if (isLeft || !area.current) return;
      opened = new HuntStage(area.current, onHunt);
      setStage(opened);
    };
    void open();
    return () => {
      isLeft = true;
      opened?.dispose();
    };
  }, [area, isOpen, onHunt]);
  useEffect(() => stage?.setMotionOff(isMotionOff), [stage, isMotionOff]);
  useEffect(() => stage?.setVisible(isVisible), [stage, isVisible]);
  useBodyDrag(area, '[data-body]', stage);
  return stage;
}

const figuresBox = 'absolute left-side h-[calc(var(--unit)*4)] w-[calc(var(--unit)*11.6)]';

/** The places of the pieces: the whole numeral until they fall. */
function Figures({ ref, isWhole }: { ref: RefObject<SVGSVGElement | null>; isWhole: boolean }) {
  return (
    <svg
      ref={ref}
      className={clsx(
        figuresBox,
        'bottom-[calc(var(--unit)*0.22)] overflow-visible print:fill-ink',
        isWhole ? 'fill-cream' : 'fill-cream/9',
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
  );
}

/**
 * What the stage draws: the loose pieces, and those that stand or are on their way.
 * @param chosen the piece with the focus ring
 */
function Pieces({ chosen }: { chosen: number | undefined }) {
  return (
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
            data-chosen={body === chosen ? '' : undefined}
          />
        ))}
      </g>
      <g data-layer="way" />
    </svg>
  );
}

/** What arrow keys do: kick the egg, in px per step, and choose the piece before or after. */
const keys: Readonly<Record<string, { kick: { x: number; y: number }; step: number }>> = {
  ArrowLeft: { kick: { x: -9, y: -3 }, step: -1 },
  ArrowRight: { kick: { x: 9, y: -3 }, step: 1 },
  ArrowUp: { kick: { x: 0, y: -10 }, step: -1 },
  ArrowDown: { kick: { x: 0, y: 10 }, step: 1 },
};

interface PieceListProps {
  loose: readonly number[];
  chosen: number | undefined;
  onChoose: (piece: number) => void;
  /** Enter was pressed on the chosen piece. */
  onPlace: (piece: number) => void;
  onFocusChange: (isFocused: boolean) => void;
}

/** The loose pieces as a list: arrows choose one, Enter puts it in its place. */
function PieceList({ loose, chosen, onChoose, onPlace, onFocusChange }: PieceListProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (chosen === undefined) return;
    const step = keys[event.key]?.step;
    const at = loose.indexOf(chosen);
    const next = step && loose[(at + step + loose.length) % loose.length];
    if (next !== undefined) onChoose(next);
    else if (event.key === 'Enter' || event.key === ' ') onPlace(chosen);
    else return;
    event.preventDefault();
  };
  return (
    <select
      size={places.length}
      className={clsx(figuresBox, 'paper-hidden bottom-0 opacity-0')}
      aria-label={words.list}
      value={chosen}
      onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
      onKeyDown={onKeyDown}
      onFocus={() => onFocusChange(true)}
      onBlur={() => onFocusChange(false)}
    >
      {loose.map((piece) => (
        <option key={piece} value={piece}>
          {words.pieces[places[piece]?.name ?? 'stub']}
        </option>
      ))}
    </select>
  );
}

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

interface EggButtonProps {
  ref: RefObject<HTMLButtonElement | null>;
  isLoose: boolean;
  /** A kick by an arrow key, in px per step. */
  onKick: (kick: Point) => void;
}

function EggButton({ ref, isLoose, onKick }: EggButtonProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const key = keys[event.key];
    if (!key) return;
    event.preventDefault();
    onKick(key.kick);
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
      {eggDrawing}
    </button>
  );
}
