import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part';

const Form = ({ name }: { name: string }) => <form aria-label={name} />;
const Broken = ({ name }: { name: string }) => {
  throw new Error(name);
};

it('renders at once when its chunk has already loaded', async () => {
  const Part = lazyPart(() => Promise.resolve(Form));
  await Part.load();
  render(<Part name="Enquiry" />);
  expect(screen.getByRole('form', { name: 'Enquiry' })).toBeInTheDocument();
});

it.each([undefined, { placeholder: <p>held</p>, remountNotice: 'Back again' }])(
  'stays away when it throws; a form leaves its placeholder, after it was remounted',
  async (form) => {
    // React logs caught errors to the console.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Part = lazyPart(() => Promise.resolve(Broken), form);
    await Part.load();
    render(
      <>
        <p>around</p>
        <Part name="boom" />
      </>,
    );
    expect(screen.getByText('around')).toBeInTheDocument();
    expect(screen.queryAllByText('held')).toHaveLength(form ? 1 : 0);
    expect('chunkFailed' in document.documentElement.dataset).toBe(form !== undefined);
    delete document.documentElement.dataset['chunkFailed'];
  },
);
