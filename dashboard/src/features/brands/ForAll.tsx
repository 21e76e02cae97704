import { plural } from '@lingui/core/macro';
import { Button, Group, Loader, Text } from '@mantine/core';
import type { BrandKit } from '@inlay/api/contract';
import type { useForAll } from './useForAll.ts';

interface ForAllProps {
  /** The kit as stored; null for a new one. */
  kit: BrandKit | null;
  /** The account's own forms. */
  count: number;
  forAll: ReturnType<typeof useForAll>;
}

/** How many forms follow a kit, also while a job changes them, with the way back (STYLE-048). */
export function ForAll({ kit, count, forAll }: ForAllProps) {
  const { run, undo } = forAll;
  if (!kit) return null;
  const { forms, undoableForms } = kit;
  const following = forms.length;
  return (
    <Group gap={8} mih={30}>
      {run ? <Loader size={14} aria-hidden="true" /> : null}
      <Text size="sm" role="status" className="tabular">
        {run === 'restore'
          ? plural(undoableForms, { one: 'Changing # form back…', other: 'Changing # forms back…' })
          : plural(count, {
              one: `${following} of # form follows this brand.`,
              other: `${following} of # forms follow this brand.`,
            })}
      </Text>
      {!run && undoableForms > 0 ? (
        <Button size="compact-sm" variant="default" onClick={() => void undo(kit).catch(() => undefined)}>
          {plural(undoableForms, { one: 'Undo for # form', other: 'Undo for # forms' })}
        </Button>
      ) : null}
    </Group>
  );
}
