import { plural } from '@lingui/core/macro';
import { Text } from '@mantine/core';
import type { Folder } from '@inlay/api/contract';

/** A line about the clients who see what is put into a folder, where there are some. */
export function Audience({ folder: { people } }: { folder: Folder }) {
  return people.length > 0 ? (
    <Text component="span" display="block" size="xs" c="dimmed">
      {plural(people.length, { one: 'Shared with # client', other: 'Shared with # clients' })}
    </Text>
  ) : null;
}
