import { t } from '@lingui/core/macro';
import { Anchor, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import type { ApiKeyItem, CreateApiKeyResponse } from '@inlay/api/contract';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { LockDrawing } from '../../../components/drawings/LockDrawing.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { useApiKeys, useEndApiKey } from '../api/apiKeys.ts';
import { ApiKeyForm } from './ApiKeyForm.tsx';
import { ApiKeyRow } from './ApiKeyRow.tsx';
import { ConnectionsSection } from './ConnectionsSection.tsx';
import { CopyTextButton } from '../../../components/CopyTextButton.tsx';
import classes from './settings.module.css';
import { RowSkeletons, SettingsFrame, SettingsSection } from './SettingsFrame.tsx';
import { useAccountAbility, useRoleRefusal } from '../../../domain/identity/roleRefusal.ts';

/** The API keys of the account: a list, a dialog that makes one, and one that ends one. */
export function ApiKeysPage() {
  const refusal = useRoleRefusal(useAccountAbility('manage'));
  const { data, error, refetch } = useApiKeys({ enabled: refusal === null });
  const [isOpen, setOpen] = useState(false);
  const [made, setMade] = useState<CreateApiKeyResponse | null>(null);
  const keys = data?.keys ?? [];
  return (
    <SettingsFrame>
      <SettingsSection
        name="apiKeys"
        title={t`API keys`}
        text={
          <>
            {t`Programs use a key to work with your forms and submissions. Give each program its own.`}{' '}
            <Anchor href="/docs/api" target="_blank" inherit underline="always">
              {t`Documentation`}
            </Anchor>
          </>
        }
      >
        {error && !data ? (
          <LoadFailure title={t`Failed to load API keys`} error={error} onRetry={() => refetch()} />
        ) : null}
        {refusal ? <EmptyState drawing={<LockDrawing />} title={t`Access Denied`} text={refusal} /> : null}
        {!data && !error && !refusal ? <RowSkeletons rows={3} /> : null}
        {data && keys.length === 0 ? (
          <EmptyState
            drawing={<LockDrawing />}
            title={t`No API keys yet`}
            text={t`Create one to connect a program.`}
            action={
              <Button mt={8} onClick={() => setOpen(true)}>
                {t`Create API key`}
              </Button>
            }
          />
        ) : null}
        {keys.length > 0 ? <Keys keys={keys} onCreate={() => setOpen(true)} /> : null}
      </SettingsSection>
      <ConnectionsSection />
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        onExitTransitionEnd={() => setMade(null)}
        title={made ? t`Copy your API key` : t`Create API key`}
        size="lg"
        // It is not shown again: closing takes a decision.
        {...(made && { closeOnClickOutside: false, closeOnEscape: false, withCloseButton: false })}
      >
        {made ? (
          <MadeKey made={made} onDone={() => setOpen(false)} />
        ) : (
          <ApiKeyForm onMade={setMade} onCancel={() => setOpen(false)} />
        )}
      </Modal>
    </SettingsFrame>
  );
}

function Keys({ keys, onCreate }: { keys: readonly ApiKeyItem[]; onCreate(): void }) {
  const end = useEndApiKey();
  const [ending, setEnding] = useState<ApiKeyItem | null>(null);
  const [isAsking, setAsking] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const name = ending?.name ?? '';
  const confirm = (): void => {
    if (!ending) return;
    end.mutate(ending.id, {
      onSettled: () => setAsking(false),
      // The pressed button disappears with the key's end.
      onSuccess: () => list.current?.focus(),
    });
  };
  return (
    <>
      <ul
        className={`${classes['rows']} ${classes['resting']}`}
        ref={list}
        tabIndex={-1}
        aria-label={t`API keys`}
      >
        {keys.map((item) => (
          <ApiKeyRow
            key={item.id}
            item={item}
            onEnd={() => {
              setEnding(item);
              setAsking(true);
            }}
          />
        ))}
      </ul>
      <Group justify="flex-end" mt={16}>
        <Button onClick={onCreate}>{t`Create API key`}</Button>
      </Group>
      <ConfirmDialog
        opened={isAsking}
        title={t`End this key?`}
        verb={t`End key`}
        isDestructive
        isBusy={end.isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        {t`Programs that use “${name}” stop working at once. This can’t be undone.`}
      </ConfirmDialog>
    </>
  );
}

/** The key, which is shown once. */
function MadeKey({ made: { token }, onDone }: { made: CreateApiKeyResponse; onDone(): void }) {
  return (
    <Stack gap={16}>
      <Text role="status">{t`Copy it now and keep it safe. It won’t be shown again.`}</Text>
      <code className={classes['note']} dir="ltr" tabIndex={0} data-autofocus>
        {token}
      </code>
      <Group justify="space-between">
        <CopyTextButton size="xs" text={token} label={t`Copy key`} />
        <Button onClick={onDone}>{t`Done`}</Button>
      </Group>
    </Stack>
  );
}
