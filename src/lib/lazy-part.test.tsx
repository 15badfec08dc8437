import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part';

const Form = ({ name }: { name: string }) => <form aria-label={name} />;
const Broken = ({ name }: { name: string }) => {
  throw new Error(name);
};

it('renders at once when its script has already loaded', async () => {
  const Part = lazyPart(() => Promise.resolve(Form), <p>waiting</p>);
  await Part.load();
  render(<Part name="Enquiry" />);
  expect(screen.getByRole('form', { name: 'Enquiry' })).toBeInTheDocument();
});

it('leaves the rest of the page intact when it throws', async () => {
  // React logs caught errors to the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Part = lazyPart(() => Promise.resolve(Broken), <p>held</p>);
  await Part.load();
  render(
    <>
      <p>around</p>
      <Part name="boom" />
    </>,
  );
  expect(screen.getByText('around')).toBeInTheDocument();
  expect(screen.getByText('held')).toBeInTheDocument();
});

it('remounts a form that throws at most three times, and then gives its place to its placeholder', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Part = lazyPart(() => Promise.resolve(Broken), <p>waiting</p>, 'Back again');
  await Part.load();
  render(<Part name="boom" />);
  expect(screen.getByText('waiting')).toBeInTheDocument();
  expect(document.documentElement.dataset['scriptFailed']).toBe('');
  delete document.documentElement.dataset['scriptFailed'];
});
