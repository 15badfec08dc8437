import { approach } from '@/content/home';
import { Picture } from '../picture';
import './approach-pictures.css';

export interface ApproachPicturesProps {
  step: string;
}

/** The chosen step's picture, large, above the three others. */
export function ApproachPictures({ step }: ApproachPicturesProps) {
  return (
    <div className="appr-pictures" aria-hidden="true">
      <div className="appr-pictures__main">
        <Picture name={`approach-${step}`} size={[640, 640]} />
      </div>
      <div className="appr-pictures__rest">
        {approach.steps
          .filter(({ id }) => id !== step)
          .map(({ id }) => (
            <Picture key={id} name={`approach-${id}`} size={[640, 640]} />
          ))}
      </div>
    </div>
  );
}
