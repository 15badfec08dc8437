import { TextLink } from '@/ui/text-link';

interface InvalidFieldRowProps {
  to: string;
  /** What the link says. */
  action: string;
  children: string;
}

/** One thing that keeps the audit from being sent, and the way to it. */
export function InvalidFieldRow({ to, action, children }: InvalidFieldRowProps) {
  return (
    <li className="flex flex-wrap justify-between gap-x-6 border-t border-hair py-3 font-medium">
      <span className="flex-[1_1_8em]">{children}</span>
      <TextLink to={to} className="flex-none">
        {action}
      </TextLink>
    </li>
  );
}
