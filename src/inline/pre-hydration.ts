import { preHydrationKeyOf, tabStorage } from '@/lib/storage';
import './found-answer'; // Opens what find in page finds; it too listens from the start.
import { type Control, currentControl, isControl, moveEntries, rebuiltForm } from './rebuilt-form';

/**
 * Keeps what visitors type and press in parts of the page that React has not hydrated yet. Such a
 * part has the attribute `data-pre-hydration`, which React removes when it hydrates the part
 * (`usePreHydrationKey`). Its value is the key of the form's draft. The form takes the text over
 * from the tab's storage (`usePreHydrationInput`); presses are repeated here.
 */
const marker = 'data-pre-hydration';
/** On a button whose press waits for hydration; `base.css` styles it. */
const pressedEarly = 'data-pressed-early';

interface Press {
  /** The part that is not hydrated yet. */
  part: Element;
  /** `aria-pressed` of the button before the press. */
  ariaPressed: string | null;
}

/** The last press of each button, in the order of the presses. */
const presses = new Map<HTMLButtonElement, Press>();
/** Forms in which a control has had the focus. */
const usedForms = new Set<HTMLFormElement>();
let lastFocused: Control | undefined;

addEventListener('submit', preventNativeSubmit, true);
addEventListener('input', keepText, true);
addEventListener('focusin', keepFocus, true);
addEventListener('click', keepPress, true);
addEventListener('click', forgetHandledPress);
const hydration = new MutationObserver(handOver);

/** Only scripts ever send a form: a native submit would put the fields into the address. */
function preventNativeSubmit(event: Event) {
  event.preventDefault();
}

function keepText(event: Event) {
  const form = waitingFormOf(event);
  if (!form) return;
  const key = preHydrationKeyOf(form.getAttribute(marker) ?? '');
  tabStorage.write(key, Object.fromEntries(new FormData(form)));
}

function keepFocus(event: Event) {
  const form = waitingFormOf(event);
  if (!form || !isControl(event.target)) return;
  lastFocused = event.target;
  usedForms.add(form);
  awaitHydration();
}

function keepPress(event: Event) {
  const button = buttonOf(event);
  const part = button?.closest(`[${marker}]`);
  if (!button || !part) return;
  // Deleting the earlier press moves the button to the end of the order.
  presses.delete(button);
  presses.set(button, { part, ariaPressed: button.getAttribute('aria-pressed') });
  button.setAttribute(pressedEarly, '');
  awaitHydration();
}

/**
 * Forgets a press that React has handled. Once React has started (`main.tsx`), it hydrates the
 * pressed part at once, and stops the click only if a chunk is missing. So React has handled every
 * click that bubbles up to the window.
 */
function forgetHandledPress(event: Event) {
  const button = buttonOf(event);
  if (button && document.querySelector('#root[data-hydrating]')) forgetPress(button);
}

function awaitHydration() {
  hydration.observe(document, { attributeFilter: [marker], childList: true, subtree: true });
}

/** Hands over to forms and buttons that React has hydrated or rebuilt; the others still wait. */
function handOver() {
  for (const form of usedForms) {
    const rebuilt = rebuiltForm(form);
    if (rebuilt) moveEntries(form, lastFocused);
    if (rebuilt || !form.hasAttribute(marker)) usedForms.delete(form);
  }
  for (const [button, press] of presses) {
    const isRebuilt = !button.isConnected && currentControl(button) !== undefined;
    if (isRebuilt || !press.part.hasAttribute(marker)) repeatPress(button, press);
  }
  if (usedForms.size === 0 && presses.size === 0) hydration.disconnect();
}

function repeatPress(button: HTMLButtonElement, { ariaPressed }: Press) {
  const current = currentControl(button);
  forgetPress(button);
  // Wait for the end of the click that makes React hydrate the part.
  setTimeout(() => {
    // A toggle may meanwhile be in the state that the visitor wanted.
    if (current?.getAttribute('aria-pressed') === ariaPressed) current.click();
  });
}

function forgetPress(button: HTMLButtonElement) {
  presses.delete(button);
  button.removeAttribute(pressedEarly);
}

function waitingFormOf({ target }: Event) {
  return target instanceof Element ? target.closest<HTMLFormElement>(`form[${marker}]`) : null;
}

function buttonOf({ target }: Event) {
  return target instanceof Element ? target.closest('button') : null;
}
