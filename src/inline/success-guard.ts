import { toRecord } from '@/lib/to-record';
import { isSuccessState } from '@/lib/history-state';

// Before the first paint: shows /success to visitors who have just sent a form, and redirects the
// others home (docs/rules.md#success-page).
const root = document.getElementById('root');
// React Router keeps a link's state under `usr`.
const hasJustSent = isSuccessState(toRecord(history.state)['usr']);
if (root && hasJustSent) root.hidden = false;
else location.replace('/');
