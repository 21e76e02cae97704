import type { EmbedProblem } from '../../protocol/embedProblems.ts';

export * from '../../protocol/embedProblems.ts';

/** Longest address of a page in a report, in characters. */
export const MAX_REPORTED_PAGE_LENGTH = 2_000;

/** Advice to the form's owner in the Embed dialog. `platform` is the platform's origin. */
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
