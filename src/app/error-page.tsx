import { errorWords as words } from '@/content/errors';
import { paths } from '@/lib/paths';
import { ButtonDot } from '@/ui/button-dot';
import { buttonVariants } from '@/ui/button-variants';

/** Last resort when a page breaks: say so, and offer a way on. */
export function ErrorPage() {
  return (
    <main className="wrap relative py-section">
      <h1>{words.title}</h1>
      <p className="max-w-prose text-lead">{words.lead}</p>
      {/* A full load, on purpose: what broke may be a script of an older build. */}
      <a className={buttonVariants({}, false)} href={paths.home}>
        {words.home}
        <ButtonDot icon="arrow" />
      </a>
    </main>
  );
}
