import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Tabs, Text, Title } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { FormSummary } from '@inlay/api/contract';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { TrendLine, UnreadBadge } from '../../../domain/forms/FormTrend.tsx';
import { DraftBadge } from '../../../domain/forms/DraftBadge.tsx';
import { StateBadge } from '../../../domain/forms/StateBadge.tsx';
import { formatNumber } from '../../../lib/formatNumber.ts';
import classes from './cards.module.css';
import { FormThumb } from './FormThumb.tsx';
import { FormMenu, type FormMenuActions } from './FormMenu.tsx';

/** Parts of a card from other features; the app passes them in. */
export interface FormParts {
  settings(formId: string): ReactNode;
  submissions(formId: string): ReactNode;
}

interface FormCardProps extends FormMenuActions {
  form: FormSummary;
  parts: FormParts;
  isOpen: boolean;
  onToggle(): void;
}

/** One form: the card opens it, the menu has all other actions (D-48). */
export function FormCard(props: FormCardProps) {
  const { form, parts, isOpen, onToggle } = props;
  const panelId = useId();
  const count = formatNumber(form.submissionCount);
  return (
    <li className={`card ${classes['form']}`} data-open={isOpen || undefined}>
      <FormThumb form={form} />
      <Group justify="space-between" wrap="nowrap" align="flex-start" gap={8}>
        <Title order={2} size="h3" lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
          <Link className={classes['open']} to={`/builder/${form.id}`}>
            {form.title}
          </Link>
        </Title>
        <FormMenu {...props} />
      </Group>
      <Group gap={8}>
        <StateBadge active={form.active} />
        {form.hasDraft ? <DraftBadge /> : null}
        <UnreadBadge formId={form.id} />
      </Group>
      <Text size="xs" c="dimmed" component="div">
        <Trans>
          {plural(form.fieldCount, { one: '1 field', other: '# fields' })}, created{' '}
          <RelativeTime iso={form.createdAt} />
        </Trans>
      </Text>
      {form.description ? (
        <Text size="sm" c="dimmed" lineClamp={2}>
          {form.description}
        </Text>
      ) : null}
      <div className={classes['figures']}>
        <div>
          <Link className={classes['count']} to={`/submissions/${form.id}`}>
            {plural(form.submissionCount, { one: '1 submission', other: `${count} submissions` })}
          </Link>
          {form.lastSubmissionAt ? (
            <Text size="xs" c="dimmed" component="div">
              <Trans>
                last <RelativeTime iso={form.lastSubmissionAt} />
              </Trans>
            </Text>
          ) : null}
        </div>
        <TrendLine formId={form.id} />
      </div>
      <Button
        className={classes['toggle'] ?? ''}
        variant="subtle"
        size="xs"
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={t`Settings and submissions of ${form.title}`}
        rightSection={<IconChevronDown size={16} stroke={1.75} className={classes['chevron']} />}
        onClick={onToggle}
      >
        {t`Settings and submissions`}
      </Button>
      <div id={panelId} className={classes['panel']} hidden={!isOpen}>
        {isOpen ? <FormPanel form={form} parts={parts} /> : null}
      </div>
    </li>
  );
}

/** The two parts of a card that is open (FOLD-044). */
function FormPanel({ form, parts }: { form: FormSummary; parts: FormParts }) {
  return (
    <Tabs defaultValue="settings" keepMounted={false}>
      <Tabs.List mb={16}>
        <Tabs.Tab value="settings">{t`Form Settings`}</Tabs.Tab>
        <Tabs.Tab value="submissions">{t`Submissions (${formatNumber(form.submissionCount)})`}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="settings">{parts.settings(form.id)}</Tabs.Panel>
      <Tabs.Panel value="submissions">{parts.submissions(form.id)}</Tabs.Panel>
    </Tabs>
  );
}
