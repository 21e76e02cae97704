import { plural, t } from '@lingui/core/macro';
import { Group, Progress, Text } from '@mantine/core';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { formatBytes } from '../../../lib/formatBytes.ts';
import { useClearUnfinished, useStorage } from '../api/storage.ts';
import { RowSkeletons, SettingsSection } from './SettingsFrame.tsx';
import classes from './settings.module.css';
import { Refusable } from '../../../domain/identity/Refusable.tsx';
import { useAccountAbility, useRoleRefusal } from '../../../domain/identity/roleRefusal.ts';

/** Storage that the account's files take, with a button that clears unfinished uploads (UPLOAD-020). */
export function StorageSection() {
  const { data, error, refetch } = useStorage();
  const clear = useClearUnfinished();
  const refusal = useRoleRefusal(useAccountAbility('manage'));
  return (
    <SettingsSection
      name="storage"
      title={t`Storage`}
      text={t`Files that visitors sent, and pictures in your forms.`}
    >
      {error && !data ? (
        <LoadFailure title={t`Failed to load storage`} error={error} onRetry={() => refetch()} />
      ) : null}
      {!data && !error ? <RowSkeletons rows={2} /> : null}
      {data ? (
        <>
          <Text className="tabular">
            {t`${formatBytes(data.used.total)} of ${formatBytes(data.limit)} used`}
          </Text>
          {/* The same in a picture; who cannot see it has read it. */}
          <Progress
            value={data.limit === 0 ? 100 : Math.min(100, (data.used.total / data.limit) * 100)}
            size={6}
            mt={8}
            mb={16}
            maw={240}
            aria-hidden="true"
          />
          <dl className={classes['facts']}>
            <Row name={t`Files of submissions`} bytes={data.used.submissions} />
            <Row name={t`Uploads not submitted yet`} bytes={data.used.unsent} />
            <Row name={t`Pictures in forms`} bytes={data.used.pictures} />
            {data.forms.map(({ id, title, bytes }) => (
              <Row key={id} name={title} bytes={bytes} />
            ))}
          </dl>
          {data.unfinished > 0 ? (
            <Group justify="space-between" mt={16}>
              <Text size="sm" c="dimmed">
                {plural(data.unfinished, {
                  one: '# upload is unfinished. It is deleted after 15 minutes without progress.',
                  other: '# uploads are unfinished. They are deleted after 15 minutes without progress.',
                })}
              </Text>
              <Refusable refusal={refusal}>
                <BusyButton variant="default" isBusy={clear.isPending} onClick={() => clear.mutate()}>
                  {t`Delete unfinished uploads`}
                </BusyButton>
              </Refusable>
            </Group>
          ) : null}
        </>
      ) : null}
    </SettingsSection>
  );
}

function Row({ name, bytes }: { name: string; bytes: number }) {
  return (
    <div className={classes['fact']}>
      <dt dir="auto">{name}</dt>
      <dd className="tabular">{formatBytes(bytes)}</dd>
    </div>
  );
}
