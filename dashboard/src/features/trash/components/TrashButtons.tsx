import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';

/** Restores a row of the trash, or deletes it forever (TRASH-004, TRASH-006). */
export function TrashButtons({
  name,
  onRestore,
  onRemove,
}: {
  /** The row's, which its buttons repeat for screen readers. */
  name: string;
  onRestore(): void;
  onRemove(): void;
}) {
  return (
    <>
      <Button size="xs" variant="default" onClick={onRestore} aria-label={t`Restore ${name}`}>
        {t`Restore`}
      </Button>
      <Button
        size="xs"
        variant="subtle"
        color="gray"
        onClick={onRemove}
        aria-label={t`Delete Forever ${name}`}
      >
        {t`Delete Forever`}
      </Button>
    </>
  );
}
