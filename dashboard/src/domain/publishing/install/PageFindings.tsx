import { t } from '@lingui/core/macro';
import { Stack, Text } from '@mantine/core';
import type { FormDetail, PageCheck, PageProblem } from '@inlay/api/contract';
import { AllowButton } from './AllowButton.tsx';
import { PROBLEM_TITLES } from '../embedAdvice.ts';
import { Snippet } from '../Snippet.tsx';

interface PageFindingsProps {
  form: FormDetail;
  check: PageCheck;
  /** Whether a browser has shown the form there. */
  isSeen: boolean;
}

/** What the server has found in a page, each problem with what to do. */
export function PageFindings({ form, check: { url, problems }, isSeen }: PageFindingsProps) {
  const platform = new URL(form.embed.url).origin;
  if (problems.length === 0) {
    return (
      <Text size="sm">
        {isSeen
          ? t`The line is on the page, and nothing is in its way.`
          : t`The line is on the page, and nothing is in its way. Open the page once.`}
      </Text>
    );
  }
  return (
    <Stack gap={12}>
      {problems.map(({ problem, title, directives }) => (
        <div key={problem}>
          <Text size="sm" fw={600}>
            {titleOf(problem, title)}
          </Text>
          {ADVICE[problem] ? <Text size="sm">{ADVICE[problem]}</Text> : null}
          {problem === 'policy' ? (
            <Snippet
              title={t`Add to your policy`}
              text={(directives ?? []).map((name) => `${name} ${platform}`).join('; ')}
              what="code"
            />
          ) : null}
          {problem === 'website_not_allowed' ? (
            <AllowButton formId={form.id} website={new URL(url).origin} />
          ) : null}
        </div>
      ))}
    </Stack>
  );
}

const TITLES: Readonly<Record<PageProblem, string>> = {
  no_line: t`The line is not on this page.`,
  line_as_text: t`The line shows as text on the page.`,
  other_form: t`The page shows another form.`,
  no_script: t`The editor has removed part of the line.`,
  line_twice: PROBLEM_TITLES.snippet_twice,
  mixed_content: t`The page is encrypted and this platform is not, so browsers block the form.`,
  policy: PROBLEM_TITLES.csp,
  website_not_allowed: PROBLEM_TITLES.website_not_allowed,
  frame_only: t`This form works in a frame only.`,
  form_disabled: PROBLEM_TITLES.form_disabled,
};

const titleOf = (problem: PageProblem, title: string | undefined): string =>
  problem === 'other_form' && title ? t`The page shows “${title}” instead.` : TITLES[problem];

const ADVICE: Partial<Record<PageProblem, string>> = {
  no_line: t`Publish the page after pasting. Where the line is added while the page loads, as by Wix and Framer, open the page once instead.`,
  line_as_text: t`Paste it again, where your editor takes code rather than text.`,
  other_form: t`Replace its line with the one above.`,
  no_script: t`Its script is missing. Paste the whole line as an administrator, and let no plugin delay or remove scripts.`,
  line_twice: t`Remove all but one.`,
  mixed_content: t`Give the platform an https address.`,
  frame_only: t`Use the line above, or allow other ways in the form’s settings.`,
  form_disabled: t`Enable it to show it again.`,
};
