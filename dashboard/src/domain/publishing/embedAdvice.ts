import type { EmbedProblem } from '@inlay/sdk/model';
import type { EmbedReportItem, FormEmbed } from '@inlay/api/contract';

/** A problem in a few words. */
export const PROBLEM_TITLES: Readonly<Record<EmbedProblem, string>> = {
  script_blocked: 'A script was blocked',
  csp: 'The website’s security policy blocks the form',
  form_not_found: 'The form was not found',
  form_disabled: 'The form is disabled',
  website_not_allowed: 'The website is not allowed',
  height_clamped: 'The form’s height is limited',
  snippet_twice: 'The line stands twice',
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
    return { title: 'Add to the policy', text };
  }
  if (problem === 'height_clamped') {
    const target = mode === 'iframe' ? 'iframe[data-form-embed]' : 'form-embed';
    return { title: 'Style to add', text: `${target} { max-height: none !important; }` };
  }
  if (problem === 'form_not_found' || problem === 'script_blocked')
    return { title: 'Line to paste', text: code };
  if (problem === 'snippet_twice') return { title: 'Line that may stand once', text: code };
  return null;
}
