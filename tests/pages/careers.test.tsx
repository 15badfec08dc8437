import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { agency } from '@/content/agency';
import { jobs } from '@/content/jobs';
import { paths } from '@/lib/paths';
import { renderRoute } from '../render-route';

const open = async () => {
  const view = renderRoute(paths.careers);
  await screen.findByRole('heading', { level: 1, name: 'Join our team' });
  return view;
};
const section = (name: string) => screen.getByRole('region', { name });

it('has a free chair for each opening, which names it and leads to its row', async () => {
  await open();
  for (const { title } of jobs) {
    const chair = screen.getByRole('link', { name: title });
    const row = document.getElementById(chair.getAttribute('href')?.slice(1) ?? '');
    expect(within(row ?? chair).getByRole('heading', { name: title })).toBeInTheDocument();
  }
});

it('lists the openings of docs/rules.md#job-openings, each with an application that names it', async () => {
  await open();
  const rows = within(section('Current Job Openings')).getAllByRole('listitem');
  const openings = rows.map((row) => {
    const title = within(row).getByRole('heading').textContent;
    const link = within(row).getByRole('link', { name: new RegExp(`^Apply Now: ${title}`) });
    const address = new URL(link.getAttribute('href') ?? '');
    if (address.protocol !== 'mailto:') return `${title}: ${address.href}`;
    expect(address.pathname).toBe(agency.hiringEmail);
    return address.searchParams.get('subject');
  });
  expect(openings).toHaveLength(jobs.length);
  expect(openings.slice(0, 5)).toEqual([
    'Application: Social Media Manager (Remote)',
    'Application: Graphics Designer (Gurugram, Haryana)',
    'Application: Brand Manager (Gurugram, Haryana)',
    'Application: Content Writer (Remote)',
    'Application: Video Editor (Remote)',
  ]);
});

it('shows the address of the openings once, for visitors without a mail client', async () => {
  const { user } = await open();
  const openings = section('Current Job Openings');
  expect(openings.textContent.split(agency.hiringEmail)).toHaveLength(2);
  const copyAddress = within(openings).getByRole('button');
  expect(copyAddress).toHaveAccessibleName('Copy the address for applications');
  await user.click(copyAddress);
  expect(await navigator.clipboard.readText()).toBe(agency.hiringEmail);
  expect(await within(openings).findByText('Copied')).toBeVisible();
});

const box = () => section('Can’t find relevant openings?');
const copy = () => within(box()).getByRole('button', { name: 'Copy the address' });

describe('Can’t find relevant openings?', () => {
  it('gives the hiring address as a link', async () => {
    await open();
    expect(within(box()).getByRole('link', { name: agency.hiringEmail })).toHaveAttribute(
      'href',
      `mailto:${agency.hiringEmail}`,
    );
  });

  it('says so when the browser forbids copying', async () => {
    const { user } = await open();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
    await user.click(copy());
    expect(await within(box()).findByText(/won’t let us copy/)).toBeVisible();
  });
});
