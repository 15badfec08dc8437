/** The asterisk beside a label; the control itself says that it is required. */
export function RequiredMark() {
  return (
    <span className="text-error on-dark:text-coral" aria-hidden="true">
      {' *'}
    </span>
  );
}
