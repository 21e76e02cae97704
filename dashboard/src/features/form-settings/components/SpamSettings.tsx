import { t } from '@lingui/core/macro';
import { Anchor, Select, Stack, Switch, Text, Textarea } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { SpamSettings as AccountSettings } from '@inlay/api/contract';
import { api } from '../../../lib/apiClient.ts';
import { formatNumber } from '../../../lib/formatNumber.ts';
import { toastThrown } from '../../../lib/toasts.tsx';
import { useMutation } from '../../../lib/useMutation.ts';
import { PublishingSettings } from './PublishingSettings.tsx';
import { TypedSetting } from './TypedSetting.tsx';

const KEY = ['spam-settings'] as const;
const LEVELS = ['off', 'careful', 'strict'] as const;
/** Most days, as the contract has it. */
const MAX_DAYS = 365;

/** How much it takes until a submission goes to Spam, and what the account says for all of its forms (SPAM-009). */
export function SpamSettings({ formId }: { formId: string }) {
  const account = useQuery({ queryKey: KEY, queryFn: () => api.get<AccountSettings>('/spam/settings') });
  return (
    <Stack gap={24}>
      <PublishingSettings formId={formId} height={64}>
        {({ settings, save }) => (
          <Select
            label={t`Move to Spam`}
            description={t`Nobody is refused. What looks like spam waits in the Spam folder, and visitors don’t notice.`}
            data={[
              { value: 'off', label: t`Nothing` },
              { value: 'careful', label: t`Careful: only what several signs speak against` },
              { value: 'strict', label: t`Strict: catches more, and is wrong more often` },
            ]}
            allowDeselect={false}
            value={settings.spamLevel}
            onChange={(value) => save({ spamLevel: LEVELS.find((level) => level === value) ?? 'careful' })}
          />
        )}
      </PublishingSettings>
      <Anchor component={Link} to="/trash?tab=spam" size="sm">
        {t`Open the Spam folder`}
      </Anchor>
      {account.data ? <OfAccount key={account.dataUpdatedAt} stored={account.data} /> : null}
    </Stack>
  );
}

/** For all forms of the account; whoever may not change it does not get it. */
function OfAccount({ stored }: { stored: AccountSettings }) {
  const client = useQueryClient();
  const { mutate, mutateAsync } = useMutation({
    mutationFn: (changes: Partial<AccountSettings>) =>
      api.put<AccountSettings>('/spam/settings', { ...stored, ...changes }),
    onSuccess: (saved) => client.setQueryData(KEY, saved),
    onError: (error) => toastThrown(error, t`Failed to save changes`),
  });
  const [text, setText] = useState(stored.blocked.join('\n'));
  const saveList = (): void => {
    const blocked = text.split('\n').flatMap((line) => line.trim() || []);
    if (blocked.join('\n') !== stored.blocked.join('\n')) mutate({ blocked });
  };
  return (
    <>
      <Text size="sm" c="dimmed">
        {t`The following is for all forms of your account.`}
      </Text>
      <Textarea
        label={t`Always spam`}
        description={t`Words, email addresses, domains or IP networks, one per line.`}
        autosize
        minRows={3}
        maxRows={10}
        dir="auto"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={saveList}
      />
      <Switch
        label={t`Throw-away mailboxes speak for spam`}
        checked={stored.blocksDisposable}
        onChange={(event) => mutate({ blocksDisposable: event.currentTarget.checked })}
      />
      <TypedSetting
        inputMode="numeric"
        label={t`Days in Spam`}
        description={t`Then it is deleted permanently.`}
        stored={String(stored.keptDays)}
        save={(days) => mutateAsync({ keptDays: Number(days) })}
        check={checkDays}
      />
    </>
  );
}

const checkDays = (text: string): string | null => {
  const days = Number(text);
  return Number.isInteger(days) && days >= 1 && days <= MAX_DAYS
    ? null
    : t`Enter a whole number from 1 to ${formatNumber(MAX_DAYS)}.`;
};
