import { t } from '@lingui/core/macro';
import { Button, Text, VisuallyHidden } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import IconCheck from '~icons/check';
import IconCopy from '~icons/copy';
import classes from './settings.module.css';

/** Copies a text and confirms it on the button. */
export function CopyTextButton({ text, label }: { text: string; label: string }) {
  const { copy, copied, error } = useClipboard({ timeout: 2_000 });
  const CopyIcon = copied ? IconCheck : IconCopy;
  return (
    <>
      <Button variant="default" size="xs" leftSection={<CopyIcon size={16} />} onClick={() => copy(text)}>
        {label}
      </Button>
      <VisuallyHidden role="status">{copied ? t`Copied` : ''}</VisuallyHidden>
      {error ? (
        <Text size="sm" className={classes['failure'] ?? ''} role="alert">
          {t`Copying failed. Select the text and copy it manually.`}
        </Text>
      ) : null}
    </>
  );
}
