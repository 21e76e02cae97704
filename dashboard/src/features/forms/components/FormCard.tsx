import { ActionIcon, Group, Menu, Text, Title } from '@mantine/core';
import {
  IconBell,
  IconCode,
  IconDots,
  IconDownload,
  IconExternalLink,
  IconInbox,
  IconPencil,
  IconPower,
  IconTemplate,
  IconTrash,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import type { FormSummary } from '@inlay/api/contract';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { StateBadge } from '../../../components/StateBadge.tsx';
import { useSetActive } from '../api/forms.ts';
import classes from './cards.module.css';

interface FormCardProps {
  form: FormSummary;
  onEmbed(): void;
  onSaveTemplate(): void;
  onDelete(): void;
}

/** One form: the whole card opens it, the menu does the rest (D-48). */
export function FormCard(props: FormCardProps) {
  const { form } = props;
  return (
    <li className={`card ${classes['form']}`}>
      <Group justify="space-between" wrap="nowrap" align="flex-start" gap={8}>
        <Title order={2} size="h3" lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
          <Link className={classes['open']} to={`/builder/${form.id}`}>
            {form.title}
          </Link>
        </Title>
        <FormMenu {...props} />
      </Group>
      <StateBadge active={form.active} />
      {form.description ? (
        <Text size="sm" c="dimmed" lineClamp={2}>
          {form.description}
        </Text>
      ) : null}
      <dl className={classes['figures']}>
        <div>
          <dt>Submissions</dt>
          <dd>{form.submissionCount.toLocaleString()}</dd>
        </div>
        <div>
          <dt>Fields</dt>
          <dd>{form.fieldCount}</dd>
        </div>
        <div>
          <dt>{form.lastSubmissionAt ? 'Last answer' : 'Created'}</dt>
          <dd>
            <RelativeTime iso={form.lastSubmissionAt ?? form.createdAt} />
          </dd>
        </div>
      </dl>
    </li>
  );
}

function FormMenu({ form, onEmbed, onSaveTemplate, onDelete }: FormCardProps) {
  const setActive = useSetActive();
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <ActionIcon
          className={classes['menu']}
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={`Actions for ${form.title}`}
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
          Edit
        </Menu.Item>
        <Menu.Item
          component={Link}
          to={`/submissions/${form.id}`}
          leftSection={<IconInbox size={16} stroke={1.75} />}
        >
          View Submissions
        </Menu.Item>
        <Menu.Item
          component={Link}
          to={`/forms/${form.id}/delivery`}
          leftSection={<IconBell size={16} stroke={1.75} />}
        >
          Notifications and Webhooks
        </Menu.Item>
        <Menu.Item onClick={onEmbed} leftSection={<IconCode size={16} stroke={1.75} />}>
          Get Embed Code
        </Menu.Item>
        <Menu.Item
          component="a"
          href={`/embed/${form.id}`}
          target="_blank"
          rel="noopener"
          leftSection={<IconExternalLink size={16} stroke={1.75} />}
        >
          Open form
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item onClick={onSaveTemplate} leftSection={<IconTemplate size={16} stroke={1.75} />}>
          Save as template
        </Menu.Item>
        <Menu.Item
          component="a"
          href={`/api/forms/${form.id}/definition.json`}
          download
          leftSection={<IconDownload size={16} stroke={1.75} />}
        >
          Export as JSON
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          onClick={() => setActive.mutate({ form, active: !form.active })}
          leftSection={<IconPower size={16} stroke={1.75} />}
        >
          {form.active ? 'Disable' : 'Enable'}
        </Menu.Item>
        {form.abilities.delete ? (
          <Menu.Item onClick={onDelete} leftSection={<IconTrash size={16} stroke={1.75} />}>
            Delete
          </Menu.Item>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  );
}
