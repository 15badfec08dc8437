/** The ring in a chip; chosen, it is a dot. */
export function ChipRing() {
  return (
    <i
      className="size-2.75 flex-none rounded-full border-2 border-current transition-[box-shadow,background-color] ease-drop group-chosen/chip:bg-ink group-chosen/chip:inset-ring-6 group-chosen/chip:inset-ring-ink"
      aria-hidden="true"
    />
  );
}
