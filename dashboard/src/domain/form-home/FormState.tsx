import { t } from '@lingui/core/macro';
import { Tooltip } from '@mantine/core';
import type { FormDetail, FormPublishingSettings } from '@inlay/api/contract';
import { StatusBadge, type Tone } from '../../components/StatusBadge.tsx';
import { usePublishing } from '../publishing/publishing.ts';

interface State {
  tone: Tone;
  word: string;
  hint: string;
}

type Closing = Pick<FormPublishingSettings, 'closesAt' | 'maxSubmissions'> &
  Partial<Pick<FormPublishingSettings, 'opensAt'>>;

/** Returns why visitors cannot send the form; null when they can (D-15, EMBED-057…061). */
function findClosedReason(
  form: Pick<FormDetail, 'active' | 'submissionCount'>,
  closing: Closing | undefined,
  now: number,
): string | null {
  if (!form.active) return t`An inactive form accepts no new submissions.`;
  if (closing?.opensAt && Date.parse(closing.opensAt) > now) return t`Its opening time has not come yet.`;
  if (closing?.closesAt && Date.parse(closing.closesAt) <= now) return t`Its closing time has passed.`;
  const limit = closing?.maxSubmissions ?? null;
  if (limit !== null && form.submissionCount >= limit) return t`It has reached its submission limit.`;
  return null;
}

/** Returns what visitors meet: the form, an older version of it, or a closed form. */
export function formStateOf(
  form: Pick<FormDetail, 'active' | 'submissionCount' | 'hasDraft'>,
  closing: Closing | undefined,
  now = Date.now(),
): State {
  const closed = findClosedReason(form, closing, now);
  if (closed) return { tone: 'neutral', word: t`Closed`, hint: closed };
  if (form.hasDraft)
    return {
      tone: 'attention',
      word: t`Changes not published`,
      hint: t`Live, but visitors don’t see the latest changes yet.`,
    };
  return { tone: 'good', word: t`Live`, hint: t`Visitors see this version.` };
}

/** Shows whether a form is live, has a draft or is closed, and why. */
export function FormState({ form }: { form: FormDetail }) {
  // Only those who may change a form know when it closes.
  const { data: closing } = usePublishing(form.id, form.abilities.update);
  const { tone, word, hint } = formStateOf(form, closing);
  return (
    <Tooltip label={hint} multiline maw={280} events={{ hover: true, focus: true, touch: true }}>
      <span tabIndex={0} role="note" aria-label={`${word}. ${hint}`}>
        <StatusBadge tone={tone}>{word}</StatusBadge>
      </span>
    </Tooltip>
  );
}
