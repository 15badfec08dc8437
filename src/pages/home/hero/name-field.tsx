import { clsx } from 'clsx';
import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { nameWords as words } from '@/content/name-line';
import { lazyScript } from '@/lib/lazy-script';
import { LiveRegion } from '@/ui/field';
import { type NameOptions, useName } from './use-name';

const picture = lazyScript(() => import('./take-name'));

interface TakeButtonProps {
  kind: 'SVG' | 'PNG';
  name: string;
}

function TakeButton({ kind, name }: TakeButtonProps) {
  const take = async () => (await picture.load()).takeName(name, kind);
  return (
    <button
      type="button"
      className="group/take flex h-control items-center max-md:h-11"
      aria-label={words.takeAs(kind)}
      onFocus={picture.prefetch}
      onPointerEnter={picture.prefetch}
      onClick={() => void take().catch(() => undefined)}
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
  const input = useRef<HTMLInputElement>(null);
  const { value, done, load, change, compose, finish } = useName(svg, options);
  const [isAtEnd, setIsAtEnd] = useState(true);
  const look = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
    setIsAtEnd(currentTarget.selectionStart === currentTarget.value.length);
  const hasTake = done?.letters ?? false;

  return (
    <>
      <svg
        ref={svg}
        className="name-stage pointer-events-none absolute bottom-line left-0 h-px w-full overflow-visible print:hidden"
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
        className="name-line absolute right-[calc(var(--side)+var(--bend)-1px)] bottom-0 left-0 flex h-line items-center pr-6 pl-side text-body/none font-semibold whitespace-nowrap select-text print:hidden"
        data-done={done ? '' : undefined}
        data-rested={options.hasRested || value ? '' : undefined}
      >
        {/* Reaches over the whole line, behind what can be pressed in it. */}
        <label
          htmlFor={id}
          className="absolute inset-0 flex cursor-text items-center pl-side max-md:-inset-y-1"
        >
          <span className="max-sm:sr-only">{words.label}</span>
        </label>
        <span className="invisible mr-1 max-sm:hidden" aria-hidden="true">
          {words.label}
        </span>
        <span
          className={clsx(
            'name-box relative flex h-line flex-initial items-center overflow-clip rounded-full pr-12 pl-4 max-md:pr-9 max-sm:-ml-4 max-sm:grow',
            // Then what can be taken stands beside the text.
            hasTake ? 'max-sm:min-w-30' : 'min-w-75 max-md:min-w-0 max-sm:min-w-30',
          )}
        >
          <span className="invisible whitespace-pre" aria-hidden="true">
            {value}
          </span>
          <input
            ref={input}
            id={id}
            type="text"
            className="absolute inset-0 w-full bg-transparent pr-12 pl-4 text-ink outline-0 placeholder:text-transparent max-md:pr-9 max-sm:placeholder:text-ink"
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
            onSelect={look}
            onKeyDown={({ key }) => key === 'Enter' && finish()}
            onCompositionStart={() => compose(true)}
            onCompositionEnd={() => compose(false)}
          />
          <i className="name-caret pointer-events-none relative size-6 flex-none rounded-full bg-ink max-md:size-4.5 max-sm:size-3.5" />
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
