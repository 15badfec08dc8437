import { tabStorage } from '@/lib/storage';
import { preHydrationKeyOf } from '@/lib/storage-keys';

/**
 * Keeps what visitors type and press in parts of the page that React has not hydrated. Such a part has
 * `data-pre-hydration`, whose value is the key of its form's draft and which React removes when it hydrates the part
 * (`usePreHydrationKey`). The form then takes the text over (`usePreHydrationInput`), and the last press is repeated here.
 */
const marker = 'data-pre-hydration';
const elementOf = ({ target }: Event) => (target instanceof Element ? target : undefined);

// A native submit would put the fields into the address.
addEventListener('submit', (event) => event.preventDefault(), true);

const keepText = (event: Event) => {
  const form = elementOf(event)?.closest<HTMLFormElement>(`form[${marker}]`);
  if (!form) return;
  const key = preHydrationKeyOf(form.getAttribute(marker) ?? '');
  tabStorage.write(key, Object.fromEntries(new FormData(form)));
};
addEventListener('input', keepText, true);

let lastPressed: HTMLElement | undefined;

const keepPress = (event: Event) => {
  const button = elementOf(event)?.closest('button');
  const part = button?.closest(`[${marker}]`);
  if (!button || !part) return;
  lastPressed = button;
  const state = button.getAttribute('aria-pressed');
  const repeat = () => {
    if (lastPressed !== button) return;
    lastPressed = undefined;
    // A toggle may have taken the state meanwhile that the visitor wanted.
    if (button.getAttribute('aria-pressed') === state) button.click();
  };
  const hydration = new MutationObserver(() => {
    hydration.disconnect();
    // Not within the click that makes React hydrate the part.
    setTimeout(repeat);
  });
  hydration.observe(part, { attributeFilter: [marker] });
};
addEventListener('click', keepPress, true);

// Once React has started (`main.tsx`), it hydrates the pressed part at once, and stops the click only if a script is
// missing. So React has handled a click that bubbles up to here.
const forgetHandled = ({ target }: Event) => {
  const isHydrating = document.querySelector('#root[data-hydrating]') !== null;
  if (isHydrating && target instanceof Node && lastPressed?.contains(target))
    lastPressed = undefined;
};
addEventListener('click', forgetHandled);
