/**
 * What can go wrong with a form on somebody's website, as the loader and `<form-embed>` recognise it
 * (the embed doctor). The code is stored with reports and never renamed.
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

/** How the form was set into the page. */
export const EMBED_MODES = ['element', 'iframe'] as const;

export type EmbedMode = (typeof EMBED_MODES)[number];

/** Longest address of a page in a report, in characters. */
export const MAX_REPORTED_PAGE_LENGTH = 2_000;

/** Body of `POST /api/public/forms/{id}/embed-reports`. */
export interface EmbedReport {
  problem: EmbedProblem;
  /** Origin and path of the page, without its query and fragment (D-103). */
  page: string;
  mode: EmbedMode;
}

/** What stands in the host page's console, in one line, after the prefix `form-embed: `. */
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

/** What the owner reads in the Embed dialog: what to do about it. `platform` is the platform's origin. */
export const EMBED_PROBLEM_ADVICE: Readonly<Record<EmbedProblem, (platform: string) => string>> = {
  script_blocked: (platform) =>
    `A script of the form could not be loaded from ${platform}. Look for a content blocker, a proxy or an optimising plugin that delays or removes scripts, and exclude ${platform} from it.`,
  csp: (platform) =>
    `The website's Content-Security-Policy does not allow the form. Add ${platform} to frame-src for the frame, or to script-src and connect-src for <form-embed>.`,
  form_not_found: () =>
    'The pasted line names a form that does not exist. Paste the line shown here instead.',
  form_disabled: () => 'The form is disabled. Enable it, or take its line out of the page.',
  website_not_allowed: () =>
    'The website is not among the allowed ones. Add its address to the allowed websites of this form.',
  height_clamped: () =>
    'A style of the website gives the form a fixed or largest height. Take height, max-height or overflow off the element around the form.',
  snippet_twice: () => 'The line stands twice in the page. Take one of them out.',
};
