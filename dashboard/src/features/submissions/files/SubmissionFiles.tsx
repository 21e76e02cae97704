import { t } from '@lingui/core/macro';
import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import IconDownload from '~icons/download';
import type { SubmissionFile } from '@inlay/api/contract';
import classes from './files.module.css';
import { language } from '../../../lib/language.ts';

const STEPS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Returns a size as people read it, e.g. "1.2 MB". */
function formatBytes(bytes: number): string {
  const step = Math.min(STEPS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: STEPS[step],
    // "12 bytes": the short form is "12 byte".
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(bytes / 1000 ** step);
}

/** Says why a file cannot be downloaded; undefined for one that can. */
const describeState = (state: SubmissionFile['state']): string | undefined =>
  ({
    receiving: t`Still being uploaded`,
    checking: t`Being checked. It can be downloaded in a moment.`,
    kept: undefined,
    quarantined: t`The virus scanner found something, so nobody can download it.`,
    refused: t`Not what its name said, so it was not kept.`,
  })[state];

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
  const { name, size, state, type } = file;
  const isKept = state === 'kept';
  return (
    <li className={classes['file']}>
      {isKept && type?.startsWith('image/') ? (
        <img src={`${address}?use=look`} alt="" loading="lazy" className={classes['picture']} />
      ) : null}
      <div>
        {isKept ? (
          <Anchor href={address} size="sm" className={classes['name'] ?? ''} dir="auto">
            {name}
          </Anchor>
        ) : (
          <Text size="sm" className={classes['name'] ?? ''} dir="auto">
            {name}
          </Text>
        )}
        <Text size="xs" c="dimmed" className="tabular">
          {formatBytes(size)}
        </Text>
        {isKept ? null : <Text size="xs">{describeState(state)}</Text>}
      </div>
    </li>
  );
}
