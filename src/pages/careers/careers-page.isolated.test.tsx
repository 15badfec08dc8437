import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { agency } from '@/content/agency';
import type * as Jobs from '@/content/jobs';
import { jobs } from '@/content/jobs';
import { CareersPage } from './careers-page';

// As many openings as the table has free chairs, and one more; two have one title, one is applied for elsewhere.
vi.mock('@/content/jobs', async (load) => {
  const { jobs: real, ...rest } = await load<typeof Jobs>();
  const location = 'Berlin';
  const more = ['Producer', 'Editor', 'Illustrator'].map((title) => ({ title, location }));
  const applyUrl = 'https://jobs.example/1';
  const twin = { title: real[0]?.title ?? '', location, applyUrl };
  return { ...rest, jobs: [...real.slice(0, 4), twin, ...more] };
});

const section = (name: string) => screen.getByRole('region', { name });
const open = () => {
  render(<CareersPage />, { wrapper: MemoryRouter });
  return userEvent.setup();
};

it('has a row for each opening, with an application that names it, and a chair for the first seven', () => {
  open();
  const openings = section('Current Job Openings');
  const rows = within(openings).getAllByRole('listitem');
  expect(rows).toHaveLength(8);
  for (const [index, { title, location, applyUrl }] of jobs.entries()) {
    const row = rows[index] ?? openings;
    expect(within(row).getByRole('heading')).toHaveTextContent(title);
    const isApply = (name: string) => name.startsWith(`Apply Now: ${title}, ${location}`);
    const link = within(row).getByRole('link', { name: isApply });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(
      applyUrl ?? `mailto:${agency.hiringEmail}?subject=Application: ${title} (${location})&body=`,
    );
    const chair = screen.queryByRole('link', { name: `${title}, ${location}` });
    expect(chair?.getAttribute('href')).toBe(index < 7 ? `/#${row.id}` : undefined);
  }
});

it('has the hiring address once, to copy, for visitors without a mail client', async () => {
  const user = open();
  const openings = section('Current Job Openings');
  expect(openings.textContent.split(agency.hiringEmail)).toHaveLength(2);
  const copyAddress = within(openings).getByRole('button');
  expect(copyAddress).toHaveAccessibleName('Copy the address for applications');
  const timers = vi.spyOn(globalThis, 'setTimeout');
  await user.click(copyAddress);
  const copied = await within(openings).findByText('Copied');
  expect(await navigator.clipboard.readText()).toBe(agency.hiringEmail);
  act(() => timers.mock.calls.find(([, ms]) => ms === 4000)?.[0]());
  await waitFor(() => expect(copied).toBeEmptyDOMElement());
});

it('has the address once more for other roles, and says so where the browser forbids to copy', async () => {
  const user = open();
  const box = within(section('Can’t find relevant openings?'));
  const mail = box.getByRole('link', { name: agency.hiringEmail });
  expect(mail).toHaveAttribute('href', `mailto:${agency.hiringEmail}`);
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  write.mockRejectedValue(new Error('forbidden'));
  await user.click(box.getByRole('button', { name: 'Copy the address' }));
  await box.findByText(/won’t let us copy/);
  expect(write).toHaveBeenCalledWith(agency.hiringEmail);
});
