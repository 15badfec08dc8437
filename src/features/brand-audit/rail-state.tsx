import { createContext, type ReactNode, use } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { railStrip } from '@/lib/strip';
import { useHeaderHidden } from '@/lib/header-state';
import { useStore, windowStore } from '@/lib/store';
import { pickAnswers, questionIds } from './answers';
import { railPlan, railSize } from './rail-plan';
import type { AuditValues } from './schema';

/** Height of the window in px. The prerendered rail is for 720 px, and fits every higher window. */
const windowHeight = windowStore(() => window.innerHeight, 720);

/** @returns the size and geometry of the upright rail, which follow header and window */
export const useRailSize = () => {
  const isHeaderHidden = useHeaderHidden();
  const size = railSize(useStore(windowHeight), isHeaderHidden);
  return { ...size, upright: railStrip({ ...size, isUpright: true }) };
};

interface RailMotion {
  /** Whether pieces move: only what the visitor answers now does, not what a reload brings back. */
  isLive: boolean;
  /** Whether the strip has yet to draw itself. */
  isWaiting: boolean;
}

type Rail = RailMotion & ReturnType<typeof railPlan>;

const RailContext = createContext<Rail | undefined>(undefined);

/** @returns what the rail and the sentences show now */
export const useRail = () => {
  const rail = use(RailContext);
  if (!rail) throw new Error('Outside of the audit');
  return rail;
};

/** Reads the answers of the form once for all drawings of the rail. */
export function RailProvider({
  children,
  isLive,
  isWaiting,
}: RailMotion & { children: ReactNode }) {
  const values = useWatch<AuditValues, typeof questionIds>({ name: questionIds });
  const { errors } = useFormState<AuditValues>();
  const answers = pickAnswers(
    Object.fromEntries(questionIds.map((id, index) => [id, values[index]])),
  );
  const plan = railPlan(
    answers,
    questionIds.some((id) => errors[id]),
  );
  return (
    <RailContext value={{ ...plan, isLive, isWaiting: isWaiting && plan.count === 0 }}>
      {children}
    </RailContext>
  );
}
