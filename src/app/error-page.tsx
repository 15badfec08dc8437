import { errorWords as words } from '@/content/errors';
import { paths } from '@/lib/paths';
import { buttonClass } from '@/ui/button-class';

/** Last resort when a page breaks: say so, and offer a way on. */
export function ErrorPage() {
  return (
    <main className="wrap section">
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      {/* A full load, on purpose: what broke may be a script of an older build. */}
      <a className={buttonClass({})} href={paths.home}>
        {words.home}
      </a>
    </main>
  );
}
