import { t } from '@lingui/core/macro';
import { Button, Text, VisuallyHidden, type ButtonProps } from '@mantine/core';
import IconCheck from '~icons/check';
import IconCopy from '~icons/copy';
import { useCopy } from '../lib/useCopy.ts';

/** Copies a text and confirms it on the button. */
export function CopyTextButton({ text, label, ...props }: ButtonProps & { text: string; label: string }) {
  const { copy, isCopied, hasFailed } = useCopy();
  const CopyIcon = isCopied ? IconCheck : IconCopy;
  return (
    <>
      <Button
        variant="default"
        {...props}
        leftSection={<CopyIcon size={16} aria-hidden="true" />}
        onClick={() => copy(text)}
      >
        {label}
      </Button>
      <VisuallyHidden role="status">{isCopied ? t`Copied` : ''}</VisuallyHidden>
      {hasFailed ? (
        <Text size="sm" c="var(--inlay-danger)" role="alert">
          {t`Copying failed. Select the text and copy it manually.`}
        </Text>
      ) : null}
    </>
  );
}
