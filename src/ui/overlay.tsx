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
  /** A press outside the elements with this selector closes the overlay. */
  contentSelector: string;
}

/** A modal dialog that covers the window (docs/rules.md#overlays). */
export function Overlay({ isOpen, onClose, contentSelector, className, ...rest }: OverlayProps) {
  // Opens after the first render, because a dialog that is open from the start does not animate.
  const isReady = useDeferredValue(true, false);
  const isShown = isReady && isOpen;
  useEffect(() => {
    if (!isShown) return;
    // The class is specified, and nothing styles it: the library keeps the page from scrolling.
    document.body.classList.add('modal-opened');
    return () => document.body.classList.remove('modal-opened');
  }, [isShown]);

  const isOutside = (target: EventTarget) =>
    target instanceof Element && !target.closest(contentSelector);
  const beganOutside = useRef(false);
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
            beganOutside.current = isOutside(target);
          }}
          onClick={({ target }) => {
            // A press that began inside may be a selection of text that ends outside.
            if (beganOutside.current && isOutside(target)) onClose();
          }}
        />
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Ref callback: the root gets the overlay's colour, which shows where the scroll bar was. */
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
