import { t } from '@lingui/core/macro';
import { Modal } from '@mantine/core';
import { useMemo } from 'react';
import { goToPart } from '../outline/goToPart.ts';
import { definitionOf } from '../store/builderStore.ts';
import type { BuilderCore } from '../useBuilder.ts';
import { WayMap } from './WayMap.tsx';
import { wayOf } from './wayOf.ts';

interface WayMapDialogProps {
  builder: BuilderCore;
  opened: boolean;
  onClose(): void;
}

/** The way map of the form as it is; a node leads to its page or ending. */
export function WayMapDialog({ builder, opened, onClose }: WayMapDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={t`Way map`} size="xl">
      <ShownMap builder={builder} onClose={onClose} />
    </Modal>
  );
}

function ShownMap({ builder, onClose }: Omit<WayMapDialogProps, 'opened'>) {
  // A dialog shows one state: nothing changes below it.
  const way = useMemo(() => wayOf(definitionOf(builder.get())), [builder]);
  return (
    <WayMap
      way={way}
      onGoTo={(id) => {
        onClose();
        // The dialog returns the keyboard to its button first.
        setTimeout(() => goToPart(builder, id, () => undefined));
      }}
    />
  );
}
