import { flushSync } from 'react-dom';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { type FieldRows, kindOf } from './fields';
import { isBlank, toEmail } from './normalize-entries';
import { emailPattern, messages } from './validation';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** @returns the fields of a form in their order, without buttons */
export const controlsOf = (form: HTMLFormElement | null): Control[] =>
  [...(form?.elements ?? [])].filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  );

/** Browsers refuse non-ASCII characters before the at sign; our e-mail pattern accepts them. */
const isAcceptedEmail = ({ type, value, validity }: Control) =>
  type === 'email' && validity.typeMismatch && emailPattern.test(toEmail(value));

/** Has a field check its length again: a script may have changed it without an event. */
const recheckLength = (control: Control) => control.dispatchEvent(new Event('invalid'));

/**
 * Validates a form natively and shows the browser's message at the first invalid field. Like the
 * server, it refuses entries of invisible characters and accepts internationalised e-mail addresses.
 * Only focuses a field that already shows its own error.
 * @returns whether a field is invalid
 */
export function reportFirstInvalid(form: HTMLFormElement) {
  const controls = controlsOf(form);
  // At once, because the loop below reads the errors from the page.
  flushSync(() => controls.forEach(recheckLength));
  for (const control of controls) {
    control.setCustomValidity(control.required && isBlank(control.value) ? messages.required : '');
    if (control.hasAttribute('aria-invalid')) {
      control.focus();
      return true;
    }
    if (control.validity.valid || isAcceptedEmail(control)) continue;
    control.reportValidity();
    control.setCustomValidity('');
    return true;
  }
  return false;
}

/** @returns a control's value as the form stores it; undefined for an unchecked radio button */
const readControl = (control: Control) => {
  if (control instanceof HTMLTextAreaElement) return control.value;
  const { type, checked, value, valueAsNumber } = control;
  if (type === 'radio') return checked ? value : undefined;
  if (type === 'checkbox') return checked;
  return type === 'number' ? valueAsNumber : value;
};

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
  const stored: Readonly<Record<string, unknown>> = getValues();
  const isField = (name: string): name is FieldPath<Values> => name in stored;
  for (const target of controlsOf(within.closest('form'))) {
    const { name } = target;
    const row = fields[name];
    const tidy = row && kindOf(row)?.tidy;
    if (tidy) target.value = tidy(target.value);
    const value = readControl(target);
    if (!isField(name) || value === undefined || Object.is(stored[name], value)) continue;
    void register(name).onChange({ target, type: 'change' });
    recheckLength(target);
  }
  // Given no element, the form takes the value itself: a controlled field has none to read.
  for (const { name, value } of within.closest('form')?.querySelectorAll('select') ?? []) {
    if (isField(name) && value !== '' && stored[name] !== value)
      void register(name).onChange({ target: { name, value }, type: 'change' });
  }
}
