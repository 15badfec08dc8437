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
  for (const target of controlsOf(form)) {
    const { name } = target;
    const row = fields[name];
    const tidy = row && kindOf(row)?.tidy;
    if (tidy) target.value = tidy(target.value);
    const value = valueOf(target);
    if (!isField(name) || value === undefined || Object.is(stored[name], value)) continue;
    void register(name).onChange({ target, type: 'change' });
    recheckLength(target);
  }
  for (const { name, value } of form?.querySelectorAll('select') ?? []) {
    if (!isField(name) || value === '' || stored[name] === value) continue;
    // A select is a controlled field, from which the library reads no value. Given no element, it
    // takes the value from here.
    void register(name).onChange({ target: { name, value }, type: 'change' });
  }
}

/** @returns a control's value as the form stores it; undefined for an unchecked radio button */
function valueOf(control: Control) {
  if (control instanceof HTMLTextAreaElement) return control.value;
  const { type, checked, value, valueAsNumber } = control;
  if (type === 'radio') return checked ? value : undefined;
  if (type === 'checkbox') return checked;
  return type === 'number' ? valueAsNumber : value;
}
