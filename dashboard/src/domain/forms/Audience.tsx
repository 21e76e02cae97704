import { Text } from '@mantine/core';
import type { Folder } from '@inlay/api/contract';
import { describeAudience } from './folders.ts';

/** A line about the clients who see what is put into a folder, where there are some. */
export function Audience({ folder }: { folder: Folder }) {
  const text = describeAudience(folder);
  return text ? (
    <Text component="span" display="block" size="xs" c="dimmed">
      {text}
    </Text>
  ) : null;
}
