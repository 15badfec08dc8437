import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { showcase, type WorkId, works } from '@/content/home';
import { paths } from '@/content/pages';
import { isTabState, tabState } from '@/lib/history-state';
import { lazyPart } from '@/lib/lazy-part';
import { useHydrated } from '@/lib/use-hydrated';
import { reveal } from '@/motion/reveal';
import { useLineSegments } from '@/motion/use-line-segments';
import { SectionMarker } from '@/ui/piece';
import { WorkTile } from './work-tile';

const WorkDialog = lazyPart(async () => (await import('./work-dialog')).WorkDialog);

/** The work that the bar pushes into its place. */
const pushedId = 'marrowe';

/**
 * Seven works, each of which a press opens (docs/rules.md#showcase). Segment 6 of the line, a bar,
 * runs in and pushes one of them into its place (docs/design.md#line-segments).
 */
export function Showcase() {
  const ref = useRef<HTMLElement>(null);
  const [bar] = useLineSegments(ref, 1);
  const { opened, open, change, close } = useOpenWork();
  // Rendered from the first opening on, so that the dialog can run back to its tile.
  const [hasDialog, setHasDialog] = useState(false);
  if (opened && !hasDialog) setHasDialog(true);
  return (
    // The ground shows at the section's round corner.
    <div className="bg-sand">
      <section
        ref={ref}
        id="work"
        className="paper-whole on-ink overflow-x-clip rounded-tl-section py-section"
      >
        <div className="paper-fours wrap cols items-start gap-y-10 xl:gap-y-14 max-sm:grid-cols-2">
          {/* The bar. In wide windows it ends above Varsa, in small ones a cut above Marrowe. */}
          <i
            className={clsx(
              'mr-[calc(var(--cut)-var(--gutter))] -ml-side h-line self-start rounded-r-card bg-green',
              'md:col-span-5 md:col-start-1 md:row-start-3',
              'max-md:col-span-3 max-md:row-start-4 max-sm:col-span-full max-sm:mr-[38%] max-sm:-mb-8.5',
            )}
            data-segment={bar}
            data-draws="right"
          />
          <header
            ref={reveal}
            className="col-span-full grid content-start gap-6 pb-2 md:col-span-8 md:row-start-1"
          >
            <SectionMarker piece="bar" {...showcase.act} />
            <h2>{showcase.title}</h2>
          </header>
          {works.map((work) => (
            <WorkTile
              key={work.id}
              work={work}
              bar={work.id === pushedId ? bar : undefined}
              onPrefetch={WorkDialog.prefetch}
              onOpen={() => open(work.id)}
            />
          ))}
        </div>
      </section>
      {hasDialog && <WorkDialog work={opened} onChange={change} onClose={close} />}
    </div>
  );
}

const addressOf = (work: WorkId) => `${paths.home}?work=${work}`;

/**
 * The work that the address opens (docs/rules.md#works), once the page is hydrated. A press adds an
 * entry to the history, and closing goes one step back; a shared address has no page of ours before.
 */
const useOpenWork = () => {
  const { search, state, key } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const id = new URLSearchParams(search).get('work');
  const opened = isHydrated ? works.find((work) => work.id === id) : undefined;
  const wasOpenedByPress = isTabState(state);
  /** The history entry that was closed last. */
  const closedKey = useRef('');

  const open = (work: WorkId) => void navigate(addressOf(work) + '#work', { state: tabState });

  /** Replaces the history entry: one step back still closes the dialog. */
  const change = (work: WorkId) => {
    // Without the state of a press, the hash would take the focus to the section.
    const address = addressOf(work) + (wasOpenedByPress ? '#work' : '');
    void navigate(address, { state: state as unknown, replace: true });
  };

  const close = () => {
    // Going back takes a moment, in which a second Escape would leave the page.
    if (closedKey.current === key) return;
    closedKey.current = key;
    if (wasOpenedByPress) void navigate(-1);
    else void navigate(paths.home, { replace: true, state: tabState });
  };

  return { opened, open, change, close };
};
