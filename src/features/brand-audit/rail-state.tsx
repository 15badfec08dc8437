import { createContext, type ReactNode, use } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { railStrip } from '@/lib/strip';
import { useHeaderHidden } from '@/lib/header-state';
import { useStore, windowStore } from '@/lib/store';
import { answersInOrder, questionIds } from './answers';
import { railPlan } from './rail-plan';
import { railSize } from './rail-size';
import type { AuditValues } from './schema';

/** Height of the window in px. The prerendered rail is for 720 px, and fits every higher window. */
const windowHeight = windowStore(() => window.innerHeight, 720);

/** @returns the measures of the upright rail in px, and its strip; they follow header and window */
export const useRailSize = () => {
  const isHeaderHidden = useHeaderHidden();
  const size = railSize(useStore(windowHeight), isHeaderHidden);
  return { ...size, uprightStrip: railStrip({ ...size, isUpright: true }) };
};

interface RailMotion {
  /** Whether pieces move: only what the visitor answers now does, not what a reload brings back. */
  isLive: boolean;
  /** Whether the strip has yet to draw itself, which only an empty one does. */
  isWaiting: boolean;
}

type Rail = RailMotion & ReturnType<typeof railPlan>;

const RailContext = createContext<Rail | undefined>(undefined);

/** @returns what the rail, the cards and the sentences show now */
export const useRail = () => {
  const rail = use(RailContext);
  if (!rail) throw new Error('useRail needs a RailProvider around it');
  return rail;
};

/**
 * The rail is the audit's strip while it grows beside the questions. This reads the answers of the
 * form once for all of its drawings, the cards and the sentences.
 */
export function RailProvider({
  children,
  isLive,
  isWaiting,
}: RailMotion & { children: ReactNode }) {
  const values = useWatch<AuditValues, typeof questionIds>({ name: questionIds });
  const { errors } = useFormState<AuditValues>();
  const isChecked = questionIds.some((id) => errors[id]);
  const plan = railPlan(answersInOrder(values), isChecked);
  const isEmpty = plan.answeredCount === 0;
  return (
    <RailContext value={{ ...plan, isLive, isWaiting: isWaiting && isEmpty }}>
      {children}
    </RailContext>
  );
}
