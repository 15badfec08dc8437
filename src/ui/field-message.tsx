interface FieldMessageProps {
  id: string;
  children: string;
}

/** The error below a field; its dot drops in. */
export function FieldMessage({ id, children }: FieldMessageProps) {
  return (
    <p
      id={id}
      className="flex items-center gap-2 text-note/[1.3] font-medium text-error before:size-2.5 before:flex-none before:animate-drop-small before:rounded-full before:bg-current on-dark:text-coral"
    >
      {children}
    </p>
  );
}
