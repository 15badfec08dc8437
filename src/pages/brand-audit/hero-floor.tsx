import { QuarterBend } from '@/ui/quarter-bend';

/** The line below the hero: across to the left, and down to the first question. */
export function HeroFloor() {
  return (
    <div className="relative h-50 menu:h-[calc(var(--line)*4.255)]" aria-hidden="true">
      <div className="absolute top-[calc(var(--line)*0.75)] right-[calc(var(--side)+var(--line)*1.75+var(--cut))] left-[calc(var(--hang)+var(--line)*1.75+var(--cut))] h-line bg-current" />
      <QuarterBend corner="top-left" className="top-[calc(var(--line)*0.75)] left-hang" />
      <div className="absolute top-[calc(var(--line)*2.5+var(--cut))] bottom-0 left-hang w-line bg-current" />
    </div>
  );
}
