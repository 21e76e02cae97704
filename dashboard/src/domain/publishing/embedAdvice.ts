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
