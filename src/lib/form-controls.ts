import { flushSync } from 'react-dom';
import { isBlank, toEmail } from './normalize-entries';
import { emailPattern, messages } from './validation';

export type Control = HTMLInputElement | HTMLTextAreaElement;

/** @returns the fields of a form in their order, without buttons */
export const controlsOf = (form: HTMLFormElement | null): Control[] =>
  [...(form?.elements ?? [])].filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  );

/** Has a `TextField` check its length: a script may have changed the text without an event. */
export const recheckLength = (control: Element) => control.dispatchEvent(new Event('invalid'));

/**
 * Validates a form natively and shows the browser's message at the first invalid field. Like the
 * server, it refuses entries of invisible characters and accepts internationalised e-mail addresses.
 * Only focuses a field that already shows its own error.
 * @returns whether a field is invalid
 */
export function reportFirstInvalid(form: HTMLFormElement) {
  const controls = controlsOf(form);
  // At once, because the errors are then read from the page.
  flushSync(() => controls.forEach(recheckLength));
  const firstInvalid = controls.find((control) => showsError(control) || !isAccepted(control));
  if (!firstInvalid) return false;
  if (showsError(firstInvalid)) firstInvalid.focus();
  else showNativeMessage(firstInvalid);
  return true;
}

const showsError = (control: Control) => control.hasAttribute('aria-invalid');

const isBlankRequired = ({ required, value }: Control) => required && isBlank(value);

const isAccepted = (control: Control) => {
  if (isBlankRequired(control)) return false;
  const { type, value, validity } = control;
  if (validity.valid) return true;
  // Browsers refuse non-ASCII characters before the at sign; our e-mail pattern accepts them.
  return type === 'email' && validity.typeMismatch && emailPattern.test(toEmail(value));
};

const showNativeMessage = (control: Control) => {
  // A browser would accept invisible characters.
  if (isBlankRequired(control)) control.setCustomValidity(messages.required);
  control.reportValidity();
  control.setCustomValidity('');
};
