import { clsx } from 'clsx';
import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react';
import { notFoundWords as words } from '@/content/not-found';
import { lazyChunk } from '@/lib/lazy-chunk';
import type { Point } from '@/lib/point';
import { useMotionOff } from '@/motion/motion-switch';
import { useBodyDrag } from '@/motion/use-body-drag';
import { useVisible } from '@/motion/use-visible';
import { LiveRegion } from '@/ui/field';
import { linkVariants } from '@/ui/text-link';
import { Egg, Figures, numeralBox, Pieces } from './hunt-drawing';
import type { Hunt } from './hunt-rules';
import type { HuntStage } from './hunt-stage';
import { egg, nameOfPiece, places } from './numeral';

const stageChunk = lazyChunk(() => import('./hunt-stage'));

interface EggHuntProps {
  hunt: Hunt;
  /** A stable function: a new one would open another stage. */
  onHunt: (hunt: Hunt) => void;
}

/**
 * The numeral and the egg beside it. Once seen they fall, and visitors put them together by pointer
 * or keyboard (docs/rules.md#not-found-page). The stage that moves them loads then; without it the
 * numeral stays whole.
 */
export function EggHunt({ hunt, onHunt }: EggHuntProps) {
  const { phase, loose, said } = hunt;
  const area = useRef<HTMLDivElement>(null);
  const figures = useRef<SVGSVGElement>(null);
  const isMotionOff = useMotionOff();
  const isVisible = useVisible(figures);
  const [isOpen, setIsOpen] = useState(false);
  // Set while rendering: once seen, the hunt stays open.
  if (!isOpen && isVisible && !isMotionOff) setIsOpen(true);
  const stage = useHuntStage(area, isOpen, isVisible, onHunt);
  const { eggButton, fallButton, moveFocusOnNextPhase } = usePhaseFocus(phase);
  const [choice, setChoice] = useState(0);
  // Once the chosen piece stands, the next loose one is chosen.
  const chosen = loose.find((piece) => piece >= choice) ?? loose.at(-1);

  const place = (piece: number) => {
    if (loose.length === 1) moveFocusOnNextPhase();
    stage?.sendToPlace(piece);
  };
  const fall = () => {
    moveFocusOnNextPhase();
    setIsOpen(true);
    stage?.fall();
  };
  return (
    <div ref={area} className="pointer-events-none absolute inset-x-0 bottom-(--ground) z-2 h-0">
      <Figures ref={figures} isWhole={phase === 'whole'} />
      <Pieces chosen={chosen} />
      {phase === 'loose' && (
        <PieceList loose={loose} chosen={chosen} onChoose={setChoice} onPlace={place} />
      )}
      {phase === 'loose' && <p className={clsx(belowFloor, hintLayout)}>{words.hint}</p>}
      {phase === 'whole' && isMotionOff && (
        <div className={clsx(belowFloor, hintLayout)}>
          <FallButton ref={fallButton} onClick={fall}>
            {words.takeApart}
          </FallButton>
        </div>
      )}
      {phase === 'found' && (
        <div className={clsx(belowFloor, foundLayout)}>
          <p className="mb-2 font-semibold text-cream">{words.found}</p>
          <FallButton ref={fallButton} onClick={fall}>
            {words.again}
          </FallButton>
        </div>
      )}
      <LiveRegion>{said}</LiveRegion>
      <EggButton ref={eggButton} isLoose={phase === 'loose'} onKick={(kick) => stage?.kick(kick)} />
    </div>
  );
}

const belowFloor = 'paper-hidden absolute max-md:h-(--mouth)';
const hintLayout = clsx(
  'top-[calc(var(--line)+2px)] left-side flex h-(--below) items-center max-md:w-60 max-sm:w-47',
  'text-large font-semibold text-cream',
);
const foundLayout = clsx(
  'right-side bottom-17 w-38 text-small/snug font-medium max-xl:w-34',
  'max-md:top-[calc(var(--line)+2px)] max-md:bottom-auto max-md:left-side',
  'max-md:flex max-md:flex-col max-md:items-start max-md:justify-center',
);

/**
 * A press that leads to another phase takes the pressed control off the page. The focus then goes
 * to the egg of a fallen numeral, or to the button that lets a whole one fall again.
 * @returns refs of these two controls, and what such a press calls
 */
function usePhaseFocus(phase: Hunt['phase']) {
  const eggButton = useRef<HTMLButtonElement>(null);
  const fallButton = useRef<HTMLButtonElement>(null);
  const isFocusDue = useRef(false);
  useEffect(() => {
    if (!isFocusDue.current || phase === 'whole') return;
    isFocusDue.current = false;
    (phase === 'found' ? fallButton : eggButton).current?.focus();
  }, [phase]);
  const moveFocusOnNextPhase = () => {
    isFocusDue.current = true;
  };
  return { eggButton, fallButton, moveFocusOnNextPhase };
}

function FallButton(props: ComponentProps<'button'>) {
  return (
    <button
      {...props}
      type="button"
      className={linkVariants({ className: 'pointer-events-auto min-h-11 text-cream' })}
    />
  );
}

/**
 * Opens the stage that moves the hunt, once it is seen, and tells it whether anything may move.
 * @param isOpen false until the numeral is to fall
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

interface PieceListProps {
  loose: readonly number[];
  chosen: number | undefined;
  onChoose: (piece: number) => void;
  /** Enter was pressed on the chosen piece. */
  onPlace: (piece: number) => void;
}

/** The loose pieces as a list, from which Enter puts the chosen one in its place. */
function PieceList({ loose, chosen, onChoose, onPlace }: PieceListProps) {
  return (
    <select
      size={places.length}
      className={clsx(numeralBox, 'paper-hidden bottom-0 opacity-0')}
      aria-label={words.list}
      value={chosen}
      onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
      onKeyDown={(event) => {
        if (chosen === undefined || (event.key !== 'Enter' && event.key !== ' ')) return;
        event.preventDefault();
        onPlace(chosen);
      }}
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
  onKick: (kick: Point) => void;
}

function EggButton({ ref, isLoose, onKick }: EggButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className="hunt-egg absolute rounded-full"
      style={{
        transform: `rotate(${egg.tilt}rad)`,
        transformOrigin: `50% ${(egg.centre / egg.height) * 100}%`,
      }}
      disabled={!isLoose}
      aria-hidden={isLoose ? undefined : true}
      aria-label={words.egg}
      data-body=""
      data-egg=""
      onKeyDown={(event) => {
        const kick = kicks[event.key];
        if (!kick) return;
        event.preventDefault();
        onKick(kick);
      }}
    >
      <Egg />
    </button>
  );
}
