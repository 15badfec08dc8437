import { summaryWords as words } from '@/content/audit';
import { TextLink } from '@/ui/text-link';
import { useInvalidFields } from './use-invalid-fields';

/** In one column the list of gaps is far above the button: here is how many, and the way to it. */
export function InvalidReminder() {
  const { open, wrong } = useInvalidFields();
  if (open.length + wrong.length === 0) return null;
  return (
    <p className="hidden basis-full items-start gap-3.5 leading-[1.4] font-semibold text-error before:mt-1.5 before:size-3 before:flex-none before:rounded-full before:bg-error l:flex">
      <span>
        <span>{words.text(open.length, wrong.length)}</span>{' '}
        <TextLink to="#gaps" className="text-ink">
          {words.see}
        </TextLink>
      </span>
    </p>
  );
}
