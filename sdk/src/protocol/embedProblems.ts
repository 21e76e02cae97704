/**
 * Codes of problems with a form on a website, found by the loader and `<form-embed>`. They are stored with
 * reports and never renamed.
 */
export const EMBED_PROBLEMS = [
  'script_blocked',
  'csp',
  'form_not_found',
  'form_disabled',
  'website_not_allowed',
  'height_clamped',
  'snippet_twice',
] as const;

export type EmbedProblem = (typeof EMBED_PROBLEMS)[number];

/** Ways to embed a form. */
export const EMBED_MODES = ['element', 'iframe'] as const;

export type EmbedMode = (typeof EMBED_MODES)[number];

/** Body of `POST /api/public/forms/{id}/embed-reports`. */
export interface EmbedReport {
  problem: EmbedProblem;
  /** Origin and path of the page, without its query and fragment (D-103). */
  page: string;
  mode: EmbedMode;
}

/** One line per problem for the page's console, after the prefix `form-embed: `. */
export const EMBED_PROBLEM_LINES: Readonly<Record<EmbedProblem, string>> = {
  script_blocked:
    'a part of the form could not be loaded; something on this page or in the browser blocks it.',
  csp: "this page's Content-Security-Policy blocks the form.",
  form_not_found: 'there is no form with this id.',
  form_disabled: 'this form is disabled.',
  website_not_allowed: 'this website is not among the websites allowed for this form.',
  height_clamped: "a style of this page limits the form's height, so that it scrolls inside itself.",
  snippet_twice: 'this form stands more than once in this page.',
};
