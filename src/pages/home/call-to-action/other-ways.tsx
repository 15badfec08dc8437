import { clsx } from 'clsx';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { agency } from '@/content/agency';
import { callToAction } from '@/content/home';
import { blogHome } from '@/features/blog/blog-address';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { WayRow } from './way-row';

const { ways } = callToAction;

/** Class of the body while the overlay is open (docs/rules.md#call-to-action). */
const openClass = 'modal-opened';

interface OtherWaysProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Keeps Tab inside: a dialog alone lets focus move on to the browser's own controls. */
const keepFocus = (event: KeyboardEvent<HTMLDialogElement>) => {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (event.key !== 'Tab' || document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
};

/**
 * An overlay with three rows: mail, brand audit and blog. Escape and clicks beside the rows close it
 * (docs/rules.md#call-to-action). The dialog makes the page inert and restores focus; the body stops scrolling.
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

  /** The browser sends this event late: the dialog may be open again. */
  const followClose = () => {
    if (!ref.current?.open) onClose();
  };

  return (
    <dialog
      ref={ref}
      className={clsx(
        'on-ink fixed inset-0 h-dvh max-h-none w-screen max-w-none overflow-y-auto overscroll-contain',
        'opacity-0 transition-[opacity,overlay,display] transition-discrete duration-menu ease-linear',
        'open:opacity-100 starting:open:opacity-0',
      )}
      aria-labelledby="ways"
      onClose={followClose}
      onKeyDown={keepFocus}
    >
      {/* Keyboards have the rows, Escape and Close; a pointer may click anywhere. */}
      <div
        role="presentation"
        className="grid min-h-full grid-cols-[1fr_auto] content-center items-center gap-x-6 gap-y-fluid-12 px-side py-fluid-16 squat:gap-y-6 squat:py-8"
        onClick={closeBeside}
      >
        <h2 id="ways" className="text-h3">
          {ways.title}
        </h2>
        <ul className="col-span-2 row-start-2 border-t-2 border-cream">
          {agency.email && (
            <WayRow to={`mailto:${agency.email}`} label={agency.email} note={ways.mail.note}>
              <CopyButton text={agency.email} {...ways.mail.copy} />
            </WayRow>
          )}
          <WayRow
            to={paths.brandAudit}
            label={ways.audit.label}
            note={ways.audit.note}
            onClick={onClose}
          />
          {blogHome && <WayRow to={blogHome} label={ways.blog.label} note={ways.blog.note} />}
        </ul>
        <Button tone="cream" icon="back" onClick={onClose}>
          {ways.close}
        </Button>
      </div>
    </dialog>
  );
}
