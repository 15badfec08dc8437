import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { formUnavailable } from '@/content/form-unavailable';
import { paths } from '@/lib/paths';
import { fill, inForm } from '../fill-detailed-form';
import { renderRoute } from '../render-route';

it('a form that crashed is restored with its text and a message', async () => {
  // React logs caught errors to the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = renderRoute(paths.contact);
  await screen.findByRole('button', { name: 'Send' });
  await fill(user, 'Name', 'A. Founder');
  const consent = () => inForm().getByRole('checkbox');
  await user.click(consent());
  inForm().getByRole('note').remove();
  await user.click(consent());
  expect(await screen.findByText(formUnavailable.remountNotice)).toBeInTheDocument();
  await waitFor(() => expect(inForm().getByLabelText(/^Name/)).toHaveValue('A. Founder'));
  expect(consent()).not.toBeChecked();
});
