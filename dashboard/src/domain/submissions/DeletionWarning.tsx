import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { NearingDeletionResponse } from '@inlay/api/contract';
import { api } from '../../lib/apiClient.ts';
import { RelativeTime } from '../../components/RelativeTime.tsx';
import { Warning } from '../../components/Warning.tsx';

const DAY_MS = 86_400_000;

/**
 * Warns of submissions about to be removed from the trash, of all forms or of one (DASH-026…029, D-52), if there are
 * some when the screen opens. Shows nothing when the request fails (DASH-030).
 */
export function DeletionWarning({ formId }: { formId?: string }) {
  const { data, dataUpdatedAt, isFetching } = useQuery({
    queryKey: ['nearing-deletion', formId ?? null],
    queryFn: () =>
      api.get<NearingDeletionResponse>(`/submissions/nearing-deletion${formId ? `?formId=${formId}` : ''}`),
  });
  // One that comes about while somebody works here would push the list away from under the mouse.
  const [beganDue, setBeganDue] = useState<boolean | null>(null);
  if (beganDue === null && data && !isFetching) setBeganDue(data.count > 0);
  if (!data?.earliestAt || beganDue === false) return null;
  const days = Math.max(0, Math.ceil((Date.parse(data.earliestAt) - dataUpdatedAt) / DAY_MS));
  return (
    <Warning>
      <Group justify="space-between" gap={8}>
        <Text size="sm" style={{ flex: '1 1 320px' }}>
          <Trans>
            <strong>Permanent Deletion Warning:</strong> You have{' '}
            <Plural value={data.count} one="# submission" other="# submissions" /> in trash that will be
            permanently deleted in <Plural value={days} one="# day" other="# days" /> (
            <RelativeTime iso={data.earliestAt} />)
          </Trans>
        </Text>
        <Link to="/trash">{t`View Trash`}</Link>
      </Group>
    </Warning>
  );
}
