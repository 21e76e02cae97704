import { t } from '@lingui/core/macro';
import { Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { formPath } from '../../domain/forms/formPath.ts';

const PARTS = [
  { name: 'answers', label: t`Answers`, group: undefined },
  { name: 'visits', label: t`Visits`, group: 'visits' },
] as const;

interface SummaryPartsProps {
  open: (typeof PARTS)[number]['name'];
  children: ReactNode;
}

/** The Summary tab: what visitors answered, and how many of them came; each has its address. */
export function SummaryParts({ open, children }: SummaryPartsProps) {
  const { formId = '' } = useParams();
  return (
    <Stack className="page" gap={16}>
      <Group component="nav" gap={4} aria-label={t`Parts of the summary`}>
        {PARTS.map(({ name, label, group }) => (
          <Button
            key={name}
            component={Link}
            to={formPath(formId, 'summary', group)}
            size="xs"
            variant={name === open ? 'light' : 'subtle'}
            color={name === open ? 'accent' : 'gray'}
            aria-current={name === open ? 'page' : undefined}
          >
            {label}
          </Button>
        ))}
      </Group>
      {children}
    </Stack>
  );
}
