import { t } from '@lingui/core/macro';
import type { Language } from '@inlay/sdk/model';
import { LanguageSelect } from '../../../components/LanguageSelect.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { messageOf } from '../../../lib/apiError.ts';
import { chooseLanguage } from '../../../lib/language.ts';
import { useProfile, useUpdateProfile } from '../api/profile.ts';
import { RowSkeletons, SettingsSection } from './SettingsFrame.tsx';

/** The language of the dashboard and of mails, stored with the account (SHELL-050). */
export function LanguageSection() {
  const { data, error, refetch } = useProfile();
  const profile = data?.profile;
  const update = useUpdateProfile();
  const save = (language: Language | null): void =>
    update.mutate({ language }, { onSuccess: () => chooseLanguage(language) });
  return (
    <SettingsSection name="language" title={t`Language`} text={t`Of your screens and the emails you get.`}>
      {error && !data ? (
        <LoadFailure title={t`Failed to load profile`} error={error} onRetry={() => refetch()} />
      ) : null}
      {!data && !error ? <RowSkeletons rows={1} /> : null}
      {profile ? (
        <LanguageSelect
          label={t`Language`}
          description={t`Saved with your account for every browser.`}
          hasBrowser
          value={update.isPending ? (update.variables?.language ?? null) : profile.language}
          error={update.isError ? t`Failed to update profile. ${messageOf(update.error)}` : null}
          onChange={save}
        />
      ) : null}
    </SettingsSection>
  );
}
