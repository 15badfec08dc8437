import { agency } from '@/content/agency';
import { copyWords, speculative } from '@/content/careers';
import { reveal } from '@/motion/reveal';
import { ButtonLink } from '@/ui/button-link';
import { CopyButton } from '@/ui/copy-button';

/** For everyone else: the hiring address, to write to or to copy. */
export function Speculative() {
  const { hiringEmail } = agency;
  return (
    <section
      className="@container bg-sand pt-24 pb-36 page-end-sand l:py-section"
      aria-labelledby="speculative"
    >
      <div className="wrap">
        <div
          ref={reveal}
          className="cols on-forest items-end rounded-card rounded-br-turn px-16 py-18 compact:px-12 compact:py-16 l:p-12 m:p-10 s:px-5 s:py-7"
        >
          <h2 id="speculative" className="col-span-7 l:col-span-full @max-ample:col-span-full">
            {speculative.title}
          </h2>
          <div className="col-span-5 grid grid-cols-[minmax(0,1fr)] justify-items-start gap-7 l:col-span-full l:mt-6 @max-ample:col-span-full @max-ample:mt-10">
            <p className="max-w-prose text-lead">{speculative.lead}</p>
            {hiringEmail && (
              <div className="relative flex w-full flex-wrap items-center gap-x-5 gap-y-3">
                <ButtonLink
                  to={`mailto:${hiringEmail}`}
                  size="large"
                  className="s:w-full xs:pr-15 xs:pl-4 xs:text-[16px]"
                >
                  {hiringEmail}
                </ButtonLink>
                <CopyButton
                  text={hiringEmail}
                  label={copyWords.copy}
                  name={speculative.copyName}
                  copied={copyWords.copied}
                  failed={copyWords.failed}
                  saidClassName="absolute top-[calc(100%+12px)] left-0 l:static @max-ample:static"
                />
              </div>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
