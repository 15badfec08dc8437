import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Looks within the page's form: in a whole page jsdom takes many times as long. */
export const inForm = () => {
  const form = document.querySelector<HTMLElement>('main form');
  if (!form) throw new Error('The page has no form');
  return within(form);
};

/** The field whose label begins so. Testing Library's own search takes a second on a page of sixty answers. */
export const field = (name: string, form = 'main form') => {
  const labels = [...document.querySelectorAll<HTMLLabelElement>(`${form} label`)];
  const label = labels.find(({ textContent }) => textContent.trim().startsWith(name));
  if (!label?.control) throw new Error(`No field ${name}`);
  return label.control;
};

/** Puts a text in place of a field's at once, as a paste does. */
export async function fill(user: UserEvent, name: string, text: string, form?: string) {
  const control = field(name, form);
  act(() => control.focus());
  if ('select' in control && typeof control.select === 'function') control.select();
  await user.paste(text);
}

/** Chooses an option of a select by its words, or of a searchable list by how they begin. */
export async function choose(user: UserEvent, name: string, option: string) {
  const control = field(name);
  if (control instanceof HTMLSelectElement) return user.selectOptions(control, option);
  await fill(user, name, option);
  const isWanted = (_: string, one: Element | null) => one?.textContent.startsWith(option) ?? false;
  await user.click(await screen.findByText(isWanted, { selector: '[role=option]' }));
}
