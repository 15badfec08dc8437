import { useEffect, useRef, useState } from 'react';
import { callToAction as words } from '@/content/home';
import './quiet.css';

/** Told to the body while the overlay is open (specification 2.5). */
const openClass = 'modal-opened';

/**
 * The ring is a button: it lays an overlay over the page, and each click on the overlay, or Escape, takes it away
 * again (decision 21). The dialog makes what is under it inert and gives the focus back; the body stops scrolling.
 */
export function Quiet() {
  const ref = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return;
    const dialog = ref.current;
    dialog?.showModal();
    document.body.classList.add(openClass);
    return () => {
      document.body.classList.remove(openClass);
      dialog?.close();
    };
  }, [isOpen]);

  return (
    <>
      <button
        type="button"
        className="quiet__ring"
        aria-label={words.quiet}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      <dialog
        ref={ref}
        className="quiet on-ink"
        aria-label={words.quiet}
        onClose={() => setIsOpen(false)}
      >
        <button type="button" className="quiet__back" onClick={() => setIsOpen(false)}>
          <i className="quiet__dot" aria-hidden="true" />
          <span className="h3">{words.back}</span>
        </button>
      </dialog>
    </>
  );
}
