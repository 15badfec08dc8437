import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import type { Move } from '@/motion/use-timeline';

/** Draws this share of a path of length 1: the gap after the dash is longer than the path. */
const dash = (share: number) => `${share} 2`;
/** Almost no share: with round ends, a dot. */
const dot = dash(0.001);

/** The way of the third picture, from its dot round two bends. */
const road = 'M12 12H45.3A30 30 0 0 1 75.3 42V47.3A30 30 0 0 0 105.3 77.3H128';
/** The ways into the first bend, into the second one, and to the end. */
const alongRoad = {
  lasts: 733,
  times: [0, 0.364, 0.727, 1],
  ease: ['start', 'linear', 'stop'],
} as const;

const halfJoins = { lasts: 333, ease: 'roll' } as const;
const appears = ['hidden', 'visible'];

/** One picture per step. `data-piece` names what moves, and the moves count from their picture's start. */
export const recruitmentPictures: readonly { drawing: ReactNode; moves: readonly Move[] }[] = [
  /** A form: its rows fill in, and a green tick drops behind the last one. */
  {
    drawing: (
      <Drawing viewBox="0 0 118 84" className="[--w:118px]">
        <Bar d="M12 12H106" />
        <Bar d="M12 42H72" />
        <Bar d="M12 72H38" />
        <circle cx="72" cy="72" r="12" data-piece="tick" className="fill-green stroke-none" />
      </Drawing>
    ),
    moves: [
      { of: 'bar', through: { strokeDasharray: [dot, dash(1)] }, lasts: 333, apart: 133 },
      {
        of: 'tick',
        through: { transform: ['translateY(-102px)', 'none'], visibility: appears },
        at: 400,
        lasts: 333,
        ease: 'fall',
      },
    ],
  },
  /** A call: two people lean in, and a word goes over and back. */
  {
    drawing: (
      <Drawing viewBox="0 0 138 84" className="[--w:184px]">
        <path d="M42 72A30 30 0 0 1 42 12" data-piece="left" />
        <path d="M96 12A30 30 0 0 1 96 72" data-piece="right" />
        <circle cx="69" cy="42" r="12" data-piece="word" className="fill-green stroke-none" />
      </Drawing>
    ),
    moves: [
      { of: 'left', through: { transform: ['translateX(-14px)', 'none'] }, ...halfJoins },
      { of: 'right', through: { transform: ['translateX(14px)', 'none'] }, ...halfJoins },
      {
        of: 'word',
        through: { transform: ['translateX(-15px)', 'translateX(15px)', 'none'] },
        at: 267,
        lasts: 533,
        ease: ['roll', 'roll'],
      },
    ],
  },
  /** A task: a green dot runs ahead on a road with two turns. */
  {
    drawing: (
      <Drawing viewBox="0 0 140 92" className="[--w:210px]">
        <circle cx="12" cy="12" r="12" className="fill-ink stroke-none" />
        <path d={road} pathLength="1" strokeDasharray={dash(1)} data-piece="road" />
        {/* The offset of the dash is the share of the road that the dot has come, less its own. */}
        <path
          d={road}
          pathLength="1"
          strokeDasharray={dot}
          strokeDashoffset="-0.999"
          strokeLinecap="round"
          data-piece="head"
          className="stroke-green"
        />
      </Drawing>
    ),
    moves: [
      {
        of: 'road',
        through: { strokeDasharray: [dash(0), dash(0.4), dash(0.75), dash(1)] },
        ...alongRoad,
      },
      { of: 'head', through: { strokeDashoffset: [0, -0.4, -0.75, -0.999] }, ...alongRoad },
    ],
  },
  /** A seat: the guest drops in, and bounces once. */
  {
    drawing: (
      <Drawing viewBox="0 30 84 54" className="[--w:164.5px]">
        <path d="M12 42a30 30 0 0 0 60 0" className="stroke-cream" />
        <circle cx="42" cy="42" r="12" data-piece="guest" className="fill-ink stroke-none" />
      </Drawing>
    ),
    moves: [
      {
        of: 'guest',
        through: {
          transform: ['translateY(-92px)', 'none', 'translateY(-10px)', 'none'],
          visibility: [...appears, 'visible', 'visible'],
        },
        lasts: 667,
        times: [0, 0.6, 0.8, 1],
        ease: ['fall', 'rise', 'fall'],
      },
    ],
  },
];

/** The moves of all pictures, which start 400 ms apart, in the order of the steps. */
export const recruitmentMoves: readonly Move[] = recruitmentPictures.flatMap(({ moves }, index) =>
  moves.map((move) => ({ ...move, at: 400 * index + (move.at ?? 0) })),
);

/** A picture is `--w` wide; in narrow windows it stands beside the step's number, at 70 or 50 % of that. */
function Drawing({ className, ...rest }: ComponentProps<'svg'>) {
  return (
    <svg
      {...rest}
      className={clsx(
        'w-(--w) max-w-none overflow-visible fill-none stroke-ink stroke-24',
        'max-xl:w-[calc(var(--w)*0.7)] max-sm:w-[calc(var(--w)*0.5)]',
        className,
      )}
      aria-hidden="true"
    />
  );
}

function Bar({ d }: { d: string }) {
  return (
    <path d={d} pathLength="1" strokeDasharray={dash(1)} strokeLinecap="round" data-piece="bar" />
  );
}
