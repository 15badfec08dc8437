/** The dot after a word with a menu; while the menu is open it is a bar. */
export function NavDot() {
  return (
    <i
      className="h-2.5 w-2.5 rounded-full bg-ink transition-[width] ease-out group-data-open/item:w-6 forced-colors:bg-(--glyph)"
      aria-hidden="true"
    />
  );
}
