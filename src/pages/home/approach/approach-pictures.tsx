import { clsx } from 'clsx';
import { approach } from '@/content/home';
import { LottiePlayer } from '@/motion/lottie-player';
import { Picture } from '../picture';

interface ApproachPicturesProps {
  step: string;
}

/** Background colours of the pictures. */
const grounds: Readonly<Record<string, string>> = {
  '1-discovery': 'bg-mint',
  '2-strategy': 'bg-sand',
  '3-creative': 'bg-forest',
  '4-delivery': 'bg-dew',
};

const posterOf = (id: string, look?: string) => (
  <Picture name={`approach-${id}`} size={[640, 640]} className={clsx('h-auto w-full', look)} />
);

/** The selected step's picture, large and animated, above the three others, which are still. */
export function ApproachPictures({ step }: ApproachPicturesProps) {
  return (
    <div
      className="col-span-6 flex flex-col gap-5 pl-6 max-md:col-span-full max-md:mt-10 max-md:pl-0 max-sm:mt-8 print:grid print:grid-cols-[1fr_3fr] print:pl-0"
      aria-hidden="true"
    >
      <div
        className={clsx(
          'grid flex-1 items-center overflow-hidden rounded-card rounded-tr-turn transition-colors duration-open ease-out',
          grounds[step],
        )}
      >
        <LottiePlayer
          key={step}
          src={`/lottie/HomePage/approach-${step}.json`}
          poster={posterOf(step)}
          className="mx-auto aspect-square w-full max-w-none animate-arrive max-md:max-w-105"
        />
      </div>
      <div className="grid grid-cols-3 gap-5 max-md:hidden">
        {approach.steps.map(({ id }) => (
          <div key={id} hidden={id === step}>
            {posterOf(id, 'rounded-card')}
          </div>
        ))}
      </div>
    </div>
  );
}
