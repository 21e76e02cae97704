import { t } from '@lingui/core/macro';
import { Button, Code, Text } from '@mantine/core';
import IconCopy from '~icons/copy';
import type { ReactNode } from 'react';
import { copyText, type CopiedThing } from '../../lib/copyText.ts';

export interface SnippetProps {
  title: string;
  hint?: ReactNode;
  text: string;
  what: CopiedThing;
  /** Choices that the line follows, above it. */
  children?: ReactNode;
  /** The one that most people copy. */
  isMain?: boolean;
}

/** A line to paste, with a button that copies it. */
export function Snippet({ title, hint, text, what, children, isMain = false }: SnippetProps) {
  return (
    <div>
      <Text fw={600}>{title}</Text>
      {hint ? (
        <Text size="sm" c="dimmed" mb={8}>
          {hint}
        </Text>
      ) : null}
      {children}
      <Code block tabIndex={0} mb={8} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {text}
      </Code>
      <Button
        variant={isMain ? 'filled' : 'default'}
        size="xs"
        leftSection={<IconCopy size={16} />}
        aria-label={t`Copy ${title}`}
        onClick={() => void copyText(text, what)}
      >
        {t`Copy`}
      </Button>
    </div>
  );
}
