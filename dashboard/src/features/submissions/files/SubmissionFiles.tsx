import { t } from '@lingui/core/macro';
import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import IconDownload from '~icons/download';
import type { SubmissionFile } from '@inlay/api/contract';
import classes from './files.module.css';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { formatBytes } from '../../../lib/formatBytes.ts';
import { formatDate } from '../../../lib/formatTime.ts';

/** Pictures that the server has re-encoded; others are downloads only. */
const SHOWN_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** Says why a file cannot be downloaded; undefined for one that can. */
function describeState({ state, reason, isHeld, heldUntil }: SubmissionFile): string | undefined {
  if (state === 'receiving') return t`Still being uploaded`;
  if (state === 'checking') return t`Being checked. It can be downloaded in a moment.`;
  if (state === 'refused') return t`Not what its name said, so it was not kept.`;
  if (state === 'kept') return undefined;
  if (!isHeld) return t`Held back, and deleted since.`;
  if (reason === 'unprocessed') return t`Held back: this picture could not be processed.`;
  const day = heldUntil ? formatDate(heldUntil) : '';
  return reason === 'virus'
    ? t`Held back: the virus scanner found something. Deleted on ${day}.`
    : t`Held back: this picture can’t be read. Deleted on ${day}.`;
}

/** The files of a submission, to look at and to download. */
export function SubmissionFiles({ id, files }: { id: string; files: readonly SubmissionFile[] }) {
  const address = `/api/submissions/${id}/files`;
  const hasKept = files.some(({ state }) => state === 'kept');
  return (
    <section aria-label={t`Files`}>
      <Group justify="space-between" mb={8}>
        <Text size="sm" fw={600}>{t`Files`}</Text>
        {hasKept && files.length > 1 ? (
          <Button
            size="compact-xs"
            variant="default"
            component="a"
            href={address}
            leftSection={<IconDownload size={16} aria-hidden="true" />}
          >
            {t`Download all`}
          </Button>
        ) : null}
      </Group>
      <Stack gap={8} component="ul" className={classes['list']}>
        {files.map((file) => (
          <OneFile key={file.id} file={file} address={`${address}/${file.id}`} />
        ))}
      </Stack>
    </section>
  );
}

function OneFile({ file, address }: { file: SubmissionFile; address: string }) {
  const { name, size, state, type, isHeld } = file;
  const isKept = state === 'kept';
  return (
    <li className={classes['file']}>
      {isKept && SHOWN_TYPES.includes(type ?? '') ? (
        <img src={`${address}?use=look`} alt="" loading="lazy" className={classes['picture']} />
      ) : null}
      <div>
        {isKept ? (
          <Anchor href={address} size="sm" className={classes['name'] ?? ''} dir="auto">
            <bdi>{name}</bdi>
          </Anchor>
        ) : (
          <Text size="sm" className={classes['name'] ?? ''} dir="auto">
            <bdi>{name}</bdi>
          </Text>
        )}
        <Text size="xs" c="dimmed" className="tabular">
          {formatBytes(size)}
        </Text>
        {isKept ? null : <Text size="xs">{describeState(file)}</Text>}
        {isHeld ? <HeldFile file={file} address={address} /> : null}
      </div>
    </li>
  );
}

/** A file that is held back, which its reader gets after a warning (UPLOAD-018). */
function HeldFile({ file: { name, reason }, address }: { file: SubmissionFile; address: string }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="compact-xs" variant="default" mt={4} onClick={() => setAsking(true)}>
        {t`Download anyway`}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t`Download “${name}” as it was sent?`}
        verb={t`Download file`}
        isDestructive={reason === 'virus'}
        isBusy={false}
        onConfirm={() => {
          setAsking(false);
          window.location.assign(`${address}?accept=risk`);
        }}
        onClose={() => setAsking(false)}
      >
        {reason === 'virus'
          ? t`The virus scanner found something in this file. Opening it can harm your device.`
          : t`This file was not checked as others are. Open it only if you trust its sender.`}
      </ConfirmDialog>
    </>
  );
}
