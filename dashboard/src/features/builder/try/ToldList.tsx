import { t } from '@lingui/core/macro';
import { Stack, Text, Title } from '@mantine/core';
import IconCheck from '~icons/check';
import IconX from '~icons/x';
import type { TriedRoute, TriedRouting } from '@inlay/api/contract';
import { describeCondition, labelsOf, type FormDefinition } from '@inlay/sdk/model';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { inWords } from '../../../domain/logic/inWords.ts';
import { CHANNEL_NAMES } from '../../../domain/notifications/channelNames.ts';
import { api } from '../../../lib/apiClient.ts';
import { toastThrown } from '../../../lib/toasts.tsx';
import { useMutation } from '../../../lib/useMutation.ts';
import classes from './try.module.css';
import type { TestRunState } from './useTestRun.ts';

interface Tried extends Pick<TestRunState, 'answers' | 'today'> {
  definition: FormDefinition;
}

const REASONS: Readonly<Record<NonNullable<TriedRoute['reason']>, string>> = {
  unmet: t`The condition doesn’t fit.`,
  gone: t`The condition asks for a question that no longer exists.`,
  other_reply: t`Another reply comes first.`,
  no_address: t`No email address is answered.`,
  no_captcha: t`The form has no captcha, so only you get it.`,
};

const KINDS: Readonly<Record<TriedRoute['kind'], string>> = {
  ...CHANNEL_NAMES,
  recipient: t`Notification email`,
  answered: t`Answered address`,
  reply: t`Automatic reply`,
};

/** Asks the server whom the tried answers would be told to. */
export const useToldTo = (formId: string) =>
  useMutation({
    mutationFn: (tried: Tried) => api.post<TriedRouting>(`/forms/${formId}/routing/try`, tried),
    onError: (error) => toastThrown(error),
  });

interface ToldListProps {
  tried: Tried;
  told: ReturnType<typeof useToldTo>;
}

/** Whom the tried answers would be told to, and whom not, each with what decides it. */
export function ToldList({ tried, told }: ToldListProps) {
  const { data, variables, isPending } = told;
  // Answers that were changed since say something else.
  const isCurrent = variables?.answers === tried.answers && variables.definition === tried.definition;
  const routes = isCurrent && data ? data.routes : null;
  return (
    <Stack gap={8} component="section" aria-label={t`Who is notified`}>
      <Title order={2} size="h4">
        {t`Who is notified`}
      </Title>
      {routes?.length === 0 ? <Text size="sm">{t`Nobody is notified about this form.`}</Text> : null}
      {routes && routes.length > 0 ? (
        <ul className={classes['hidden']}>
          {[...routes.filter(({ isTold }) => isTold), ...routes.filter(({ isTold }) => !isTold)].map(
            (route, at) => (
              <Route key={at} route={route} form={tried.definition} />
            ),
          )}
        </ul>
      ) : (
        <BusyButton
          variant="default"
          size="xs"
          w="fit-content"
          isBusy={isPending}
          onClick={() => told.mutate(tried)}
        >
          {t`Show who is notified`}
        </BusyButton>
      )}
    </Stack>
  );
}

function Route({ route, form }: { route: TriedRoute; form: FormDefinition }) {
  const { kind, name, to, condition, isTold, reason } = route;
  const words = condition ? inWords(describeCondition(condition, labelsOf(form))) : null;
  const Icon = isTold ? IconCheck : IconX;
  return (
    <li>
      <Icon size={14} role="img" aria-hidden="false" aria-label={isTold ? t`Notified:` : t`Not notified:`} />{' '}
      {to === null ? t`${KINDS[kind]}: ${name}` : t`${KINDS[kind]}: ${name}, to ${to}`}
      <br />
      {words === null ? t`Always` : t`Only when ${words}`}
      {reason ? ` · ${REASONS[reason]}` : null}
    </li>
  );
}
