import { t } from '@lingui/core/macro';
import { Badge, Button, Group, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { FormSummary } from '@inlay/api/contract';
import { StateBadge } from '../../../domain/forms/StateBadge.tsx';
import classes from './cards.module.css';

/** A form to read and embed only (DASH-022, DASH-023). */
export function AssignedFormCard({ form, onEmbed }: { form: FormSummary; onEmbed(): void }) {
  return (
    <li className={`card ${classes['form']}`}>
      <Title order={2} size="h3" lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
        <bdi>{form.title}</bdi>
      </Title>
      <Group gap={8}>
        <StateBadge active={form.active} />
        <Badge color="gray" c="var(--inlay-text-secondary)">
          {t`Read Only`}
        </Badge>
      </Group>
      {form.description ? (
        <Text size="sm" c="dimmed" lineClamp={2} dir="auto">
          {form.description}
        </Text>
      ) : null}
      <Group mt="auto" gap={8}>
        <Button
          component={Link}
          to={`/submissions?formId=${form.id}`}
          variant="default"
          aria-label={t`View Submissions of ${form.title}`}
        >
          {t`View Submissions`}
        </Button>
        <Button variant="subtle" onClick={onEmbed} aria-label={t`Get Embed Code of ${form.title}`}>
          {t`Get Embed Code`}
        </Button>
      </Group>
    </li>
  );
}
