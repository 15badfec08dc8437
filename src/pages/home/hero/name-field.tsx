import { clsx } from 'clsx';
import { type RefObject, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { nameWords as words } from '@/content/name-line';
import { keepName, keptName } from '@/lib/kept-name';
import { lazyScript } from '@/lib/lazy-script';
import { LiveRegion } from '@/ui/field';
import type { NameMotion, NameStage } from './name-stage';
import type { PillStage } from './pill-stage';

/** A name is done this long after the last key, in ms (docs/rules.md#name-on-the-line). */
const quiet = 1000;

const script = lazyScript(() => import('./name-stage'));

/** What stands of the name, and what is said of it. */
interface Done {
  letters: boolean;
  said: string;
  /** Shown in the line: only the first letters stand, or none. */
  shown: string | undefined;
}

interface NameOptions {
  pillStage: RefObject<PillStage | undefined>;
  motion: NameMotion;
  /** The pile has come to rest once. */
  hasRested: boolean;
  /** Is called when the bounds of the pills have changed. */
  resized: RefObject<(() => void) | null>;
  onTake: (index: number) => void;
}

/**
 * The name in the line and the letters above it. What stands is what is in the field. The part that draws is fetched on
 * the first focus, or with a kept name; until then, and if it does not come, there is only the field.
 * @param svg the stage of the letters
 */
function useName(svg: RefObject<SVGSVGElement | null>, options: NameOptions) {
  const { motion, hasRested, resized } = options;
  const [value, setValue] = useState(keptName);
  const [done, setDone] = useState<Done>();
  const stage = useRef<NameStage>(undefined);
  const latest = useRef({ ...options, value, isWaiting: value !== '' });
  const isComposing = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    Object.assign(latest.current, options);
  });

  const finish = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const name = latest.current.value.trim();
    keepName(latest.current.value);
    const written = stage.current?.written();
    if (!written || name === '') return setDone(undefined);
    const shown = written.isForeign ? words.foreign : written.isCut ? words.cut : undefined;
    const letters = written.pieces > 0;
    const said = shown ?? (letters ? words.written(name, written.pieces) : '');
    setDone({ letters, said, shown });
  };

  /** Writes what is in the field, if nothing has to be waited for. */
  const write = () => {
    if (isComposing.current || latest.current.isWaiting) return;
    stage.current?.write(latest.current.value);
  };

  const open = async () => {
    const { createNameStage } = await script.loadWithRetry();
    const { pillStage, motion: now } = latest.current;
    if (!svg.current || !pillStage.current || stage.current) return;
    stage.current = createNameStage({
      svg: svg.current,
      pills: pillStage.current,
      onTake: (index) => latest.current.onTake(index),
      motion: now,
    });
    write();
    if (latest.current.value !== '') timer.current ??= setTimeout(finish, quiet);
  };
  const load = () => void open().catch(() => undefined);

  const first = useRef(load);
  useEffect(() => {
    const { current: now } = latest;
    if (keptName() !== '') first.current();
    return () => {
      stage.current?.dispose();
      stage.current = undefined;
      // What was typed just before leaving is kept too.
      if (timer.current !== undefined) keepName(now.value);
      clearTimeout(timer.current);
    };
  }, []);

  useImperativeHandle(resized, () => () => stage.current?.resize(), []);

  useEffect(() => stage.current?.setMotion(motion), [motion]);

  // All pills fall first, then the kept name is written.
  useEffect(() => {
    if (!hasRested || !latest.current.isWaiting) return;
    latest.current.isWaiting = false;
    stage.current?.write(latest.current.value);
  }, [hasRested]);

  const change = (next: string) => {
    setValue(next);
    setDone(undefined);
    latest.current.value = next;
    latest.current.isWaiting = false;
    clearTimeout(timer.current);
    timer.current = setTimeout(finish, quiet);
    write();
  };

  return {
    value,
    done,
    load,
    change,
    /** At once instead of after a second. */
    finish: () => {
      if (timer.current !== undefined && !isComposing.current) finish();
    },
    compose: (isOn: boolean) => {
      isComposing.current = isOn;
      if (isOn) clearTimeout(timer.current);
      else change(latest.current.value);
    },
  };
}

function TakeButton({ kind, name }: { kind: 'SVG' | 'PNG'; name: string }) {
  return (
    <button
      type="button"
      className="group/take flex h-control items-center max-md:h-11"
      aria-label={words.takeAs(kind)}
      onClick={() => void script.ready?.takeName(name, kind)}
    >
      <span className="flex h-8.75 items-center gap-3 rounded-full bg-ink pr-1.25 pl-4.5 text-small/none font-semibold text-cream max-md:h-7 max-md:px-4 max-sm:h-5.5 max-sm:px-2.5 max-sm:text-label max-sm:tracking-normal">
        <span>{kind}</span>
        <i className="grid size-6.25 place-items-center rounded-full bg-green text-ink max-md:hidden">
          <i className="size-4 rotate-90 glyph-arrow transition-transform ease-out group-hover/take:translate-y-0.5" />
        </i>
      </span>
    </button>
  );
}

