import { clsx } from 'clsx';
import { clientMarks, clients } from '@/content/clients';
import { ClientLogo } from '@/ui/client-logo';

/** Seven logos above eight; each row fills the width. */
const rows = [
  ['lumenade', 'varsa', 'marrowe', 'hexwell', 'kettlewick', 'orrery', 'dastan'],
  ['tessalo', 'quillow', 'nimbolt', 'brightmoor', 'saltern', 'ploverly', 'fennimore', 'runnel'],
].map((ids) => ids.flatMap((id) => clients.filter((client) => client.id === id)));

/** The logos, `--clear` away from the turn at their right. In zoomed windows they form one grid. */
export function ClientRows() {
  return (
    <div
      className={clsx(
        'mr-[calc(var(--side)+var(--clear))] ml-side flex h-full flex-col justify-center gap-8 [--clear:120px]',
        'rounded-card -outline-offset-16 outline-ring group-focus-visible/clients:outline-3',
        'max-xl:grid max-xl:grid-cols-5 max-xl:gap-x-5 max-xl:gap-y-6 max-xl:py-10 max-xl:[--clear:calc(var(--line)+76px)]',
        'max-md:grid-cols-3 max-md:[--clear:calc(var(--line)+44px)]',
        'max-sm:grid-cols-2 max-sm:gap-x-3 max-sm:[--clear:calc(var(--line)+24px)]',
        'print:m-0 print:gap-4',
      )}
    >
      {rows.map((row) => (
        <ul
          key={row[0]?.id}
          className="flex items-center justify-between first:pr-6 max-xl:contents"
        >
          {row.map(({ id, name, width }) => (
            <li key={id} className="flex min-w-0">
              <ClientLogo
                name={name}
                width={width}
                markClassName="h-fluid-9 compact:h-fluid-8 print:h-5"
                {...clientMarks(id)}
              />
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
