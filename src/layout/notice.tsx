import { useNotice } from '@/lib/notice';
import { Toast } from '@/ui/toast';

/** What happened on a page that the visitor has left meanwhile, said at the window's lower edge. */
export function Notice() {
  return (
    <div className="fixed right-side bottom-line z-submenu max-w-[30em] s:left-side">
      <Toast quiet>{useNotice()}</Toast>
    </div>
  );
}
