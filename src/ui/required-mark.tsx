/** The asterisk beside a label; assistive technology reads `required` from the control instead. */
export function RequiredMark() {
  return (
    <span className="text-error on-dark:text-coral" aria-hidden="true">
      {' *'}
    </span>
  );
}
