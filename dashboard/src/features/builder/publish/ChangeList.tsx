import { t } from '@lingui/core/macro';
import { List, Text } from '@mantine/core';
import type { FormChangeInWords } from '@inlay/api/contract';
import { inWords } from '../../../domain/logic/inWords.ts';

/** Changes of a form in words, with the page that each is on. */
export function ChangeList({ changes, total }: { changes: readonly FormChangeInWords[]; total?: number }) {
  const more = (total ?? changes.length) - changes.length;
  return (
    <>
      <List size="sm" spacing={4}>
        {changes.map(({ id, key, kind, place, description }, index) => (
          <List.Item key={`${kind} ${id} ${key} ${index}`}>
            {inWords(description)}
            {place ? (
              <Text span size="sm" c="dimmed">
                {' '}
                {t`on ${place}`}
              </Text>
            ) : null}
          </List.Item>
        ))}
      </List>
      {more > 0 ? <Text size="sm" c="dimmed" mt={4}>{t`and ${more} more`}</Text> : null}
    </>
  );
}
