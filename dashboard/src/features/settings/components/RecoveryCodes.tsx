import { t } from '@lingui/core/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { DialogFoot } from '../../../components/DialogFoot.tsx';
import IconDownload from '~icons/download';
import { useEffect, useRef } from 'react';
import { saveFile } from '../../../lib/saveFile.ts';
import { useSession } from '../../../domain/identity/session.ts';
import { RECOVERY_CODES_FILE, recoveryCodesText } from '../recoveryCodesText.ts';
import { CopyTextButton } from '../../../components/CopyTextButton.tsx';
import classes from './settings.module.css';

/** New recovery codes, shown once. Only the button closes them. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept(): void }) {
  const { user } = useSession();
  const start = useRef<HTMLParagraphElement>(null);
  const text = recoveryCodesText(codes, user?.email ?? '');
  // The focused element is gone.
  useEffect(() => start.current?.focus(), []);
  return (
    <Stack gap={16}>
      <Text ref={start} tabIndex={-1} className={classes['resting'] ?? ''}>
        {t`Use a code to sign in without your app or passkey. Each works once. Save them now: they won’t be shown again, and earlier codes stop working.`}
      </Text>
      <ol className={classes['codes']} aria-label={t`Recovery codes`}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Group gap={8}>
        <CopyTextButton size="xs" text={text} label={t`Copy codes`} />
        <Button
          variant="default"
          size="xs"
          leftSection={<IconDownload size={16} />}
          onClick={() =>
            saveFile(RECOVERY_CODES_FILE, new Blob([text], { type: 'text/plain;charset=utf-8' }))
          }
        >
          {t`Download as text`}
        </Button>
      </Group>
      <DialogFoot>
        <Button onClick={onKept}>{t`I’ve saved them`}</Button>
      </DialogFoot>
    </Stack>
  );
}
