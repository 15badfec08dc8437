import './step-pictures.css';

/** The way of the line in the third picture: two turns. */
const road = 'M12 12H45.3A30 30 0 0 1 75.3 42V47.3A30 30 0 0 0 105.3 77.3H128';

/** What each step is about: a form that fills itself, a call, a task, and a seat. */
export const stepPictures = [
  <svg key="form" viewBox="0 0 118 84" width="118" height="84" aria-hidden="true">
    <path d="M12 12H106" pathLength="1" className="ladder__bar" />
    <path d="M12 42H72" pathLength="1" className="ladder__bar" />
    <path d="M12 72H38" pathLength="1" className="ladder__bar" />
    <circle cx="72" cy="72" r="12" className="ladder__dot ladder__tick" />
  </svg>,
  <svg key="call" viewBox="0 0 138 84" width="184" height="112" aria-hidden="true">
    <path d="M42 72A30 30 0 0 1 42 12" className="ladder__bend ladder__left" />
    <path d="M96 12A30 30 0 0 1 96 72" className="ladder__bend ladder__right" />
    <circle cx="69" cy="42" r="12" className="ladder__dot ladder__word" />
  </svg>,
  <svg key="task" viewBox="0 0 140 92" width="210" height="138" aria-hidden="true">
    <circle cx="12" cy="12" r="12" className="ladder__start" />
    <path d={road} pathLength="1" className="ladder__road" />
    <path d={road} pathLength="1" className="ladder__head" />
  </svg>,
  <svg key="seat" viewBox="0 30 84 54" width="164.5" height="105.75" aria-hidden="true">
    <path d="M12 42a30 30 0 0 0 60 0" className="ladder__seat" />
    <circle cx="42" cy="42" r="12" className="ladder__start ladder__guest" />
  </svg>,
] as const;
