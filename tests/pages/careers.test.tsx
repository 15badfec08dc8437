import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { agency } from '@/content/agency';
import { paths } from '@/lib/paths';
import { renderRoute } from '../render-route';

const open = async () => {
  const view = renderRoute(paths.careers);
  await screen.findByRole('heading', { level: 1, name: 'Join our team' });
  return view;
};
const section = (name: string) => screen.getByRole('region', { name });

it('names the four values, the last with its six hours', async () => {
  await open();
  const values = section('What the table is like');
  const titles = within(values).getAllByRole('heading', { level: 3 });
  expect(titles.map((title) => title.textContent)).toEqual([
    'Culture',
    'Collaborative Synergy',
    'Transparency',
    'Dynamic Work Schedule',
  ]);
  expect(values).toHaveTextContent('Full time means 6 hours a day');
});

it('shows the four steps in order', async () => {
  await open();
  const steps = within(section('Recruitment process')).getAllByRole('listitem');
  expect(steps.map((step) => within(step).getByRole('heading').textContent)).toEqual([
    'Fill out the form',
    'Jump on a call with a team leader',
    'Finish a quick task',
    'Get on board',
  ]);
  expect(steps[2]).toHaveTextContent('discuss it with you on an online call');
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
  expect(openings).toEqual([
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

  it('copies the address and says so', async () => {
    const { user } = await open();
    await user.click(copy());
    expect(await navigator.clipboard.readText()).toBe(agency.hiringEmail);
    expect(await within(box()).findByRole('status')).toHaveTextContent('Copied');
  });

  it('says so when the browser forbids copying', async () => {
    const { user } = await open();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
    await user.click(copy());
    expect(await within(box()).findByText(/won’t let us copy/)).toBeVisible();
  });
});
