import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Looks within the page's form: in a whole page jsdom takes many times as long. */
export const inForm = () => {
  const form = document.querySelector<HTMLElement>('main form');
  if (!form) throw new Error('The page has no form');
  return within(form);
};

/** Finds a field by its label, with or without a mark at the end. */
const field = (label: string) => inForm().getByLabelText(new RegExp(`^${label}\\W*$`));

/** Puts a text into a field at once, as a paste does. */
export async function fill(user: UserEvent, label: string, value: string) {
  const target = field(label);
  await user.clear(target);
  await user.click(target);
  await user.paste(value);
}

/** Chooses an option of a select or a searchable list by its words. */
export async function choose(user: UserEvent, label: string, option: string) {
  const control = field(label);
  if (control.tagName === 'INPUT') {
    await fill(user, label, option);
  } else {
    await user.click(control);
  }
  const escaped = option.replace(/[$+]/g, String.raw`\$&`);
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${escaped}`) }));
}

/** Fills every field of the detailed form with a complete enquiry from India. */
export async function fillDetailedForm(user: UserEvent) {
  await fill(user, 'Name', 'A. Founder');
  await fill(user, 'Email', 'founder@hexwell.example');
  await choose(user, 'Country', 'India');
  await fill(user, 'Contact No', '98000 00000');
  await fill(user, 'Company', 'Hexwell');
  await fill(user, 'Designation', 'Founder');
  await user.click(screen.getByLabelText('One-time Project'));
  await choose(user, 'Budget', '10 Lacs - 50 Lacs');
  await fill(user, 'Project Description', 'A new name,\nand a film.');
}

/** Leaves the same enquiry as a draft in this tab, as the form itself would. */
export const leaveDetailedDraft = (changes: object = {}) =>
  sessionStorage.setItem(
    'detailed-enquiry',
    JSON.stringify({
      name: 'A. Founder',
      email: 'founder@hexwell.example',
      country: { name: 'India', dial_code: '+91', code: 'IN' },
      contact: '98000 00000',
      organizationName: 'Hexwell',
      designation: 'Founder',
      projectType: 'one-time',
      budget: '10-50lac',
      projectDescription: 'A new name,\nand a film.',
      serviceVertical: [],
      subscribeToNewsletter: false,
      ...changes,
    }),
  );
