import { renderToString } from 'preact-render-to-string';
import { directionOf, type Language } from '../model/languages.ts';
import type { PublicForm } from '../model/rendering.ts';
import { FORM_CSS } from '../react/formCss.ts';
import { FormApp } from '../react/FormApp.tsx';
import { formStyleSheet } from '../react/formStyleSheet.ts';

/** A form and where its platform lives, for pages of other websites. */
export interface EmbeddedForm {
  form: PublicForm;
  /** The platform's address, without a slash at the end. */
  baseUrl: string;
  language: Language;
}

/** The script that brings `<form-embed>` to a page that names this form. */
export function renderFormScript({ baseUrl }: EmbeddedForm): string {
  return `import(${JSON.stringify(`${baseUrl}/sdk/form-embed.js`)});\n`;
}

/** The form's markup and style as declarative shadow DOM, to be set into a page by its own server. */
export function renderFormInclude({ form, baseUrl, language }: EmbeddedForm): string {
  const markup = renderToString(<FormApp form={form} baseUrl={baseUrl} />);
  const style = `:host{display:block}${FORM_CSS}${formStyleSheet(form.definition)}`;
  return (
    `<form-embed form-id="${form.id}" lang="${language}" dir="${directionOf(language)}">` +
    `<template shadowrootmode="open"><style>${style}</style>${markup}</template></form-embed>` +
    `<script async type="module" src="${baseUrl}/sdk/form-embed.js"></script>`
  );
}
