import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import { keepInPlace } from '@/motion/keep-in-place';
import { type CollapseEvent, nextPhase, type Phase, restMs } from './collapse';
import { useFades } from './use-fades';

/**
 * Collapses an answered question once the pointer that answered it has left it or rested on it, or when the focus leaves it, and
 * opens it again on demand. Arrow keys do not collapse it, since each press selects an answer.
 * @returns whether it is collapsed; `open`; and the ref and handlers for its fieldset
 */
export function useCollapse(isAnswered: boolean) {
  // Each event makes a new object, so that another press starts the rest of the pointer again.
  const [state, dispatch] = useReducer(
    (before: { phase: Phase }, event: CollapseEvent) => ({ phase: nextPhase(before.phase, event) }),
    { phase: 'collapsed' },
  );
  const { phase } = state;
  const row = useRef<HTMLFieldSetElement>(null);
  const isByPointer = useRef(false);
  const isPressed = useIsPressed();
  const isFolded = isAnswered && phase === 'collapsed';
  useFades(row, isFolded);

  // The question was answered by keyboard before hydration. Collapsing it would lose the focus.
  useLayoutEffect(() => {
    if (row.current?.contains(document.activeElement)) dispatch('keyed');
  }, []);

  const collapse = (event: CollapseEvent, kept: Element | null) => {
    if (kept) keepInPlace(kept);
    dispatch(event);
  };
  const rest = useEffectEvent(() => {
    // The visitor may have scrolled on meanwhile.
    const { top = 0, bottom = 0 } = row.current?.getBoundingClientRect() ?? {};
    const isSeen = bottom > 0 && top < window.innerHeight;
    collapse('rested', isSeen ? row.current : null);
  });
  useEffect(() => {
    if (state.phase !== 'resting') return undefined;
    const timer = setTimeout(rest, restMs);
    return () => clearTimeout(timer);
  }, [state]);

  return {
    isFolded,
    open: () => {
      if (row.current) keepInPlace(row.current);
      dispatch('asked');
    },
    handlers: {
      ref: row,
      onPointerDown: () => {
        isByPointer.current = true;
      },
      onKeyDown: () => {
        isByPointer.current = false;
      },
      onClick: ({ currentTarget, target }: MouseEvent) => {
        if (!(target instanceof HTMLInputElement)) return;
        // A question above may collapse, because the focus leaves it.
        if (isByPointer.current) collapse('pressed', currentTarget);
        else dispatch('keyed');
      },
      onPointerLeave: ({ currentTarget, clientY, pointerType }: PointerEvent) => {
        // A finger leaves when it is lifted, which says nothing.
        if (phase !== 'resting' || pointerType === 'touch') return;
        // If the pointer is on its way to the question below, that one stays where it is.
        const isBelow = clientY >= currentTarget.getBoundingClientRect().bottom;
        const next = isBelow && currentTarget.parentElement?.nextElementSibling;
        collapse('pointer-left', next || currentTarget);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (currentTarget.contains(relatedTarget)) return;
        // Wait for the release: collapsing now would move the target away from the pressed pointer.
        if (isPressed.current) {
          const leave = () => setTimeout(() => dispatch('focus-left'));
          window.addEventListener('pointerup', leave, { once: true });
          return;
        }
        dispatch('focus-left');
        // The browser first scrolls to what has the focus now.
        if (relatedTarget) requestAnimationFrame(() => keepInPlace(relatedTarget));
      },
    },
  };
}

/** @returns whether a pointer is pressed anywhere, to read in handlers */
function useIsPressed() {
  const isPressed = useRef(false);
  useEffect(() => {
    const leaving = new AbortController();
    for (const kind of ['pointerdown', 'pointerup', 'pointercancel'] as const) {
      const onPointer = () => {
        isPressed.current = kind === 'pointerdown';
      };
      window.addEventListener(kind, onPointer, { capture: true, signal: leaving.signal });
    }
    return () => leaving.abort();
  }, []);
  return isPressed;
}
