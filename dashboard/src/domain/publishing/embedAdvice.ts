import { t } from '@lingui/core/macro';
import type { EmbedProblem } from '@inlay/sdk/model';
import type { EmbedReportItem, FormEmbed } from '@inlay/api/contract';

/** A problem in a few words. */
export const PROBLEM_TITLES: Readonly<Record<EmbedProblem, string>> = {
  script_blocked: t`Script blocked`,
  csp: t`The website’s security policy blocks the form`,
  form_not_found: t`The form was not found`,
  form_disabled: t`The form is disabled`,
  website_not_allowed: t`The website is not allowed`,
  height_clamped: t`The form’s height is limited`,
  snippet_twice: t`The embed code appears twice`,
};

/** What to do about a problem. `platform` is the platform's origin. */
export const PROBLEM_ADVICE: Readonly<Record<EmbedProblem, (platform: string) => string>> = {
  script_blocked: (platform) =>
    t`A script of the form could not be loaded from ${platform}. Look for a content blocker, a proxy or a plugin that delays or removes scripts, and exclude ${platform} from it.`,
  csp: (platform) =>
    t`The website’s Content-Security-Policy does not allow the form. Add ${platform} to frame-src for the frame, or to script-src and connect-src for <form-embed>.`,
  form_not_found: () =>
    t`The pasted line names a form that does not exist. Paste the line shown here instead.`,
  form_disabled: () => t`The form is disabled. Enable it, or take its line out of the page.`,
  website_not_allowed: () =>
    t`The website is not among the allowed ones. Add its address to the allowed websites of this form.`,
  height_clamped: () =>
    t`A style of the website gives the form a fixed or largest height. Take height, max-height or overflow off the element around the form.`,
  snippet_twice: () => t`The line is in the page twice. Remove one of them.`,
};

/** The exact line that mends it, if a line does. */
export function lineToPaste(
  { problem, mode }: Pick<EmbedReportItem, 'problem' | 'mode'>,
  embed: FormEmbed,
): { title: string; text: string } | null {
  const platform = new URL(embed.url).origin;
  const code = mode === 'iframe' ? embed.code : embed.elementCode;
  if (problem === 'csp') {
    const text =
      mode === 'iframe'
        ? `frame-src ${platform}; script-src ${platform}`
        : `script-src ${platform}; connect-src ${platform}; img-src ${platform}; font-src ${platform}`;
    return { title: t`Add to your policy`, text };
  }
  if (problem === 'height_clamped') {
    const target = mode === 'iframe' ? 'iframe[data-form-embed]' : 'form-embed';
    return { title: t`Style to add`, text: `${target} { max-height: none !important; }` };
  }
  if (problem === 'form_not_found' || problem === 'script_blocked')
    return { title: t`Line to add`, text: code };
  if (problem === 'snippet_twice') return { title: t`Line to keep once`, text: code };
  return null;
}
