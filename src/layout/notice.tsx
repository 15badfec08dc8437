import { useNotice } from '@/lib/notice';
import { Toast } from '@/ui/toast';

/** Shows the current notice at the bottom of the window, such as a result from a page that the visitor has left. */
export function Notice() {
  return (
    <div className="fixed right-side bottom-line z-submenu max-w-[30em] s:left-side">
      <Toast quiet>{useNotice()}</Toast>
    </div>
  );
}
