/**
 * Opens the row of an accordion in which find in page, or a link to a text, has found something.
 * The accordion takes the open row over when it hydrates (`ui/accordion.tsx`).
 */
const openFoundRow = ({ target }: Event) => {
  const foundRow = target instanceof Element ? target.closest('[data-item]') : null;
  const accordion = foundRow?.parentElement;
  if (!accordion) return;
  // Opens without a transition, because the browser scrolls to the text at once.
  accordion.dataset['settled'] = '';
  for (const row of accordion.children) {
    const isFound = row === foundRow;
    row.toggleAttribute('data-open', isFound);
    row.querySelector('[aria-expanded]')?.setAttribute('aria-expanded', String(isFound));
  }
};
addEventListener('beforematch', openFoundRow, true);
