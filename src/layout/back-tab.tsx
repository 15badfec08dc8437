import { useRef } from 'react';
import { navigationWords } from '@/content/navigation';
import { paths } from '@/lib/paths';
import { AppLink } from '@/ui/app-link';
import { useOverInk } from './use-over-ink';
import './back-tab.css';

/** The fixed vertical tab that leads home, on every page but home (specification 2.1, decision 14). */
export function BackTab() {
  const ref = useRef<HTMLAnchorElement>(null);
  const isOverInk = useOverInk(ref);
  return (
    <AppLink ref={ref} to={paths.home} className={`backtab ${isOverInk ? 'is-on-ink' : ''}`.trim()}>
      <span>{navigationWords.backToHome}</span>
    </AppLink>
  );
}
