import { t } from '@lingui/core/macro';
import { Button, Text } from '@mantine/core';
import IconCircleCheck from '~icons/circle-check';
import IconCircleX from '~icons/circle-x';
import { useState } from 'react';
import type { SignInListResponse } from '@inlay/api/contract';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { useSignIns } from '../api/sessions.ts';
import { userAgentName } from '../userAgentName.ts';
import classes from './settings.module.css';
import { RowSkeletons, SettingsSection } from './SettingsFrame.tsx';

/** Rows before the person asks for more. */
const FIRST_ROWS = 6;

/** The user's own recent sign-in attempts (D-161). */
export function SignInsSection() {
  const { data, error, refetch } = useSignIns();
  const [showsAll, setShowsAll] = useState(false);
  const signIns = data?.signIns ?? [];
  const shown = showsAll ? signIns : signIns.slice(0, FIRST_ROWS);
  return (
    <SettingsSection
      name="signIns"
      title={t`Recent sign-ins`}
      text={t`Attempts to sign in to your account. One source is one network on that day.`}
    >
      {error && !data ? (
        <LoadFailure title={t`Failed to load recent sign-ins`} error={error} onRetry={() => refetch()} />
      ) : null}
      {!data && !error ? <RowSkeletons rows={4} /> : null}
      {data && signIns.length === 0 ? <Text c="dimmed">{t`Your sign-ins will appear here.`}</Text> : null}
      {shown.length > 0 ? (
        <ul className={classes['rows']} aria-label={t`Recent sign-ins`}>
          {shown.map((signIn) => (
            <SignInRow key={signIn.id} signIn={signIn} />
          ))}
        </ul>
      ) : null}
      {signIns.length > FIRST_ROWS ? (
        <Button
          variant="default"
          size="xs"
          mt={16}
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? t`Show fewer` : t`Show all ${signIns.length}`}
        </Button>
      ) : null}
    </SettingsSection>
  );
}

function SignInRow({ signIn }: { signIn: SignInListResponse['signIns'][number] }) {
  const agent = userAgentName(signIn.userAgent);
  const ResultIcon = signIn.success ? IconCircleCheck : IconCircleX;
  return (
    <li className={classes['row']} data-failed={!signIn.success || undefined}>
      <ResultIcon size={20} aria-hidden="true" />
      <div className={classes['what']}>
        <Text fw={500}>{signIn.success ? t`Signed in` : t`Failed to sign in`}</Text>
        <Text size="sm" c="dimmed" title={signIn.userAgent ?? ''}>
          {signIn.source ? t`${agent}, source ${signIn.source}` : agent}
        </Text>
      </div>
      <Text size="sm" c="dimmed" className={`tabular ${classes['when']}`}>
        <RelativeTime iso={signIn.at} />
      </Text>
    </li>
  );
}
