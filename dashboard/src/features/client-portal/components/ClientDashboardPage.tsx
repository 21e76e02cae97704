import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import IconChartBar from '~icons/chart-bar';
import IconCalendar from '~icons/calendar';
import IconFileText from '~icons/file-text';
import IconInbox from '~icons/inbox';
import IconMail from '~icons/mail';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import type { ClientFormItem } from '@inlay/api/contract';
import { CardSkeleton } from '../../../components/CardSkeleton.tsx';
import { FormsDrawing } from '../../../components/drawings/FormsDrawing.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { FigureCard, FigureGrid } from '../../../components/FigureCard.tsx';
import { LoadingSkeleton } from '../../../components/LoadingSkeleton.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { StateBadge } from '../../../domain/forms/StateBadge.tsx';
import { formatNumber } from '../../../lib/formatNumber.ts';
import { useAssignedForms, useClient } from '../api/portal.ts';
import classes from './portal.module.css';

/** Loads the list that the owners' Home has. */
const NewestAnswers = lazy(async () => ({
  default: (await import('./NewestAnswers.tsx')).NewestAnswers,
}));

/** New submissions of a form are counted up to here (`MAX_UNREAD` of the API). */
const MAX_UNREAD = 1_000;

/** /client/dashboard: the forms of the client (CLNT-037…043, D-141). */
export function ClientDashboardPage() {
  const { data: client } = useClient();
  const { data, isPending, error, refetch } = useAssignedForms();
  return (
    <Stack gap={24}>
      <title>{t`Client Portal · Inlay`}</title>
      <Group justify="space-between" align="flex-end" gap={16}>
        <div>
          <Title order={1}>{client?.name ? t`Welcome, ${client.name}` : t`Welcome`}</Title>
          <Text c="dimmed">{client?.companyName ?? t`Forms assigned to you.`}</Text>
        </div>
        <Button
          component={Link}
          to="/client/analytics"
          variant="default"
          leftSection={<IconChartBar size={16} aria-hidden="true" />}
        >
          {t`Analytics`}
        </Button>
      </Group>
      {error || data?.forms.length === 0 ? null : <Figures forms={data?.forms} />}
      {data?.forms.some(({ mayReadSubmissions }) => mayReadSubmissions) ? (
        <Suspense fallback={<LoadingSkeleton height={225} radius={8} />}>
          <NewestAnswers />
        </Suspense>
      ) : null}
      {data?.forms.length === 0 ? (
        <div className="card">
          <EmptyState
            drawing={<FormsDrawing />}
            title={t`No forms yet`}
            text={t`Forms assigned to you will appear here.`}
          />
        </div>
      ) : null}
      <div className={classes['forms']}>
        {isPending ? (
          <div className={classes['grid']} aria-hidden="true">
            {[1, 2].map((form) => (
              <CardSkeleton key={form} foot="buttons" />
            ))}
          </div>
        ) : null}
        <ul className={classes['grid']} aria-label={t`Assigned forms`}>
          {data?.forms.map((form) => (
            <FormItem key={form.id} form={form} />
          ))}
        </ul>
      </div>
      {error ? (
        <LoadFailure
          title={t`Failed to load assigned forms`}
          error={error}
          onRetry={() => refetch()}
          isStale={data !== undefined}
        />
      ) : null}
    </Stack>
  );
}

/** Counts of new submissions, this month's and all, over all forms of the client (CLNT-112). */
function Figures({ forms }: { forms: readonly ClientFormItem[] | undefined }) {
  const isPending = forms === undefined;
  const sumOf = (count: (form: ClientFormItem) => number) =>
    forms?.reduce((sum, form) => sum + count(form), 0);
  return (
    <FigureGrid label={t`Figures`}>
      <FigureCard
        icon={IconMail}
        label={t`New submissions`}
        value={sumOf(({ unreadCount }) => unreadCount)}
        isPending={isPending}
      />
      <FigureCard
        icon={IconCalendar}
        label={t`This Month`}
        value={sumOf(({ monthCount }) => monthCount)}
        isPending={isPending}
        to="/client/analytics"
      />
      <FigureCard
        icon={IconInbox}
        label={t`Submissions`}
        value={sumOf(({ submissionCount }) => submissionCount)}
        isPending={isPending}
      />
      <FigureCard icon={IconFileText} label={t`Forms`} value={forms?.length} isPending={isPending} />
    </FigureGrid>
  );
}

function FormItem({ form }: { form: ClientFormItem }) {
  return (
    <li className={`card ${classes['form']}`}>
      <Title order={2} size="h3" style={{ overflowWrap: 'anywhere' }}>
        {form.mayReadSubmissions ? (
          <Link
            className="covers"
            to={`/client/form/${form.id}/submissions`}
            aria-label={t`View Submissions of ${form.title}`}
          >
            <bdi>{form.title}</bdi>
          </Link>
        ) : (
          <bdi>{form.title}</bdi>
        )}
      </Title>
      <Group gap={8}>
        <StateBadge active={form.active} />
        {form.unreadCount > 0 ? (
          <span className={classes['new']}>
            {form.unreadCount >= MAX_UNREAD
              ? t`More than ${formatNumber(MAX_UNREAD - 1)} new`
              : plural(form.unreadCount, { one: '# new', other: '# new' })}
          </span>
        ) : null}
      </Group>
      {form.description ? (
        <Text size="sm" c="dimmed" lineClamp={2} dir="auto">
          {form.description}
        </Text>
      ) : null}
      <Text size="sm" className="tabular">
        <Trans>
          <Plural value={form.submissionCount} one="# submission" other="# submissions" /> · created{' '}
          <RelativeTime iso={form.createdAt} />
        </Trans>
      </Text>
      {form.mayReadSubmissions ? (
        <Text size="sm" mt="auto" c="var(--inlay-accent-text)" aria-hidden="true">
          {t`View Submissions`}
        </Text>
      ) : null}
    </li>
  );
}
