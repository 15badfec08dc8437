import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part';

const Form = ({ name }: { name: string }) => <form aria-label={name} />;
const Broken = ({ name }: { name: string }) => {
  throw new Error(name);
};

it('renders at once when its chunk has already loaded', async () => {
  const Part = lazyPart(() => Promise.resolve(Form), <p>waiting</p>);
  await Part.load();
  render(<Part name="Enquiry" />);
  expect(screen.getByRole('form', { name: 'Enquiry' })).toBeInTheDocument();
});

it.each([undefined, 'Back again'])(
  'leaves its placeholder when it throws, and the rest intact; a form is remounted before (%s)',
  async (remountNotice) => {
    // React logs caught errors to the console.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Part = lazyPart(() => Promise.resolve(Broken), <p>held</p>, remountNotice);
    await Part.load();
    render(
      <>
        <p>around</p>
        <Part name="boom" />
      </>,
    );
    expect(screen.getByText('around')).toBeInTheDocument();
    expect(screen.getByText('held')).toBeInTheDocument();
    expect('chunkFailed' in document.documentElement.dataset).toBe(remountNotice !== undefined);
    delete document.documentElement.dataset['chunkFailed'];
  },
);
