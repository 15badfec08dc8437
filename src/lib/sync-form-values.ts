import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

type Control = HTMLInputElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** @returns a control's value as the form stores it; undefined for an unchecked radio button */
const readControl = (control: Control) => {
  if (control instanceof HTMLTextAreaElement) return control.value;
  const { type, checked, value, valueAsNumber } = control;
  if (type === 'radio') return checked ? value : undefined;
  if (type === 'checkbox') return checked;
  return type === 'number' ? valueAsNumber : value;
};

/** Normalises an entry on blur and submit, by field name. */
type Normalizers = Readonly<Record<string, (entry: string) => string>>;

/**
 * Copies the values of a form's controls into its state, since a password manager or script may have set them without
 * an event (docs/rules.md#values-without-events).
 * @param within the form, or an element in it
 * @param normalizers applied to the controls first
 */
export function syncFormValues<Values extends FieldValues>(
  within: Element,
  { getValues, register }: UseFormReturn<Values>,
  normalizers: Normalizers,
) {
  const stored: Readonly<Record<string, unknown>> = getValues();
  const isField = (name: string): name is FieldPath<Values> => name in stored;
  for (const target of [...(within.closest('form')?.elements ?? [])].filter(isControl)) {
    const { name } = target;
    const normalize = normalizers[name];
    if (normalize) target.value = normalize(target.value);
    const value = readControl(target);
    if (!isField(name) || value === undefined || Object.is(stored[name], value)) continue;
    void register(name).onChange({ target, type: 'change' });
  }
}
