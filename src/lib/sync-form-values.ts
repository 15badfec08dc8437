import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { type FieldRows, kindOf } from './fields';
import { type Control, controlsOf, recheckLength } from './form-controls';

/**
 * Copies the values of a form's controls into its state, since a password manager or script may have
 * set them without an event (docs/rules.md#values-without-events).
 * @param within the form, or an element in it
 * @param fields whose kinds tidy the entries first
 */
export function syncFormValues<Values extends FieldValues>(
  within: Element,
  { getValues, register }: UseFormReturn<Values>,
  fields: FieldRows,
) {
  const form = within.closest('form');
  const stored: Readonly<Record<string, unknown>> = getValues();
  const isField = (name: string): name is FieldPath<Values> => name in stored;
  for (const control of [...controlsOf(form), ...(form?.querySelectorAll('select') ?? [])]) {
    const { name } = control;
    const row = fields[name];
    const tidy = row && kindOf(row)?.tidy;
    if (tidy) control.value = tidy(control.value);
    const value = valueOf(control);
    if (!isField(name) || value === undefined || Object.is(stored[name], value)) continue;
    // Given no element, the library takes the value from here. It knows no element of a select.
    void register(name).onChange({ target: { name, value }, type: 'change' });
    recheckLength(control);
  }
}

/** @returns a control's value as the form stores it; undefined where nothing is chosen */
function valueOf(control: Control | HTMLSelectElement) {
  if (control instanceof HTMLTextAreaElement) return control.value;
  if (control instanceof HTMLSelectElement) return control.value || undefined;
  const { type, checked, value, valueAsNumber } = control;
  if (type === 'radio') return checked ? value : undefined;
  if (type === 'checkbox') return checked;
  return type === 'number' ? valueAsNumber : value;
}
