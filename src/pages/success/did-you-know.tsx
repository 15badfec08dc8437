import { successWords as words } from '@/content/success';
import { blogHome } from '@/features/blog/blog-address';
import { reveal } from '@/motion/reveal';
import { ButtonLink } from '@/ui/button-link';
import './did-you-know.css';

const perRow = 10;
const pitch = 47;
const radius = 18;
/** One dot per marketer in a hundred. */
const dots = Array.from({ length: perRow * perRow }, (_, index) => index);

const dotClass = (index: number) => {
  if (index === words.share - 1) return 'know__hero';
  return index < words.share ? 'know__yes' : 'know__no';
};

/** The note about visual content, drawn as a hundred dots, and the way to the blog. */
export function DidYouKnow() {
  return (
    <section className="know">
      <div className="wrap cols">
        <figure ref={reveal}>
          <svg viewBox="0 0 459 459" aria-hidden="true">
            {dots.map((index) => (
              <circle
                key={index}
                className={dotClass(index)}
                cx={radius + (index % perRow) * pitch}
                cy={radius + Math.floor(index / perRow) * pitch}
                r={radius}
              />
            ))}
          </svg>
        </figure>
        <div ref={reveal} className="know__text">
          <div>
            <h2>{words.knowTitle}</h2>
            <p className="lead">{words.know}</p>
          </div>
          <ButtonLink to={blogHome} tone="ink" size="large">
            {words.readBlog}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
