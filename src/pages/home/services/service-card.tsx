import { clsx } from 'clsx';
import { services } from '@/content/home';
import { fades, morphSource } from '@/motion/crossing';
import { reveal } from '@/motion/reveal';
import { ButtonLink } from '@/ui/button';
import { TagList } from '@/ui/tag-list';
import { Picture } from '../picture';

/** The left card has its picture above the text, the right one below. In narrow windows the second overlaps the first. */
const variants = {
  branding: {
    card: 'col-span-7 row-start-2 rounded-bl-turn bg-mint max-md:mr-turn max-sm:mr-0',
    words: 'px-12 pt-11 pb-13 max-xl:p-card max-md:pb-[calc(var(--line)+32px)] max-sm:pb-card',
    tags: 'max-w-140',
    tone: 'ink',
  },
  video: {
    card: 'on-forest relative col-span-5 col-start-8 row-start-1 rounded-tr-turn max-md:-mt-line max-md:ml-turn max-sm:mt-gutter max-sm:ml-0 @max-roomy:mt-gutter',
    words: 'px-11 pt-14 pb-9 max-xl:p-card',
    tags: undefined,
    tone: 'green',
  },
} as const;

interface ServiceCardProps {
  service: keyof typeof variants;
}

/** A service: picture, description and link. */
export function ServiceCard({ service }: ServiceCardProps) {
  const { title, text, tags, action } = services[service];
  const { tone, ...classes } = variants[service];
  return (
    <div
      ref={reveal}
      className={clsx(
        'row-span-2 flex flex-col overflow-hidden rounded-card print:layout-none print:break-inside-avoid print:rounded-none',
        classes.card,
      )}
      {...morphSource('page')}
    >
      {service === 'branding' && (
        <Picture name="service-branding" size={[720, 360]} className="w-full" />
      )}
      <div
        className={clsx(
          'flex flex-col items-start gap-5 print:gap-3 print:px-0 print:py-4',
          classes.words,
        )}
        {...fades}
      >
        <h3 className="font-display text-h3">{title}</h3>
        <p className="max-w-[30em]">{text}</p>
        <TagList tags={tags} more={services.more} className={clsx('mb-3', classes.tags)} />
        <ButtonLink tone={tone} to={action.to}>
          {action.label}
        </ButtonLink>
      </div>
      {service === 'video' && (
        <Picture
          name="service-video"
          size={[520, 380]}
          className="w-full object-cover md:min-h-75 xl:min-h-95 max-md:aspect-16/9 print:h-34"
        />
      )}
    </div>
  );
}
