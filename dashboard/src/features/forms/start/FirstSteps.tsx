import { plural, t } from '@lingui/core/macro';
import { Button, Text, Title } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import IconCircle from '~icons/circle';
import IconCircleCheck from '~icons/circle-check';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Analytics, FormSummary } from '@inlay/api/contract';
import { MailNotice, useMailHealth } from '../../../domain/notifications/MailNotice.tsx';
import { useIsNotified } from '../../../domain/notifications/useIsNotified.ts';
import { EmbedDialog } from '../../../domain/publishing/EmbedDialog.tsx';
import { api } from '../../../lib/apiClient.ts';
import { ANALYTICS_KEY } from '../../../lib/queryClient.ts';
import { formPath } from '../../../domain/forms/formPath.ts';
import { useEmbedDialog } from '../useEmbedDialog.ts';
import classes from './firstSteps.module.css';

/** Visits are counted without an event: how often to look for the first, in ms. */
const LOOK_MS = 20_000;

/** Loads whether anybody has opened the form; null until it is known. */
function useIsSeen(form: FormSummary | null): boolean | null {
  const { data } = useQuery({
    queryKey: [...ANALYTICS_KEY, 'seen', form?.id],
    queryFn: () => {
      const [from = '', to = ''] = [form?.createdAt, new Date().toISOString()].map((iso) =>
        iso?.slice(0, 10),
      );
      const question = new URLSearchParams({ formId: form?.id ?? '', from, to, zone: 'UTC' });
      return api.get<Analytics>(`/analytics?${question.toString()}`);
    },
    enabled: form !== null,
    refetchInterval: ({ state }) => (state.data?.views ? false : LOOK_MS),
  });
  return data ? data.views > 0 : null;
}

/**
 * The way of a newcomer to the first answer: each step turns green by itself as soon as it is done (DASH-045). It is
 * there until the first answer has come and the person has put it away.
 *
 * @param forms newest first; the steps are about the first one that was answered, or else the newest, and name it.
 */
export function FirstSteps({ forms }: { forms: readonly FormSummary[] }) {
  const { embedded, showEmbed, hideEmbed } = useEmbedDialog();
  const title = useId();
  const [isPutAway, putAway] = useLocalStorage({
    key: 'first-steps-done',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const answered = forms.find(({ submissionCount }) => submissionCount > 0) ?? null;
  const form = answered ?? forms[0] ?? null;
  const mail = useMailHealth();
  const isNotified = useIsNotified(form?.id ?? null);
  const isSeen = useIsSeen(form);
  if (isPutAway) return null;
  // An address is no use until mails go out.
  const isMailed = isNotified && (mail ? mail === 'working' : null);
  const done = [form !== null, isMailed, isSeen, answered !== null];
  const count = done.filter(Boolean).length;
  return (
    <section className={`card ${classes['steps']}`} aria-labelledby={title}>
      <div className={classes['head']}>
        <div>
          <Title order={2} size="h3" id={title}>
            {answered ? t`Your first answer is here` : t`Get your first answer`}
          </Title>
          {form ? (
            <Text fw={500}>
              <bdi>{form.title}</bdi>
            </Text>
          ) : null}
          <Text size="sm" c="dimmed" role="status" className="tabular">
            {plural(done.length, { one: `${count} of # step done`, other: `${count} of # steps done` })}
          </Text>
        </div>
        <Button variant="subtle" color="gray" size="xs" flex="none" onClick={() => putAway(true)}>
          {t`Hide these steps`}
        </Button>
      </div>
      <ol className={classes['list']}>
        <Step
          isDone={form !== null}
          title={t`Make a form`}
          text={t`Type your questions, or start from a template.`}
        >
          <Button component={Link} to="/builder" size="xs">
            {t`Start a form`}
          </Button>
          <Button component={Link} to="/templates" size="xs" variant="default">
            {t`Choose a template`}
          </Button>
        </Step>
        <Step
          isDone={isMailed}
          title={t`Be told of answers`}
          text={t`Choose who gets an email about each one.`}
        >
          {form ? (
            <Button
              component={Link}
              to={`/forms/${form.id}/settings/notifications`}
              size="xs"
              variant="default"
            >
              {t`Choose addresses`}
            </Button>
          ) : null}
        </Step>
        {form && mail !== undefined && mail !== 'working' ? (
          <li className={classes['note']}>
            <MailNotice asksForTest />
          </li>
        ) : null}
        <Step
          isDone={isSeen}
          title={t`Show it to visitors`}
          text={t`Paste one line into your website, or send the link. Done once somebody opens it.`}
        >
          {form ? (
            <Button size="xs" onClick={() => showEmbed(form)}>
              {t`Add to website`}
            </Button>
          ) : null}
        </Step>
        <Step
          isDone={answered !== null}
          title={t`First answer`}
          text={t`Fill the form in yourself to see how it arrives.`}
        >
          {form && !answered ? (
            <Button
              component="a"
              href={`/embed/${form.id}`}
              target="_blank"
              rel="noopener"
              size="xs"
              variant="default"
            >
              {t`Fill it in`}
            </Button>
          ) : null}
        </Step>
      </ol>
      {answered ? (
        <Button component={Link} to={formPath(answered.id, 'responses')} className={classes['end'] ?? ''}>
          {t`Read it`}
        </Button>
      ) : null}
      <EmbedDialog form={embedded} onClose={hideEmbed} />
    </section>
  );
}

interface StepProps {
  /** Null while it is asked. */
  isDone: boolean | null;
  title: string;
  /** What to do; nothing once it is done. */
  text: string;
  /** Its buttons. */
  children: ReactNode;
}

function Step({ isDone, title, text, children }: StepProps) {
  const Mark = isDone ? IconCircleCheck : IconCircle;
  const [wasOpen, setOpen] = useState(isDone === false);
  if (isDone === false && !wasOpen) setOpen(true);
  return (
    <li
      className={classes['step']}
      data-done={isDone || undefined}
      data-turned={(isDone && wasOpen) || undefined}
    >
      <Mark size={20} aria-label={isDone ? t`Done` : t`Not done yet`} role="img" />
      <div>
        <Text fw={500}>{title}</Text>
        {isDone ? null : (
          <Text size="sm" c="dimmed">
            {text}
          </Text>
        )}
      </div>
      {isDone ? null : <div className={classes['buttons']}>{children}</div>}
    </li>
  );
}
