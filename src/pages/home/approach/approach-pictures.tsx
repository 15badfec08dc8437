import { approach } from '@/content/home';
import { LottiePlayer } from '@/motion/lottie-player';
import { Picture } from '../picture';
import './approach-pictures.css';

export interface ApproachPicturesProps {
  step: string;
}

const stillOf = (id: string) => <Picture name={`approach-${id}`} size={[640, 640]} />;

/** The chosen step's picture, large and moving, above the three others, which stand still. */
export function ApproachPictures({ step }: ApproachPicturesProps) {
  return (
    <div className="appr-pictures" aria-hidden="true">
      <div className={`appr-pictures__main appr-pictures__main--${step}`}>
        <LottiePlayer
          key={step}
          src={`/lottie/HomePage/approach-${step}.json`}
          still={stillOf(step)}
          className="appr-pictures__card"
        />
      </div>
      <div className="appr-pictures__rest">
        {approach.steps.map(({ id }) => (
          <div key={id} hidden={id === step}>
            {stillOf(id)}
          </div>
        ))}
      </div>
    </div>
  );
}
