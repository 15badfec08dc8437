import { errorWords as words } from '@/content/errors';
import { paths } from '@/lib/paths';
import { ButtonDot } from '@/ui/button-dot';
import { buttonVariants } from '@/ui/button-variants';

/** Shown when a page throws. */
export function ErrorPage() {
  return (
    <main className="relative wrap py-section">
      <h1>{words.title}</h1>
      <p className="max-w-prose text-lead">{words.lead}</p>
      {/* A full load: the error may come from a script of an older build. */}
      <a className={buttonVariants({}, false)} href={paths.home}>
        {words.home}
        <ButtonDot icon="arrow" />
      </a>
    </main>
  );
}
