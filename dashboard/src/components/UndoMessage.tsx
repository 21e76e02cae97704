import { Button, Group } from '@mantine/core';

/** What was done, and the button that takes it back. */
export function UndoMessage({ text, onUndo }: { text: string; onUndo(): void }) {
  return (
    <Group justify="space-between" gap={12} wrap="nowrap">
      <span>{text}</span>
      <Button size="compact-sm" variant="default" onClick={onUndo} flex="none">
        Undo
      </Button>
    </Group>
  );
}
