import { clsx } from 'clsx';
import { useEffect } from 'react';
import { nameWords as words } from '@/content/name-line';
import { nameFragment, nameLink } from '@/lib/kept-name';
import { useCopy } from '@/ui/copy-button';
import { LiveRegion } from '@/ui/field';
import { nameChunk } from './use-name';

/** Beside a name that stands: takes it along as a picture or as a link. */
export function TakeBar({ name }: { name: string }) {
  return (
    <fieldset
      className="relative flex flex-none items-center gap-2.5 pl-10 max-md:gap-2 max-md:pl-4 max-sm:pl-1"
      aria-label={words.take}
    >
      <span className="mr-1.5 max-md:hidden" aria-hidden="true">
        {words.take}
      </span>
      <SaveButton kind="SVG" name={name} />
      <SaveButton kind="PNG" name={name} />
      <LinkButton name={name} />
    </fieldset>
  );
}

/** Each button is a target as high as the line, with a dark bar in it. */
const barClasses = [
  'flex h-8.75 items-center gap-3 px-4.5 max-md:h-7 max-md:px-4 max-sm:h-5.5 max-sm:px-2.5',
  'rounded-full bg-ink text-small/none font-semibold text-cream forced-colors:border',
  'max-sm:text-label max-sm:tracking-normal',
];
const targetClasses = 'group/take flex h-control items-center max-md:h-11';

function SaveButton({ kind, name }: { kind: 'SVG' | 'PNG'; name: string }) {
  return (
    <button
      type="button"
      className={targetClasses}
      aria-label={words.takeAs(kind)}
      onClick={() => void nameChunk.ready?.takeName(name, kind)}
    >
      <span className={clsx(barClasses, 'md:pr-1.25')}>
        <span>{kind}</span>
        <i className="grid size-6.25 place-items-center rounded-full bg-green text-ink max-md:hidden">
          <i className="size-4 rotate-90 glyph-arrow transition-transform ease-out group-hover/take:translate-y-0.5" />
        </i>
      </span>
    </button>
  );
}

/**
 * Copies the link that opens home with the name; where the browser refuses, the link stands in its
 * address bar. Small windows have no room for it.
 */
function LinkButton({ name }: { name: string }) {
  const { outcome, copy } = useCopy(nameLink(name));
  useEffect(() => {
    if (outcome === 'failed') history.replaceState(history.state, '', nameFragment(name));
  }, [outcome, name]);
  const messages = { copied: words.copied, failed: words.linkInAddress };
  const said = outcome ? messages[outcome] : undefined;
  return (
    <button
      type="button"
      className={clsx(targetClasses, 'max-lg:hidden')}
      onClick={() => void copy()}
    >
      <span className={clsx(barClasses)}>{said ?? words.copyLink}</span>
      <LiveRegion>{said}</LiveRegion>
    </button>
  );
}
