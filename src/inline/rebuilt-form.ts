/**
 * Moves what visitors did in a prerendered form to the form that React builds instead of hydrating
 * it. React does so if somebody else has inserted an element, such as a password manager beside a
 * field. The new form has the same `name`.
 */

type TextField = HTMLInputElement | HTMLTextAreaElement;
export type Control = TextField | HTMLButtonElement;

const isTextField = (element: unknown): element is TextField =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

export const isControl = (element: unknown): element is Control =>
  isTextField(element) || element instanceof HTMLButtonElement;

/** @returns the form that replaces one that is gone; nothing while there is none */
export const rebuiltForm = (form: HTMLFormElement) =>
  form.isConnected ? undefined : document.forms.namedItem(form.getAttribute('name') ?? '');

/** @returns the control or, if it is gone, the one that replaces it, once that is there */
export const currentControl = (control: Control): Control | undefined => {
  if (control.isConnected) return control;
  const rebuilt = control.form && rebuiltForm(control.form);
  return Array.from(rebuilt?.elements ?? [])
    .filter(isControl)
    .find((other) => other.type === control.type && labelOf(other) === labelOf(control));
};

/** Moves texts, and the focus if it was in it, from a form that is gone to the one in its place. */
export const moveEntries = (form: HTMLFormElement, lastFocused: Control | undefined) => {
  for (const oldField of [...form.elements].filter(isTextField)) {
    const newField = currentControl(oldField);
    // The form has already taken over most texts, but not, for example, a part of a country.
    const isMissing = isTextField(newField) && newField.value === '' && oldField.value !== '';
    if (isMissing) enterText(newField, oldField.value);
  }
  if (lastFocused?.form === form) moveFocus(lastFocused);
};

/** Changes a field as the keyboard would: not by the setter that React has put on the element. */
const enterText = (field: TextField, text: string) => {
  const value = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  value?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Moves focus and selection, unless the visitor has focused something else meanwhile. */
const moveFocus = (oldControl: Control) => {
  const newControl = currentControl(oldControl);
  if (!newControl || document.activeElement !== document.body) return;
  newControl.focus({ preventScroll: true });
  if (!isTextField(oldControl) || !isTextField(newControl)) return;
  // Fields without a selection, such as checkboxes and e-mail addresses, have null.
  if (oldControl.selectionStart === null) return;
  newControl.setSelectionRange(oldControl.selectionStart, oldControl.selectionEnd);
};

/** @returns what tells a control from the others of its form */
const labelOf = (control: Control) => {
  if (control instanceof HTMLButtonElement) return control.textContent;
  const isChoice = control.type === 'radio' || control.type === 'checkbox';
  return isChoice ? `${control.name} ${control.value}` : control.name;
};
