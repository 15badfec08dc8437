import { auditWords as words } from '@/content/audit';
import { paths } from '@/lib/paths';
import { reveal } from '@/motion/reveal';
import { ButtonLink } from '@/ui/button-link';

/** An invitation for visitors who would rather talk. */
export function TalkCard() {
  return (
    <section className="pt-24 pb-36 l:py-section">
      <div className="wrap">
        <div className="on-green relative grid min-h-94 content-between overflow-hidden rounded-card rounded-tr-act py-18 pr-18 pl-20 m:min-h-0 m:p-12 s:p-6">
          <h2 ref={reveal} className="max-w-[min(9.5em,600px)]">
            {words.talk}
          </h2>
          <svg
            className="absolute top-1/2 right-10 h-full max-h-110 w-auto -translate-y-1/2 l:right-0 l:h-75 m:top-auto m:-right-4 m:bottom-2 m:h-47.5 m:translate-y-0 s:static s:order-1 s:mt-8 s:h-auto s:w-55"
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
            className="mt-12 justify-self-start s:mt-8"
          >
            {words.talkButton}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
