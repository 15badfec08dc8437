import { errorWords as words } from '@/content/errors';
import { paths } from '@/lib/paths';
import { ButtonContent, buttonVariants } from '@/ui/button';

/** Shown when a page throws. */
export function ErrorPage() {
  return (
    <main className="relative wrap py-section">
      <h1>{words.title}</h1>
      <p className="max-w-prose text-lead">{words.lead}</p>
      {/* A full load: the error may come from a script of an older build. */}
      <a className={buttonVariants().base()} href={paths.home}>
        <ButtonContent>{words.home}</ButtonContent>
      </a>
    </main>
  );
}
