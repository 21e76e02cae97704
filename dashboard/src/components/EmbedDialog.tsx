import { Button, Code, Modal, Stack, Text } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import type { FormEmbed } from '@inlay/api/contract';
import { copyText } from '../lib/copyText.ts';

/** The lines to paste into a website, each with a button that copies it (BUILD-009, BUILD-010). */
export function EmbedDialog({ embed, onClose }: { embed: FormEmbed | null; onClose(): void }) {
  return (
    <Modal opened={embed !== null} onClose={onClose} title="Set this form into a website" size="lg">
      {embed ? (
        <Stack gap={24}>
          <Snippet
            title="Embed code"
            hint="Paste this line where the form shall stand."
            text={embed.code}
            what="embed code"
          />
          <Snippet
            title="Web component"
            hint="The form as part of the page itself."
            text={embed.elementCode}
            what="embed code"
          />
          <Snippet
            title="Direct URL"
            hint="The form as a page of its own."
            text={embed.url}
            what="embed URL"
          />
        </Stack>
      ) : null}
    </Modal>
  );
}

function Snippet(props: { title: string; hint: string; text: string; what: 'embed code' | 'embed URL' }) {
  return (
    <div>
      <Text fw={600}>{props.title}</Text>
      <Text size="sm" c="dimmed" mb={8}>
        {props.hint}
      </Text>
      <Code block tabIndex={0} mb={8} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {props.text}
      </Code>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconCopy size={16} stroke={1.75} />}
        aria-label={`Copy ${props.title}`}
        onClick={() => void copyText(props.text, props.what)}
      >
        Copy
      </Button>
    </div>
  );
}
