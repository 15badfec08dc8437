import { clsx } from 'clsx';
import { type RefObject, useId, useRef, useState } from 'react';
import { nameWords as words } from '@/content/name-line';
import { longestName } from '@/lib/kept-name';
import { LiveRegion } from '@/ui/field';
import type { NameMotion } from './name-stage';
import type { PillStage } from './pill-stage';
import { TakeBar } from './take-bar';
import { useName } from './use-name';

interface NameFieldProps {
  pills: PillStage;
  motion: NameMotion;
  /** The pile has come to rest once. */
  hasRested: boolean;
}

/**
 * The field in the line: what is written in it stands up above it, built from the pills
 * (docs/rules.md#name-on-the-line). Rendered only in the browser, because it needs JavaScript.
 */
export function NameField({ pills, motion, hasRested }: NameFieldProps) {
  const id = useId();
  const svg = useRef<SVGSVGElement>(null);
  const name = useName(svg, pills, motion, hasRested);
  const { value, done, hasLetters } = name;

  return (
    <>
      <Letters ref={svg} id={id} />
      <div
        className={clsx(
          'name-line paper-hidden group/line flex h-line items-center pr-6 pl-side',
          'absolute right-[calc(var(--side)+var(--bend)-1px)] bottom-0 left-0',
          'text-body/none font-semibold whitespace-nowrap select-text',
        )}
        data-rested={hasRested || value ? '' : undefined}
      >
        {/* Reaches over the whole line, behind what can be pressed in it. Its invisible copy keeps
            its room in the row. */}
        <label
          htmlFor={id}
          className="absolute inset-0 flex cursor-text items-center pl-side max-md:-inset-y-1"
        >
          <span className="max-sm:sr-only">{words.label}</span>
        </label>
        <span className="invisible mr-1 max-sm:hidden">{words.label}</span>
        <Slot id={id} name={name} isBlinking={hasRested && motion === 'on' && !name.isInUse} />
        {hasLetters && <TakeBar name={value} />}
        {/* One row, and clipped: a text that does not fit beside its first child, which is empty,
            wraps into a second row, out of sight. */}
        <span
          className={clsx(
            'pointer-events-none relative flex h-line min-w-0 flex-1 flex-wrap',
            'overflow-clip max-lg:sr-only',
          )}
        >
          <i className="h-line w-px" />
          {done && (
            <span
              className="grid h-line items-center pl-3.5 text-small/none font-normal"
              aria-hidden="true"
            >
              {done.lineText ?? words.privacy}
            </span>
          )}
        </span>
        <span className="sr-only" id={`${id}-hint`}>
          {words.hint}
        </span>
        <span className="sr-only" id={`${id}-privacy`}>
          {words.privacy}
        </span>
        <LiveRegion>{done?.spoken}</LiveRegion>
      </div>
    </>
  );
}

/**
 * Where the letters are drawn; the origin is the floor's left end. The layers, lowest first: places
 * that wait for a piece, pieces that come `out` of the line or sink into it, pieces on their way, and
 * those that stand. What is in the line cannot be seen, so `out` is clipped at the floor.
 */
function Letters({ ref, id }: { ref: RefObject<SVGSVGElement | null>; id: string }) {
  return (
    <svg
      ref={ref}
      className={clsx(
        'name-stage paper-hidden pointer-events-none overflow-visible',
        'absolute bottom-line left-0 h-px w-full',
      )}
      aria-hidden="true"
    >
      <clipPath id={`${id}-floor`}>
        <rect x="-200" y="-4000" width="9000" height="4001" />
      </clipPath>
      <g transform="translate(0 1)">
        <g data-layer="place" />
        <g data-layer="out" clipPath={`url(#${id}-floor)`} />
        <g data-layer="way" />
        <g data-layer="stand" />
      </g>
    </svg>
  );
}

interface SlotProps {
  id: string;
  name: ReturnType<typeof useName>;
  isBlinking: boolean;
}

/** The slot in the line, as wide as an invisible copy of its text. Drawn once the pile rests. */
function Slot({ id, name, isBlinking }: SlotProps) {
  const { value, done, hasLetters } = name;
  const [isAtEnd, setIsAtEnd] = useState(true);
  return (
    <span
      className={clsx(
        'relative flex h-line items-center overflow-x-clip rounded-full max-sm:-ml-4 max-sm:grow',
        'pr-12 pl-4 max-md:pr-9',
        '-outline-offset-7 outline-ink max-md:-outline-offset-5 max-sm:-outline-offset-4',
        'group-data-rested/line:outline-2 has-focus-visible:outline-3',
        // Later, what can be taken stands beside the text, which a long name lets scroll.
        hasLetters ? 'min-w-20 max-sm:min-w-30' : 'min-w-75 max-md:min-w-50 max-sm:min-w-30',
        done?.isForeign && 'text-h4/none',
      )}
    >
      <span className="invisible whitespace-pre not-empty:mr-2">{value}</span>
      <input
        id={id}
        className={clsx(
          'peer absolute inset-0 w-full pr-12 pl-4 outline-0 max-md:pr-9',
          'text-ink caret-ink data-end:caret-transparent',
          // Small windows have no room for the label. Opacity, since forced colours have no
          // transparent text.
          'placeholder:text-ink placeholder:opacity-0',
          'max-sm:placeholder:text-label max-sm:placeholder-shown:pl-9',
          'max-sm:placeholder:tracking-normal max-sm:placeholder:opacity-100',
        )}
        data-end={isAtEnd ? '' : undefined}
        value={value}
        maxLength={longestName}
        autoComplete="organization"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="done"
        placeholder={words.label}
        aria-describedby={`${id}-hint ${id}-privacy`}
        onFocus={name.touch}
        onBlur={name.finish}
        onChange={({ currentTarget }) => name.change(currentTarget.value)}
        onSelect={({ currentTarget: { selectionStart, value: text } }) =>
          setIsAtEnd(selectionStart === text.length)
        }
        onKeyDown={({ key }) => key === 'Enter' && name.finish()}
        onCompositionStart={() => name.compose(true)}
        onCompositionEnd={() => name.compose(false)}
      />
      {/* The dot is the caret while the cursor is at the end of the text; elsewhere the browser's
          caret shows, and the dot does not. It drops in when the pile rests. */}
      <i
        className={clsx(
          'pointer-events-none relative size-6 flex-none max-md:size-4.5 max-sm:size-3.5',
          'rounded-full bg-ink forced-colors:bg-[CanvasText] forced-colors:forced-color-adjust-none',
          'group-not-data-rested/line:peer-not-focus:invisible',
          '[--start:translateY(-90px)] peer-[:focus:not([data-end])]:invisible',
          isBlinking &&
            'motion-safe:animate-[comes_260ms_var(--ease-drop),name-blink_1s_step-end_260ms_infinite]',
        )}
      />
    </span>
  );
}
