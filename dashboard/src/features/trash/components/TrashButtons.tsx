import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { Refusable } from '../../../domain/identity/Refusable.tsx';
import { useRoleRefusal } from '../../../domain/identity/roleRefusal.ts';

/** Restores a row of the trash, or deletes it forever (TRASH-004, TRASH-006). */
export function TrashButtons({
  name,
  canErase,
  onRestore,
  onRemove,
}: {
  /** The row's, which its buttons repeat for screen readers. */
  name: string;
  /** Whether it may be deleted permanently. */
  canErase: boolean;
  onRestore(): void;
  onRemove(): void;
}) {
  const refusal = useRoleRefusal(canErase);
  return (
    <>
      <Button size="xs" variant="default" onClick={onRestore} aria-label={t`Restore ${name}`}>
        {t`Restore`}
      </Button>
      <Refusable refusal={refusal}>
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          onClick={onRemove}
          aria-label={t`Delete Forever ${name}`}
        >
          {t`Delete Forever`}
        </Button>
      </Refusable>
    </>
  );
}
