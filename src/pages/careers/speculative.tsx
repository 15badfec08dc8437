import { agency } from '@/content/agency';
import { copyWords, speculative } from '@/content/careers';
import { reveal } from '@/motion/reveal';
import { ButtonLink } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';

/** Speculative applications: the hiring address, as a link and to copy. */
export function Speculative() {
  const { hiringEmail } = agency;
  return (
    <section
      className="@container bg-sand py-section page-end-sand xl:pt-24 xl:pb-36"
      aria-labelledby="speculative"
    >
      <div className="wrap">
        <div
          ref={reveal}
          className="on-forest cols items-end rounded-card rounded-br-turn px-16 py-18 compact:px-12 compact:py-16 max-xl:p-panel"
        >
          <h2 id="speculative" className="col-span-7 max-xl:col-span-full @max-ample:col-span-full">
            {speculative.title}
          </h2>
          <div className="col-span-5 grid grid-cols-1 justify-items-start gap-7 max-xl:col-span-full max-xl:mt-6 @max-ample:col-span-full @max-ample:mt-10">
            <p className="max-w-prose text-lead">{speculative.lead}</p>
            {hiringEmail && (
              <div className="relative flex w-full flex-wrap items-center gap-x-5 gap-y-3">
                <ButtonLink
                  to={`mailto:${hiringEmail}`}
                  size="large"
                  className="max-sm:w-full max-sm:pr-15 max-sm:pl-4 max-sm:text-small"
                >
                  {hiringEmail}
                </ButtonLink>
                <CopyButton
                  text={hiringEmail}
                  label={copyWords.copy}
                  name={speculative.copyName}
                  copied={copyWords.copied}
                  failed={copyWords.failed}
                  saidClassName="absolute top-[calc(100%+12px)] left-0 max-xl:static @max-ample:static"
                />
              </div>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
