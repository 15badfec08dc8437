import { auditWords as words } from '@/content/audit';
import { paths } from '@/lib/paths';
import { reveal } from '@/motion/reveal';
import { ButtonLink } from '@/ui/button';

/** An invitation for visitors who would rather talk. */
export function TalkCard() {
  return (
    <section className="py-section xl:pt-24 xl:pb-36">
      <div className="wrap">
        <div className="on-green relative grid content-between overflow-hidden rounded-card rounded-tr-act py-18 pr-18 pl-20 md:min-h-94 max-md:p-panel">
          <h2 ref={reveal} className="max-w-[min(9.5em,600px)]">
            {words.talk}
          </h2>
          <svg
            className="inset-y-0 right-10 my-auto h-full max-h-110 w-auto sm:absolute max-xl:right-0 max-xl:h-75 max-md:mb-2 max-md:h-48 max-sm:order-1 max-sm:mt-8 max-sm:h-auto max-sm:w-55 print:hidden"
            viewBox="0 0 560 376"
            aria-hidden="true"
          >
            <path
              fill="currentColor"
              d="M258 79.5v62a46.5 46.5 0 0 0 0 93v62a108.5 108.5 0 0 1 0-217zM340 79.5a108.5 108.5 0 0 1 0 217v-62a46.5 46.5 0 0 0 0-93z"
            />
            <circle className="fill-cream" cx="299" cy="188" r="31" />
          </svg>
          <ButtonLink
            to={paths.contact}
            tone="ink"
            size="large"
            className="mt-fluid-12 justify-self-start"
          >
            {words.talkButton}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
