import { videoHead, videoOfferings } from '@/content/services';
import { reveal } from '@/motion/reveal';
import { VideoOffering } from './video-offering';

/** The three offerings of the video route (docs/rules.md#video-offerings). */
export function VideoOfferings() {
  return (
    <section
      className="on-ink relative overflow-hidden py-section md:rounded-tr-act xl:pt-32 xl:pb-36 max-md:rounded-tl-act"
      id="our-services"
      aria-labelledby="video-services"
    >
      {/* With large text, one below the other. */}
      <div
        ref={reveal}
        className="wrap mb-fluid-20 cols items-start not-max-xl:@container xl:mb-24 max-md:pr-[calc(var(--line)+24px)] print:break-after-avoid"
      >
        <h2
          id="video-services"
          className="col-span-6 max-xl:col-span-full @max-roomy:col-span-full"
        >
          {videoHead.title}
        </h2>
        <p className="col-span-4 max-w-[min(372px,26vw)] text-lead max-xl:col-span-full max-xl:mt-4 max-xl:max-w-115 @max-roomy:col-span-full @max-roomy:max-w-prose">
          {videoHead.lead}
        </p>
      </div>
      <ol className="[--width:calc(100vw-2*var(--side))]">
        {videoOfferings.map((offering, index) => (
          <VideoOffering key={offering.id} offering={offering} number={index + 1} />
        ))}
      </ol>
    </section>
  );
}
