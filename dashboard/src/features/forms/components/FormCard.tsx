import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button, Group, Menu, Tabs, Text, Title } from '@mantine/core';
import {
  IconChevronDown,
  IconCode,
  IconCopy,
  IconCopyPlus,
  IconDots,
  IconDownload,
  IconExternalLink,
  IconInbox,
  IconPencil,
  IconPower,
  IconSettings,
  IconTemplate,
  IconTrash,
} from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { FormSummary } from '@inlay/api/contract';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { loadMeasuredLines } from '../../../domain/publishing/useMeasuredLines.ts';
import { DraftBadge } from '../../../domain/forms/DraftBadge.tsx';
import { StateBadge } from '../../../domain/forms/StateBadge.tsx';
import { copyText } from '../../../lib/copyText.ts';
import { toastError } from '../../../lib/toasts.tsx';
import { fetchForm, useCloneForm, useSetActive } from '../api/forms.ts';
import classes from './cards.module.css';
import { formatNumber } from '../../../lib/formatNumber.ts';

/** Parts of a card from other features; the app passes them in. */
export interface FormParts {
  settings(formId: string): ReactNode;
  submissions(formId: string): ReactNode;
}

interface FormCardProps {
  form: FormSummary;
  parts: FormParts;
  isOpen: boolean;
  onToggle(): void;
  onEmbed(): void;
  onSaveTemplate(): void;
  onDelete(): void;
}

/** One form: the card opens it, the menu has all other actions (D-48). */
export function FormCard(props: FormCardProps) {
  const { form, parts, isOpen, onToggle } = props;
  const panelId = useId();
  return (
    <li className={`card ${classes['form']}`} data-open={isOpen || undefined}>
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
      </Group>
      {form.description ? (
        <Text size="sm" c="dimmed" lineClamp={2}>
          {form.description}
        </Text>
      ) : null}
      <dl className={classes['figures']}>
        <div>
          <dt>{t`Submissions`}</dt>
          <dd>{formatNumber(form.submissionCount)}</dd>
        </div>
        <div>
          <dt>{t`Fields`}</dt>
          <dd>{form.fieldCount}</dd>
        </div>
        <div>
          <dt>{t`Created`}</dt>
          <dd>
            <RelativeTime iso={form.createdAt} />
          </dd>
        </div>
      </dl>
      {form.lastSubmissionAt ? (
        <Text size="xs" c="dimmed" component="div">
          <Trans>
            Last submission <RelativeTime iso={form.lastSubmissionAt} />
          </Trans>
        </Text>
      ) : null}
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

function FormMenu({ form, onEmbed, onSaveTemplate, onDelete }: FormCardProps) {
  const setActive = useSetActive();
  const clone = useCloneForm();
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <ActionIcon
          className={classes['menu']}
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t`Actions for ${form.title}`}
        >
          <IconDots size={20} stroke={1.75} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component={Link}
          to={`/builder/${form.id}`}
          leftSection={<IconPencil size={16} stroke={1.75} />}
        >
          {t`Edit`}
        </Menu.Item>
        <Menu.Item
          component={Link}
          to={`/submissions/${form.id}`}
          leftSection={<IconInbox size={16} stroke={1.75} />}
        >
          {t`View Submissions`}
        </Menu.Item>
        <Menu.Item
          component={Link}
          to={`/forms/${form.id}/settings`}
          leftSection={<IconSettings size={16} stroke={1.75} />}
        >
          {t`Form Settings`}
        </Menu.Item>
        <Menu.Item onClick={onEmbed} leftSection={<IconCode size={16} stroke={1.75} />}>
          {t`Get Embed Code`}
        </Menu.Item>
        <Menu.Item
          onClick={() => void copyEmbedCode(form.id)}
          leftSection={<IconCopy size={16} stroke={1.75} />}
        >
          {t`Copy Embed Code`}
        </Menu.Item>
        <Menu.Item
          component="a"
          href={`/embed/${form.id}`}
          target="_blank"
          rel="noopener"
          leftSection={<IconExternalLink size={16} stroke={1.75} />}
        >
          {t`Open form`}
        </Menu.Item>
        <Menu.Divider />
        {form.abilities.organise ? (
          <Menu.Item
            onClick={() => clone.mutate(form.id)}
            leftSection={<IconCopyPlus size={16} stroke={1.75} />}
          >
            {t`Clone Form`}
          </Menu.Item>
        ) : null}
        <Menu.Item onClick={onSaveTemplate} leftSection={<IconTemplate size={16} stroke={1.75} />}>
          {t`Save as template`}
        </Menu.Item>
        <Menu.Item
          component="a"
          href={`/api/forms/${form.id}/definition.json`}
          download
          leftSection={<IconDownload size={16} stroke={1.75} />}
        >
          {t`Export as JSON`}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          onClick={() => setActive.mutate({ form, active: !form.active })}
          leftSection={<IconPower size={16} stroke={1.75} />}
        >
          {form.active ? t`Disable` : t`Enable`}
        </Menu.Item>
        {form.abilities.delete ? (
          <Menu.Item onClick={onDelete} leftSection={<IconTrash size={16} stroke={1.75} />}>
            {t`Delete`}
          </Menu.Item>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Copies the line to paste (FOLD-040, FOLD-055). */
async function copyEmbedCode(formId: string): Promise<void> {
  try {
    const { code } = await loadMeasuredLines(await fetchForm(formId));
    await copyText(code, 'code');
  } catch {
    toastError(t`Failed to copy embed code`);
  }
}
