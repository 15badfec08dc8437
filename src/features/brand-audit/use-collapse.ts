import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { keepInPlace } from '@/motion/keep-in-place';
import { useFades } from './use-fades';

/**
 * How long a question that was answered by pointer stays open while the pointer rests on it, in ms:
 * longer than a double click, whose second click would otherwise hit what has moved there.
 */
const restMs = 600;

/**
 * An answered question is `open` after a key has answered it or Change was pressed, until the focus
 * leaves it. It is `resting` after a press, while the pointer rests on it.
 */
type Phase = 'open' | 'resting' | 'collapsed';

/**
 * Collapses an answered question when the pointer that answered it leaves it or has rested on it, or
 * when the focus leaves it. Arrow keys do not collapse it, since each press selects an answer.
 * @returns whether it is collapsed; `open`, which opens it and focuses its answer; and the ref and
 * the handlers of its fieldset
 */
export function useCollapse(isAnswered: boolean) {
  // A new object each time, so that another press starts the rest of the pointer again.
  const [state, setState] = useState<{ phase: Phase }>({ phase: 'collapsed' });
  const enter = (phase: Phase) => setState({ phase });
  const row = useRef<HTMLFieldSetElement>(null);
  const isByPointer = useRef(false);
  const isPressed = useIsPressed();
  const isCollapsed = isAnswered && state.phase === 'collapsed';
  useFades(row, isCollapsed);

  // A visitor who answered by keyboard before hydration would lose the focus if it collapsed.
  useLayoutEffect(() => {
    if (row.current?.contains(document.activeElement)) setState({ phase: 'open' });
  }, []);

  const endRest = useEffectEvent(() => {
    // The visitor may have scrolled on meanwhile.
    const { top = 0, bottom = 0 } = row.current?.getBoundingClientRect() ?? {};
    const isSeen = bottom > 0 && top < window.innerHeight;
    if (row.current && isSeen) keepInPlace(row.current);
    enter('collapsed');
  });
  useEffect(() => {
    if (state.phase !== 'resting') return undefined;
    const timer = setTimeout(endRest, restMs);
    return () => clearTimeout(timer);
  }, [state]);

  const open = () => {
    if (row.current) keepInPlace(row.current);
    enter('open');
    row.current?.querySelector<HTMLElement>('input:checked')?.focus();
  };

  const onClick = ({ currentTarget, target }: MouseEvent) => {
    if (!(target instanceof HTMLInputElement)) return;
    // A question above may collapse, because the focus leaves it.
    if (isByPointer.current) keepInPlace(currentTarget);
    enter(isByPointer.current ? 'resting' : 'open');
  };

  const onPointerLeave = ({ currentTarget, clientY, pointerType }: PointerEvent) => {
    // A finger leaves whenever it is lifted, so its question rests for its whole time.
    if (state.phase !== 'resting' || pointerType === 'touch') return;
    // If the pointer is on its way to the question below, that one stays where it is.
    const isBelow = clientY >= currentTarget.getBoundingClientRect().bottom;
    const next = isBelow && currentTarget.parentElement?.nextElementSibling;
    keepInPlace(next || currentTarget);
    enter('collapsed');
  };

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    if (isPressed.current) {
      // Collapsing now would move the target away from the pressed pointer. A press that becomes a
      // scroll has no `pointerup`; the question then collapses with the next press.
      const leave = () => setTimeout(() => enter('collapsed'));
      window.addEventListener('pointerup', leave, { once: true });
      return;
    }
    enter('collapsed');
    // The browser first scrolls to what has the focus now.
    if (relatedTarget) requestAnimationFrame(() => keepInPlace(relatedTarget));
  };

  const onPointerDown = () => {
    isByPointer.current = true;
  };
  const onKeyDown = () => {
    isByPointer.current = false;
  };

  const handlers = { ref: row, onPointerDown, onKeyDown, onClick, onPointerLeave, onBlur };
  return { isCollapsed, open, handlers };
}

/** @returns whether a pointer is pressed anywhere, to read in handlers */
function useIsPressed() {
  const isPressed = useRef(false);
  useEffect(() => {
    const leaving = new AbortController();
    const onPointer = ({ type }: Event) => {
      isPressed.current = type === 'pointerdown';
    };
    for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
      window.addEventListener(type, onPointer, { capture: true, signal: leaving.signal });
    return () => leaving.abort();
  }, []);
  return isPressed;
}
