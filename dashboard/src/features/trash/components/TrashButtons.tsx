import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { Refusable } from '../../../domain/identity/Refusable.tsx';
import { useRoleRefusal } from '../../../domain/identity/roleRefusal.ts';

/** Restores a row of the trash, or deletes it forever (TRASH-004, TRASH-006). */
export function TrashButtons({
  name,
  isSpam = false,
  canErase,
  onRestore,
  onRemove,
}: {
  /** The row's, which its buttons repeat for screen readers. */
  name: string;
  /** Whether it is released from the Spam folder instead. */
  isSpam?: boolean;
  /** Whether it may be deleted permanently. */
  canErase: boolean;
  onRestore(): void;
  onRemove(): void;
}) {
  const refusal = useRoleRefusal(canErase);
  return (
    <>
      <Button
        size="xs"
        variant="default"
        onClick={onRestore}
        aria-label={isSpam ? t`Not spam: ${name}` : t`Restore ${name}`}
      >
        {isSpam ? t`Not spam` : t`Restore`}
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
