import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type WorkId, works } from '@/content/home';
import { paths } from '@/content/pages';
import { isTabState, tabState } from '@/lib/history-state';
import { useHydrated } from '@/lib/use-hydrated';

const addressOf = (work: WorkId) => `${paths.home}?work=${work}`;

/** The hash of the section, which lies below the dialog. */
const section = '#work';

/**
 * The work that the address opens (docs/rules.md#works), once the page is hydrated. A press on a
 * tile adds a history entry, so that Back leads from the dialog to the page.
 */
export const useOpenWork = () => {
  const { search, state, key } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const id = new URLSearchParams(search).get('work');
  /** Otherwise a shared address opened it. */
  const wasOpenedByPress = isTabState(state);
  /** The history entry that was closed last. */
  const closedKey = useRef('');

  const open = (work: WorkId) => void navigate(addressOf(work) + section, { state: tabState });

  /** Replaces the history entry: one step back still closes the dialog. */
  const change = (work: WorkId) => {
    // Without the state of a press, the hash would take the focus to the section.
    const address = addressOf(work) + (wasOpenedByPress ? section : '');
    void navigate(address, { state: state as unknown, replace: true });
  };

  const close = () => {
    // Going back takes a moment, in which a second Escape would leave the page.
    if (closedKey.current === key) return;
    closedKey.current = key;
    if (wasOpenedByPress) void navigate(-1);
    else void navigate(paths.home, { replace: true, state: tabState });
  };

  return {
    opened: isHydrated ? works.find((work) => work.id === id) : undefined,
    open,
    change,
    close,
  };
};
