import { clsx } from 'clsx';
import { useState } from 'react';
import { type Work, type WorkId, works } from '@/content/home';
import { workDialog as words, workStories } from '@/content/work-stories';
import { Button } from '@/ui/button';
import { Overlay, OverlayTitle } from '@/ui/overlay';
import { comesLast, growsFromTile, tileOf } from './way-from-tile';
import { WorkFilm } from './work-film';

/** The arrow keys lead to the next work (1) and to the one before (-1). */
const arrowSteps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** @returns the work that many steps on in the order of the tiles; the first follows the last */
const workBeside = (work: Work, step: 1 | -1) =>
  works.at((works.indexOf(work) + step) % works.length) ?? work;

interface WorkDialogProps {
  /** The work that is open; without one the dialog runs back to its tile. */
  work: Work | undefined;
  onChange: (work: WorkId) => void;
  onClose: () => void;
}

/** A work over the page (docs/rules.md#works): its tile grows to the size of the window. */
export function WorkDialog({ work, onChange, onClose }: WorkDialogProps) {
  // While the dialog closes, it still shows the last work.
  const [shown, setShown] = useState(work);
  if (work && work !== shown) setShown(work);
  if (!shown) return null;
  const { ground, isDark } = workStories[shown.id];
  const isOpen = work !== undefined;
  const next = workBeside(shown, 1);
  return (
    <Overlay
      isOpen={isOpen}
      onClose={onClose}
      // A press on anything else, so on the ground beside the work, closes the dialog.
      contentSelector="figure, h2, p, dl, button, input"
      finalFocus={() => tileOf(shown)?.querySelector('button') ?? true}
      className={clsx('group/dialog', growsFromTile, isDark ? 'on-ink' : 'on-light')}
      style={{ backgroundColor: ground }}
      onKeyDown={({ key, target }) => {
        const step = arrowSteps[key];
        // On the line of key frames, an input, the arrows lead from one frame to the next.
        const isOnKeyLine = target instanceof HTMLInputElement;
        if (step && isOpen && !isOnKeyLine) onChange(workBeside(shown, step).id);
      }}
    >
      <div className="wrap cols min-h-full grid-rows-[auto_1fr_auto] gap-y-6 py-10 squat:py-6 max-lg:block max-lg:py-6">
        <nav
          className={clsx(
            'col-span-4 col-start-9 row-start-1 flex flex-wrap justify-end gap-cut max-lg:mb-6',
            comesLast,
          )}
          aria-label={words.label}
        >
          <Button size="small" tone={isDark ? 'cream' : 'ink'} icon="back" onClick={onClose}>
            {words.close}
          </Button>
          <Button size="small" tone="outline" onClick={() => onChange(next.id)}>
            {words.next(next.name)}
          </Button>
        </nav>
        <WorkStory work={shown} />
        {/* Keyed, because every work's film begins anew. */}
        <WorkFilm key={shown.id} work={shown} isOpen={isOpen} />
      </div>
    </Overlay>
  );
}

/** The work’s name, and its story: what the client asked, how we turned it, what it then said. */
function WorkStory({ work: { id, name, kind } }: { work: Work }) {
  const story = workStories[id];
  return (
    <div
      className={clsx(
        'col-span-4 col-start-9 row-span-2 row-start-2 grid content-end gap-8 lg:pl-6 squat:gap-4 max-lg:gap-5',
        comesLast,
      )}
    >
      <div>
        <OverlayTitle className="squat:text-h3">{name}</OverlayTitle>
        <p className="pt-2 squat:pt-1">{kind}</p>
      </div>
      <dl className="grid gap-5 squat:gap-3">
        {(['asked', 'turned', 'said'] as const).map((part) => (
          <div key={part} className="group/part">
            <dt className="pb-1 text-note font-semibold">{words[part]}</dt>
            <dd className="text-large/body group-last/part:font-display group-last/part:text-h3 group-last/part:text-balance">
              {story[part]}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
