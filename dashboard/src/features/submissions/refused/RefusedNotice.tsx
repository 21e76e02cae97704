import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Anchor, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { InboxFormsResponse, RefusedSubmissionsItem } from '@inlay/api/contract';
import { Warning } from '../../../components/Warning.tsx';
import { useSession } from '../../../domain/identity/session.ts';
import { formatExact } from '../../../lib/formatTime.ts';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { useClearRefused } from '../api/submissions.ts';

/** A form with what was refused of it. */
export type FormWithRefused = InboxFormsResponse['forms'][number] & { refused: RefusedSubmissionsItem };

interface RefusedNoticeProps {
  /** At least one. */
  forms: readonly FormWithRefused[];
  /** Names the forms, where the list is of several. */
  isNamed: boolean;
}

/** Says how many submissions were refused because their sources had sent too many, and who can change that (SUBM-094). */
export function RefusedNotice({ forms, isNamed }: RefusedNoticeProps) {
  const clear = useClearRefused();
  const isAdmin = useSession().user?.role === 'admin';
  const { perHour = 0, perMinute = 0 } = forms[0]?.refused ?? {};
  const limits = plural(perHour, {
    one: `A source, such as an office network, can send a form # submission an hour, and ${perMinute} less than a minute apart. Its visitors were told to try again later.`,
    other: `A source, such as an office network, can send a form # submissions an hour, and ${perMinute} less than a minute apart. Its visitors were told to try again later.`,
  });
  return (
    <Warning title={t`Submissions were refused`}>
      <Stack gap={8}>
        {forms.map(({ id, title, refused: { count, sources, since } }) => (
          <Text key={id} size="sm">
            {isNamed ? (
              <>
                <strong>
                  <bdi>{title}</bdi>
                </strong>
                {' · '}
              </>
            ) : null}
            <Trans>
              <Plural value={count} one="# submission" other="# submissions" /> from{' '}
              <Plural value={sources} one="# source" other="# sources" /> since {formatExact(since)}
            </Trans>
          </Text>
        ))}
        <Text size="sm">
          {limits}{' '}
          {isAdmin ? (
            <Anchor component={Link} to="/admin/settings" underline="always" inherit>
              {t`Change the limits`}
            </Anchor>
          ) : (
            t`An administrator can raise these limits.`
          )}
        </Text>
        <Group justify="flex-end">
          <BusyButton
            variant="default"
            size="xs"
            isBusy={clear.isPending}
            onClick={() => clear.mutate(forms.map(({ id }) => id))}
          >
            {t`Dismiss`}
          </BusyButton>
        </Group>
      </Stack>
    </Warning>
  );
}
