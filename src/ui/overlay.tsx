import { Dialog } from '@base-ui/react/dialog';
import { clsx } from 'clsx';
import { type ComponentProps, useDeferredValue, useEffect, useRef } from 'react';

interface OverlayProps extends Pick<
  ComponentProps<typeof Dialog.Popup>,
  'style' | 'finalFocus' | 'onKeyDown' | 'children'
> {
  className?: string;
  isOpen: boolean;
  onClose: () => void;
  /** Selector of the content. A press beside it closes the overlay. */
  content: string;
}

/**
 * A modal dialog that covers the window (docs/rules.md#overlays). What is under it is hidden from assistive technology and
 * out of reach of the focus, which returns when the overlay closes.
 */
export function Overlay({ isOpen, onClose, content, className, children, ...rest }: OverlayProps) {
  // A dialog that is open from its first render would not animate.
  const isReady = useDeferredValue(true, false);
  const isShown = isReady && isOpen;
  useEffect(() => {
    if (!isShown) return;
    document.body.classList.add('modal-opened');
    return () => document.body.classList.remove('modal-opened');
  }, [isShown]);

  const isBeside = (target: EventTarget) => target instanceof Element && !target.closest(content);
  const beganBeside = useRef(false);
  return (
    <Dialog.Root
      open={isShown}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Popup
          {...rest}
          ref={paintRoot}
          className={clsx(
            'paper-hidden fixed inset-0 z-tab overflow-y-auto overscroll-contain outline-0',
            className,
          )}
          onPointerDown={({ target }) => {
            beganBeside.current = isBeside(target);
          }}
          onClick={({ target }) => {
            // A selection of text may end beside it.
            if (beganBeside.current && isBeside(target)) onClose();
          }}
        >
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Ref callback: while the page does not scroll, the room of its scroll bar shows the root, which takes the ground. */
const paintRoot = (popup: HTMLElement | null) => {
  if (!popup) return;
  const { style } = document.documentElement;
  style.backgroundColor = getComputedStyle(popup).backgroundColor;
  return () => {
    style.backgroundColor = '';
  };
};

/** The heading that names an overlay. */
export const OverlayTitle = Dialog.Title;