/**
 * The field in the line: what is written in it stands up above it, built from the pills
 * (docs/rules.md#name-on-the-line). Never prerendered: without scripts the line is a line.
 */
export function NameField(options: NameOptions) {
  const id = useId();
  const svg = useRef<SVGSVGElement>(null);
  const { value, done, load, change, compose, finish } = useName(svg, options);
  const [isAtEnd, setIsAtEnd] = useState(true);
  const hasTake = done?.letters ?? false;

  return (
    <>
      <svg
        ref={svg}
        className="name-stage paper-hidden pointer-events-none absolute bottom-line left-0 h-px w-full overflow-visible"
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
      <div
        className="name-line paper-hidden group/line absolute right-[calc(var(--side)+var(--bend)-1px)] bottom-0 left-0 flex h-line items-center pr-6 pl-side text-body/none font-semibold whitespace-nowrap select-text"
        data-rested={options.hasRested || value ? '' : undefined}
      >
        {/* Reaches over the whole line, behind what can be pressed in it. */}
        <label
          htmlFor={id}
          className="absolute inset-0 flex cursor-text items-center pl-side max-md:-inset-y-1"
        >
          <span className="max-sm:sr-only">{words.label}</span>
        </label>
        <span className="invisible mr-1 max-sm:hidden">{words.label}</span>
        <span
          className={clsx(
            'relative flex h-line items-center overflow-clip rounded-full pr-12 pl-4 -outline-offset-7 outline-ink has-focus-visible:outline-3 max-md:pr-9 max-sm:-ml-4 max-sm:grow',
            // Then what can be taken stands beside the text.
            hasTake ? 'max-sm:min-w-30' : 'min-w-75 max-md:min-w-0 max-sm:min-w-30',
          )}
        >
          <span className="invisible whitespace-pre">{value}</span>
          <input
            id={id}
            className="peer absolute inset-0 w-full pr-12 pl-4 text-ink caret-ink outline-0 placeholder:text-transparent data-end:caret-transparent max-md:pr-9 max-sm:placeholder:text-ink"
            data-end={isAtEnd ? '' : undefined}
            value={value}
            maxLength={60}
            autoComplete="organization"
            autoCapitalize="words"
            spellCheck={false}
            enterKeyHint="done"
            placeholder={words.label}
            aria-describedby={`${id}-hint ${id}-privacy`}
            onFocus={load}
            onBlur={finish}
            onChange={({ target }) => change(target.value)}
            onSelect={({ currentTarget: { selectionStart, value: text } }) =>
              setIsAtEnd(selectionStart === text.length)
            }
            onKeyDown={({ key }) => key === 'Enter' && finish()}
            onCompositionStart={() => compose(true)}
            onCompositionEnd={() => compose(false)}
          />
          {/* The caret while the cursor is at the end. It drops in when the pile rests, and blinks five times. */}
          <i
            className={clsx(
              'pointer-events-none relative ml-2 size-6 flex-none rounded-full bg-ink max-md:size-4.5 max-sm:size-3.5',
              'group-not-data-rested/line:peer-not-focus:invisible peer-[:focus:not([data-end])]:invisible',
              '[--start:translateY(-90px)] motion-safe:animate-[comes_260ms_var(--ease-drop),name-blink_1s_step-end_260ms_5] motion-safe:peer-focus:animate-[name-focus_1s_step-end_5]',
              'forced-colors:bg-[CanvasText] forced-colors:forced-color-adjust-none',
            )}
          />
        </span>
        {hasTake && (
          <fieldset
            className="relative flex items-center gap-2.5 pl-10 max-md:gap-2 max-md:pl-4 max-sm:pl-1"
            aria-label={words.take}
          >
            <span className="mr-1.5 max-md:hidden" aria-hidden="true">
              {words.take}
            </span>
            <TakeButton kind="SVG" name={value} />
            <TakeButton kind="PNG" name={value} />
          </fieldset>
        )}
        {/* Wraps out of sight where it does not fit before the line's turn, which covers the last 24 px. */}
        <span className="pointer-events-none relative flex h-line min-w-0 flex-1 flex-wrap overflow-clip max-lg:sr-only">
          <i className="h-line w-px" />
          {done && (
            <span
              className="grid h-line items-center pl-3.5 text-small/none font-normal"
              aria-hidden="true"
            >
              <span>{done.shown ?? words.privacy}</span>
            </span>
          )}
        </span>
        <span className="sr-only" id={`${id}-hint`}>
          {words.hint}
        </span>
        <span className="sr-only" id={`${id}-privacy`}>
          {words.privacy}
        </span>
        <LiveRegion>{done?.said}</LiveRegion>
      </div>
    </>
  );
}
