import { act, render, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { LottieStageProps } from '@/motion/lottie-stage';
import { ContactRail } from './contact-rail';

/** The animations of the picture, by their files. */
const { stages } = vi.hoisted(() => ({ stages: new Map<string, LottieStageProps>() }));
vi.mock('@/motion/lottie-stage', () => ({
  LottieStage: (props: LottieStageProps) => void stages.set(props.src, props),
}));
const playing = () => [...stages.values()].find(({ isPlaying }) => isPlaying);

it('somebody comes and waits in the picture, and sets to work once a field has the focus', async () => {
  const { rerender } = render(<ContactRail focusedField={null} />);
  await waitFor(() => expect(stages.size).toBe(4));
  act(() => stages.forEach(({ onReady }) => onReady()));
  const [intro, idle, typing, stillTyping] = [
    'initial',
    'initial-looped',
    'upon-typing',
    'upon-typing-continue-looped',
  ].map((name) => `/lotties/contact/${name}.json`);
  await waitFor(() => expect(playing()).toMatchObject({ src: intro, loop: false }));
  act(() => playing()?.onComplete?.());
  expect(playing()).toMatchObject({ src: idle, loop: true, onExit: undefined });
  rerender(<ContactRail focusedField={document.createElement('input')} />);
  act(() => playing()?.onExit?.());
  expect(playing()).toMatchObject({ src: typing, loop: false });
  act(() => playing()?.onComplete?.());
  expect(playing()).toMatchObject({ src: stillTyping, loop: true });
});
