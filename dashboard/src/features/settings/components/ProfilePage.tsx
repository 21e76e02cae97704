import { plural, t } from '@lingui/core/macro';
import { Progress, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Profile } from '@inlay/api/contract';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { StatusBadge } from '../../../components/StatusBadge.tsx';
import { useProfile } from '../api/profile.ts';
import { EmailSection } from './EmailSection.tsx';
import { NameSection } from './NameSection.tsx';
import classes from './settings.module.css';
import { RowSkeletons, SettingsFrame, SettingsSection } from './SettingsFrame.tsx';
import { StorageSection } from './StorageSection.tsx';
import { formatNumber } from '../../../lib/formatNumber.ts';

/** The user's own profile (SETT-006, SETT-007, D-161). */
export function ProfilePage() {
  const { data, error, refetch } = useProfile();
  if (error && !data) {
    return (
      <SettingsFrame>
        <LoadFailure title={t`Failed to load profile`} error={error} onRetry={() => refetch()} />
      </SettingsFrame>
    );
  }
  if (!data) return <ProfileSkeleton />;
  const { isApproved, profile } = data;
  return (
    <SettingsFrame>
      {profile ? <NameSection fullName={profile.fullName} /> : null}
      {profile ? <EmailSection email={profile.email} pendingEmail={profile.pendingEmail} /> : null}
      <SettingsSection name="account" title={t`Account`} text={t`Set by an administrator.`}>
        <dl className={classes['facts']}>
          <Fact name={t`Approval`}>
            <StatusBadge tone={isApproved ? 'good' : 'attention'}>
              {isApproved ? t`Approved` : t`Pending`}
            </StatusBadge>
          </Fact>
          {profile ? (
            <>
              <Fact name={t`Role`}>{profile.role === 'admin' ? t`Administrator` : t`User`}</Fact>
              <Fact name={t`Forms`}>
                <FormLimit profile={profile} />
              </Fact>
            </>
          ) : null}
        </dl>
      </SettingsSection>
      {isApproved ? <StorageSection /> : null}
    </SettingsFrame>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes['fact']}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function FormLimit({ profile }: { profile: Profile }) {
  const { formCount, formLimit } = profile;
  if (formLimit === null) {
    return (
      <Text className="tabular">
        {plural(formCount, { one: '# form, no limit', other: '# forms, no limit' })}
      </Text>
    );
  }
  const used = formatNumber(formCount);
  return (
    <>
      <Text className="tabular">
        {plural(formLimit, { one: `${used} of # form used`, other: `${used} of # forms used` })}
      </Text>
      {/* The same in a picture; who cannot see it has read it. */}
      <Progress
        value={formLimit === 0 ? 100 : (formCount / formLimit) * 100}
        size={6}
        mt={8}
        maw={240}
        aria-hidden="true"
      />
    </>
  );
}

function ProfileSkeleton() {
  return (
    <SettingsFrame>
      <SettingsSection title={t`Name`} text={t`Your name as others see it.`}>
        <RowSkeletons rows={2} />
      </SettingsSection>
      <SettingsSection title={t`Email`} text={t`You sign in and receive emails with this address.`}>
        <RowSkeletons rows={1} />
      </SettingsSection>
      <SettingsSection title={t`Account`} text={t`Set by an administrator.`}>
        <RowSkeletons rows={3} />
      </SettingsSection>
    </SettingsFrame>
  );
}
