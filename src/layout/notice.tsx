import { useNotice } from '@/lib/notice';
import { Toast } from '@/ui/toast';
import './notice.css';

/** What happened on a page that the visitor has left meanwhile, said at the window's lower edge. */
export function Notice() {
  return (
    <div className="notice-place">
      <Toast quiet>{useNotice()}</Toast>
    </div>
  );
}
