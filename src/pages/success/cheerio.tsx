import { successWords as words } from '@/content/success';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/button-link';
import { CupPicture } from './cup-picture';
import './cheerio.css';

/** The thanks, and a dot that lands in the cup the line makes. */
export function Cheerio() {
  return (
    <section className="cheerio on-green">
      <div className="wrap">
        <div className="cheerio__text">
          <h1>{words.title}</h1>
          <p className="h3">{words.text}</p>
          <ButtonLink to={paths.home} tone="ink" size="large">
            {words.home}
          </ButtonLink>
        </div>
      </div>
      <CupPicture />
    </section>
  );
}
