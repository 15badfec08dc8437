import type { UserEvent } from '@testing-library/user-event';
import { choose, field, fill } from './fields';

/** A complete enquiry from India, as the detailed form keeps it. */
export const detailedDraft = {
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
};

/** Leaves it as a draft in this tab. */
export const leaveDetailedDraft = (changes: object = {}) =>
  sessionStorage.setItem('detailed-enquiry', JSON.stringify({ ...detailedDraft, ...changes }));

/** Fills every field of the detailed form with it. */
export async function fillDetailedForm(user: UserEvent) {
  await fill(user, 'Name', 'A. Founder');
  await fill(user, 'Email', 'founder@hexwell.example');
  await choose(user, 'Country', 'India');
  await fill(user, 'Contact No', '98000 00000');
  await fill(user, 'Company', 'Hexwell');
  await fill(user, 'Designation', 'Founder');
  await user.click(field('One-time Project'));
  await choose(user, 'Budget', '10 Lacs - 50 Lacs');
  await fill(user, 'Project Description', 'A new name,\nand a film.');
}
