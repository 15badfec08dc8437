import { services } from '@/content/home';
import { reveal } from '@/motion/reveal';
import { ButtonLink } from '@/ui/button-link';
import { TagList } from '@/ui/tag-list';
import { TextLink } from '@/ui/text-link';
import { Picture } from '../picture';

const { title, branding, video, more, note, all } = services;

/** Two interlocked cards, heavy left, then right. */
export function Services() {
  return (
    <section className="wrap @container pt-act pb-section l:@container-normal print:pt-0">
      {/* Large text: one below the other. */}
      <div className="cols items-start m:block @max-roomy:block print:grid print:grid-cols-2 print:gap-x-8 print:gap-y-5">
        <h2
          ref={reveal}
          className="col-span-7 row-start-1 min-h-70 pb-16 whitespace-nowrap l:pb-10 l:whitespace-normal m:min-h-0 m:pb-11 @max-roomy:whitespace-normal print:col-span-full print:row-auto print:mb-4 print:min-h-0 print:p-0 print:whitespace-normal"
        >
          {title[0]}
          <br />
          {title[1]}
        </h2>
        <div
          ref={reveal}
          className="col-span-7 row-span-2 row-start-2 flex flex-col overflow-hidden rounded-card rounded-bl-turn bg-mint m:mr-[calc(var(--line)*2)] s:mr-0 print:col-auto print:row-auto print:break-inside-avoid"
        >
          <Picture name="service-branding" size={[720, 360]} className="h-auto w-full" />
          <div className="flex flex-col items-start gap-5 px-12 pt-11 pb-13 l:px-9 m:pb-[calc(var(--line)+36px)] s:px-6 s:pt-8 s:pb-8 print:gap-3 print:px-0 print:py-4">
            <h3 className="font-display text-h3">{branding.title}</h3>
            <p className="max-w-[30em]">{branding.text}</p>
            <TagList tags={branding.tags} more={more} className="mb-3 max-w-140" />
            <ButtonLink tone="ink" to={branding.action.to}>
              {branding.action.label}
            </ButtonLink>
          </div>
        </div>
        <div
          ref={reveal}
          className="on-forest col-span-5 col-start-8 row-span-2 row-start-1 flex flex-col overflow-hidden rounded-card rounded-tr-turn m:relative m:-mt-line m:ml-[calc(var(--line)*2)] s:mt-gutter s:ml-0 @max-roomy:mt-gutter print:col-auto print:row-auto print:break-inside-avoid"
        >
          <div className="flex flex-col items-start gap-5 px-11 pt-14 pb-9 l:px-9 l:pt-9 s:px-6 s:pt-8 s:pb-8 print:gap-3 print:px-0 print:py-4">
            <h3 className="font-display text-h3">{video.title}</h3>
            <p className="max-w-[30em]">{video.text}</p>
            <TagList tags={video.tags} more={more} className="mb-3" />
            <ButtonLink to={video.action.to}>{video.action.label}</ButtonLink>
          </div>
          <Picture
            name="service-video"
            size={[520, 380]}
            className="h-auto min-h-95 w-full object-cover l:min-h-75 m:aspect-16/9 m:min-h-0 print:h-34 print:min-h-0"
          />
        </div>
        <p
          ref={reveal}
          className="col-span-5 col-start-8 row-start-3 max-w-105 self-end pt-10 pb-2 pl-11 text-small l:pl-0 m:max-w-none s:pt-6 @max-roomy:max-w-none @max-roomy:pl-0 print:col-span-full print:row-auto print:max-w-none print:p-0"
        >
          {note} <TextLink to={all.to}>{all.label}</TextLink>
        </p>
      </div>
    </section>
  );
}
