import { t } from '@lingui/core/macro';
import { ActionIcon, Group } from '@mantine/core';
import IconArrowBackUp from '~icons/arrow-back-up';
import IconArrowForwardUp from '~icons/arrow-forward-up';
import type { Icon } from '../../../components/icons/createIcon.ts';
import { memo } from 'react';
import { MOD } from '../modKey.ts';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';

/** Undo and redo; each button names the change it would revert or repeat (BUILD-040). */
export function HistoryButtons({ builder }: { builder: BuilderCore }) {
  const undone = useBuilderState(builder, ({ history }) => history.past.at(-1)?.what ?? null);
  const redone = useBuilderState(builder, ({ history }) => history.future[0]?.what ?? null);
  return (
    <Group gap={4} wrap="nowrap">
      <HistoryButton
        name={t`Undo`}
        icon={IconArrowBackUp}
        title={undone === null ? t`Nothing to undo` : t`Undo: ${undone} (${MOD} Z)`}
        isIdle={undone === null}
        onPress={builder.undo}
      />
      <HistoryButton
        name={t`Redo`}
        icon={IconArrowForwardUp}
        title={redone === null ? t`Nothing to redo` : t`Redo: ${redone} (Shift ${MOD} Z)`}
        isIdle={redone === null}
        onPress={builder.redo}
      />
    </Group>
  );
}

interface HistoryButtonProps {
  name: string;
  icon: Icon;
  title: string;
  isIdle: boolean;
  onPress(): void;
}

/** Keeps the focus when the history has ended. */
const HistoryButton = memo(function HistoryButton(props: HistoryButtonProps) {
  const { name, icon: ButtonIcon, title, isIdle, onPress } = props;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={name}
      aria-disabled={isIdle}
      {...(isIdle && { 'data-disabled': true })}
      title={title}
      onClick={onPress}
    >
      <ButtonIcon size={20} />
    </ActionIcon>
  );
});
