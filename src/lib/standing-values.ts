import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

type Control = HTMLInputElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** @returns what stands in a control, in the form's terms; undefined for a radio button that is not the chosen one */
const standingIn = (control: Control) => {
  if (control instanceof HTMLTextAreaElement) return control.value;
  const { type, checked, value, valueAsNumber } = control;
  if (type === 'radio') return checked ? value : undefined;
  if (type === 'checkbox') return checked;
  return type === 'number' ? valueAsNumber : value;
};

/** How an entry is written once its field is left or sent, by the field's name. */
type Rewriting = Readonly<Record<string, (entry: string) => string>>;

/**
 * Takes over what stands in a form's fields, before its values are used: a password manager or a script may have set
 * them without an event (docs/rules.md#values-without-events).
 * @param within the form, or anything in it
 * @param rewriting what writes some entries otherwise first
 */
export function takeStandingValues<Values extends FieldValues>(
  within: Element,
  { getValues, register }: UseFormReturn<Values>,
  rewriting: Rewriting,
) {
  const held: Readonly<Record<string, unknown>> = getValues();
  const isField = (name: string): name is FieldPath<Values> => name in held;
  for (const target of [...(within.closest('form')?.elements ?? [])].filter(isControl)) {
    const { name } = target;
    const rewrite = rewriting[name];
    if (rewrite) target.value = rewrite(target.value);
    const standing = standingIn(target);
    if (!isField(name) || standing === undefined || Object.is(held[name], standing)) continue;
    void register(name).onChange({ target, type: 'change' });
  }
}
