import { preHydrationKeyOf, tabStorage } from '@/lib/storage';

/**
 * Keeps what visitors type and press in parts of the page that React has not hydrated. Such a part has
 * `data-pre-hydration`, whose value is the key of its form's draft and which React removes when it hydrates the part
 * (`usePreHydrationKey`). The form then takes the text over (`usePreHydrationInput`), and the presses are repeated here.
 *
 * If somebody else has inserted an element, such as a password manager beside a field, React builds the part anew
 * instead. Then text, focus and presses go over to the new form, which has the same `name`.
 */
const marker = 'data-pre-hydration';
/** On a button whose press waits (`base.css`). */
const pressedEarly = 'data-pressed-early';

const elementOf = ({ target }: Event) => (target instanceof Element ? target : undefined);
const formOf = (event: Event) => elementOf(event)?.closest<HTMLFormElement>(`form[${marker}]`);

type TextField = HTMLInputElement | HTMLTextAreaElement;
type Control = TextField | HTMLButtonElement;

const isTextField = (element: unknown): element is TextField =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
const isControl = (element: unknown): element is Control =>
  isTextField(element) || element instanceof HTMLButtonElement;

const labelOf = (control: Control) => {
  if (control instanceof HTMLButtonElement) return control.textContent;
  const isChoice = control.type === 'radio' || control.type === 'checkbox';
  return isChoice ? `${control.name} ${control.value}` : control.name;
};

/** @returns the control, or the one in its place if React has built its form anew; undefined if that is not there yet */
const standIn = (control: Control) => {
  if (control.isConnected) return control;
  const rebuilt = document.forms.namedItem(control.form?.getAttribute('name') ?? '');
  return Array.from(rebuilt?.elements ?? [])
    .filter(isControl)
    .find((other) => other.type === control.type && labelOf(other) === labelOf(control));
};

/** Puts a text into a field of React's. */
const enter = (field: TextField, text: string) => {
  const value = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  value?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

const moveFocus = (from: Control, to: Control) => {
  if (document.activeElement !== document.body) return;
  to.focus({ preventScroll: true });
  if (!isTextField(from) || !isTextField(to) || from.selectionStart === null) return;
  to.setSelectionRange(from.selectionStart, from.selectionEnd);
};

/** The last press of each button, in their order: the part that it waits for, and what the button said. */
const presses = new Map<HTMLButtonElement, { part: Element; state: string | null }>();
/** Forms in which the visitor has done something. */
const begunForms = new Set<HTMLFormElement>();
let lastFocused: Control | undefined;

const forget = (button: HTMLButtonElement) => {
  presses.delete(button);
  button.removeAttribute(pressedEarly);
};

const moveToRebuilt = (form: HTMLFormElement) => {
  for (const from of [...form.elements].filter(isTextField)) {
    const to = standIn(from);
    // The form has already taken over most texts, but not, for example, a part of a country.
    if (isTextField(to) && to.value === '' && from.value !== '') enter(to, from.value);
  }
  const to = lastFocused?.form === form && standIn(lastFocused);
  if (lastFocused && to) moveFocus(lastFocused, to);
};

const repeatPress = (button: HTMLButtonElement) => {
  const state = presses.get(button)?.state;
  const target = standIn(button);
  forget(button);
  // A toggle may meanwhile be in the state that the visitor wanted.
  const repeat = () => target?.getAttribute('aria-pressed') === state && target?.click();
  // Wait for the end of the click that makes React hydrate the part.
  setTimeout(repeat);
};

const settle = () => {
  for (const form of begunForms) {
    const isRebuilt =
      !form.isConnected && document.forms.namedItem(form.getAttribute('name') ?? '');
    if (isRebuilt) moveToRebuilt(form);
    if (isRebuilt || !form.hasAttribute(marker)) begunForms.delete(form);
  }
  for (const [button, { part }] of presses) {
    const isRebuilt = !button.isConnected && standIn(button);
    if (isRebuilt || !part.hasAttribute(marker)) repeatPress(button);
  }
  if (begunForms.size + presses.size === 0) hydration.disconnect();
};
const hydration = new MutationObserver(settle);
const awaitHydration = () =>
  hydration.observe(document, { attributeFilter: [marker], childList: true, subtree: true });

// A native submit would put the fields into the address.
addEventListener('submit', (event) => event.preventDefault(), true);

const keepText = (event: Event) => {
  const form = formOf(event);
  if (!form) return;
  const key = preHydrationKeyOf(form.getAttribute(marker) ?? '');
  tabStorage.write(key, Object.fromEntries(new FormData(form)));
};
addEventListener('input', keepText, true);

const keepFocus = (event: Event) => {
  const form = formOf(event);
  if (!form || !isControl(event.target)) return;
  lastFocused = event.target;
  begunForms.add(form);
  awaitHydration();
};
addEventListener('focusin', keepFocus, true);

const keepPress = (event: Event) => {
  const button = elementOf(event)?.closest('button');
  const part = button?.closest(`[${marker}]`);
  if (!button || !part) return;
  presses.delete(button);
  presses.set(button, { part, state: button.getAttribute('aria-pressed') });
  button.setAttribute(pressedEarly, '');
  awaitHydration();
};
addEventListener('click', keepPress, true);

// Once React has started (`main.tsx`), it hydrates the pressed part at once, and stops the click only if a chunk is
// missing. So React has handled a click that bubbles up to here.
const forgetHandled = (event: Event) => {
  const button = elementOf(event)?.closest('button');
  if (button && document.querySelector('#root[data-hydrating]')) forget(button);
};
addEventListener('click', forgetHandled);

/** Opens the answer that find in page or a link to a text reaches; the list takes it over (`ui/accordion.tsx`). */
const openFound = (event: Event) => {
  const found = elementOf(event)?.closest('[data-item]');
  const list = found?.parentElement;
  if (!list) return;
  list.dataset['settled'] = '';
  for (const item of list.children) {
    item.toggleAttribute('data-open', item === found);
    item.querySelector('[aria-expanded]')?.setAttribute('aria-expanded', String(item === found));
  }
};
addEventListener('beforematch', openFound, true);
