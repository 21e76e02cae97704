import { t } from '@lingui/core/macro';
import { Select, Stack } from '@mantine/core';
import { useMemo, useState } from 'react';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { messageOf } from '../../../lib/apiError.ts';
import { useProfile, useUpdateProfile } from '../api/profile.ts';
import { fieldProblems } from '../../../lib/fieldProblems.ts';
import { BROWSER_ZONE, timeIn, timeZoneOptions } from '../../../lib/timeZones.ts';
import { RowSkeletons, SettingsSection } from './SettingsFrame.tsx';

/** The zone of all times (D-22), stored with the account. */
export function TimeZoneSection({ onSaved }: { onSaved(): void }) {
  const { data, error, refetch } = useProfile();
  const profile = data?.profile;
  return (
    <SettingsSection
      name="timeZone"
      title={t`Time zone`}
      text={t`Saved with your account for every browser.`}
    >
      {error && !data ? (
        <LoadFailure title={t`Failed to load profile`} error={error} onRetry={() => refetch()} />
      ) : null}
      {!data && !error ? <RowSkeletons rows={2} /> : null}
      {profile ? <TimeZoneSelect stored={profile.timeZone} onSaved={onSaved} /> : null}
    </SettingsSection>
  );
}

function TimeZoneSelect({ stored, onSaved }: { stored: string | null; onSaved(): void }) {
  const update = useUpdateProfile();
  const options = useMemo(() => timeZoneOptions(stored), [stored]);
  /** An unsaved choice; kept when saving fails. */
  const [unsaved, setUnsaved] = useState<{ zone: string | null } | null>(null);
  const zone = unsaved ? unsaved.zone : stored;
  const [now] = useState(() => new Date());
  const example = timeIn(zone, now);

  const save = (next: string | null): void => {
    setUnsaved({ zone: next });
    update.mutate(
      { timeZone: next },
      {
        onSuccess: () => {
          setUnsaved(null);
          onSaved();
        },
      },
    );
  };
  const problem = update.isError
    ? (fieldProblems(update.error, ['timeZone']).timeZone ?? messageOf(update.error))
    : null;
  return (
    <Stack gap={8} align="flex-start">
      <Select
        w="100%"
        label={t`Time zone`}
        description={example ? t`Times look like this: ${example}` : null}
        searchable
        comboboxProps={{ withinPortal: false }}
        allowDeselect={false}
        nothingFoundMessage={t`No matching time zones`}
        data={options}
        value={zone ?? BROWSER_ZONE}
        error={problem ? t`Failed to update profile. ${problem}` : null}
        onChange={(value) => save(value === BROWSER_ZONE ? null : value)}
      />
      {problem ? (
        <BusyButton variant="default" size="xs" isBusy={update.isPending} onClick={() => save(zone)}>
          {t`Try again`}
        </BusyButton>
      ) : null}
    </Stack>
  );
}
