import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { agency } from '@/content/agency';
import { callToAction } from '@/content/home';
import { blogHome } from '@/features/blog/blog-address';
import { paths } from '@/lib/paths';
import { AppLink } from '@/ui/app-link';
import { Button } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import './other-ways.css';

const { ways } = callToAction;

/** Told to the body while the overlay is open (specification 2.5). */
const openClass = 'modal-opened';

export interface OtherWaysProps {
  isOpen: boolean;
  onClose: () => void;
}

/** By itself a dialog lets the focus go on to the browser's own controls. */
const keepFocus = (event: KeyboardEvent<HTMLDialogElement>) => {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (event.key !== 'Tab' || document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
};

/**
 * Lies over the page while it is open: mail, brand audit and blog in three rows. Each click beside the rows, and
 * Escape, takes it away again (decision 21). The dialog makes what is under it inert and gives the focus back; the
 * body stops scrolling.
 */
export function OtherWays({ isOpen, onClose }: OtherWaysProps) {
  const ref = useRef<HTMLDialogElement>(null);

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

  const closeBeside = ({ target }: MouseEvent) => {
    if (target instanceof Element && !target.closest('li')) onClose();
  };

  return (
    <dialog
      ref={ref}
      className="ways on-ink"
      aria-labelledby="ways"
      onClose={onClose}
      onKeyDown={keepFocus}
    >
      {/* The rows, Escape and Close are there for the keyboard; a pointer may click anywhere. */}
      <div role="presentation" className="ways__ground" onClick={closeBeside}>
        <h2 id="ways" className="h3">
          {ways.title}
        </h2>
        <ul className="ways__rows">
          {agency.email && (
            <li>
              <AppLink to={`mailto:${agency.email}`} className="ways__link">
                {agency.email}
              </AppLink>
              <p>{ways.mail.note}</p>
              <CopyButton text={agency.email} {...ways.mail.copy} />
            </li>
          )}
          <li>
            <AppLink to={paths.brandAudit} className="ways__link" onClick={onClose}>
              {ways.audit.label}
            </AppLink>
            <p>{ways.audit.note}</p>
          </li>
          {blogHome && (
            <li>
              <AppLink to={blogHome} className="ways__link">
                {ways.blog.label}
              </AppLink>
              <p>{ways.blog.note}</p>
            </li>
          )}
        </ul>
        <Button tone="cream" onClick={onClose} className="ways__close">
          {ways.close}
        </Button>
      </div>
    </dialog>
  );
}
