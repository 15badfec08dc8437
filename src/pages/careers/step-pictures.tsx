import { clsx } from 'clsx';
import './step-pictures.css';

/** The way of the line in the third picture: two turns. */
const road = 'M12 12H45.3A30 30 0 0 1 75.3 42V47.3A30 30 0 0 0 105.3 77.3H128';

const picture = 'max-w-none overflow-visible fill-none stroke-ink stroke-24 l:h-auto';

/** Where the number stands beside it: seven tenths as large, then half. */
const sizes = {
  form: 'l:w-[82.6px] s:w-[59px]',
  call: 'l:w-[128.8px] s:w-[92px]',
  task: 'l:w-[147px] s:w-[105px]',
  seat: 'l:w-[115px] s:w-[82px]',
} as const;

/** What each step is about: a form that fills itself, a call, a task, and a seat. */
export const stepPictures = [
  <svg
    key="form"
    viewBox="0 0 118 84"
    width="118"
    height="84"
    className={clsx(picture, sizes.form)}
    aria-hidden="true"
  >
    <path d="M12 12H106" pathLength="1" className="step-bar [stroke-linecap:round]" />
    <path d="M12 42H72" pathLength="1" className="step-bar [stroke-linecap:round]" />
    <path d="M12 72H38" pathLength="1" className="step-bar [stroke-linecap:round]" />
    <circle cx="72" cy="72" r="12" className="step-tick fill-green stroke-none" />
  </svg>,
  <svg
    key="call"
    viewBox="0 0 138 84"
    width="184"
    height="112"
    className={clsx(picture, sizes.call)}
    aria-hidden="true"
  >
    <path d="M42 72A30 30 0 0 1 42 12" className="step-bend step-left" />
    <path d="M96 12A30 30 0 0 1 96 72" className="step-bend step-right" />
    <circle cx="69" cy="42" r="12" className="step-word fill-green stroke-none" />
  </svg>,
  <svg
    key="task"
    viewBox="0 0 140 92"
    width="210"
    height="138"
    className={clsx(picture, sizes.task)}
    aria-hidden="true"
  >
    <circle cx="12" cy="12" r="12" className="fill-ink stroke-none" />
    <path d={road} pathLength="1" className="step-road" />
    <path d={road} pathLength="1" className="step-head stroke-green [stroke-linecap:round]" />
  </svg>,
  <svg
    key="seat"
    viewBox="0 30 84 54"
    width="164.5"
    height="105.75"
    className={clsx(picture, sizes.seat)}
    aria-hidden="true"
  >
    <path d="M12 42a30 30 0 0 0 60 0" className="stroke-cream" />
    <circle cx="42" cy="42" r="12" className="step-guest fill-ink stroke-none" />
  </svg>,
] as const;
