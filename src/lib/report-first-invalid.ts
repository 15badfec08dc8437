import { toEmail } from './entries';
import { emailPattern, isBlank, messages } from './validation';

type Control = HTMLInputElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Browsers know no internationalised name before the at sign; one that the other forms take is taken here, too. */
const isTaken = ({ type, value, validity }: Control) =>
  type === 'email' && validity.typeMismatch && emailPattern.test(toEmail(value));

/**
 * Checks a form by the browser's own rules, and lets the browser say what it finds, at the first field that breaks
 * one. Two things the browser judges otherwise than the server: what cannot be seen is no entry, and an
 * internationalised e-mail address is one. What a field says of itself goes without the browser's words.
 * @returns whether something was found
 */
export function reportFirstInvalid(form: HTMLFormElement) {
  for (const control of [...form.elements].filter(isControl)) {
    control.setCustomValidity(control.required && isBlank(control.value) ? messages.required : '');
    if (control.hasAttribute('aria-invalid')) {
      control.focus();
      return true;
    }
    if (control.validity.valid || isTaken(control)) continue;
    control.reportValidity();
    control.setCustomValidity('');
    return true;
  }
  return false;
}
