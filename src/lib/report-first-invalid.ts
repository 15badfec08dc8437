import { toEmail } from './normalize-entries';
import { emailPattern, isBlank, messages } from './validation';

type Control = HTMLInputElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Browsers refuse non-ASCII characters before the at sign; our e-mail pattern accepts them. */
const isAcceptedEmail = ({ type, value, validity }: Control) =>
  type === 'email' && validity.typeMismatch && emailPattern.test(toEmail(value));

/**
 * Validates a form natively and shows the browser's message at the first invalid field. Like the server, it refuses
 * entries of invisible characters and accepts internationalised e-mail addresses. Only focuses a field that already
 * shows its own error. Reads the DOM: only it has the fields' order and the browser's verdict.
 * @returns whether a field is invalid
 */
export function reportFirstInvalid(form: HTMLFormElement) {
  for (const control of [...form.elements].filter(isControl)) {
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
