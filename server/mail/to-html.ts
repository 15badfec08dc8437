import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Mail programs lay a document of this type out as the components of react-email expect. */
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** @returns the HTML of a mail. React-email's own `render` would load a formatter of 300 kB, which no mail needs. */
export const toHtml = (mail: ReactElement) => doctype + renderToStaticMarkup(mail);
