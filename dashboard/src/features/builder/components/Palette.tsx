import { t } from '@lingui/core/macro';
import { Button, Stack, Text, UnstyledButton } from '@mantine/core';
import IconBookmark from '~icons/bookmark';
import IconClipboardText from '~icons/clipboard-text';
import type { Icon } from '../../../components/icons/createIcon.ts';
import { memo, useRef, type KeyboardEvent } from 'react';
import { FIELD_TYPE_ORDER, MAX_FIELDS, type FieldType } from '@inlay/sdk/model';
import { fieldTypeName } from '../../../domain/forms/fieldTypeNames.ts';
import { SortablePalette } from '../../../components/sortable/SortableList.tsx';
import { STRUCTURE_BLOCKS } from '../blocks.ts';
import { addByHand } from '../canvas/addByHand.ts';
import { FIELD_GROUP } from '../definition/blocks.ts';
import { isTaken, roomLeft } from '../definition/editing.ts';
import { treeOf } from '../definition/tree.ts';
import { FIELD_ICONS } from '../generated/fieldIcons.ts';
import { definitionOf } from '../store/builderStore.ts';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';
import classes from './panels.module.css';
import type { MouseEventHandler } from 'react';
import { firstClick } from '../../../lib/firstClick.ts';

interface PaletteProps {
  builder: BuilderCore;
  /** A field was added, or a dialog takes its place. */
  onAdded(): void;
  /** Returns the keyboard to the form. */
  onLeave(): void;
}

/** Field types to press or to drag (BUILD-014, BUILD-024). */
export const Palette = memo(function Palette({ builder, onAdded, onLeave }: PaletteProps) {
  const isFull = useBuilderState(builder, (state) => roomLeft(definitionOf(state)) <= 0);
  const list = useRef<HTMLDivElement>(null);

  /** Arrow keys go from type to type, Escape back to the form. */
  const onKeyDown = (event: KeyboardEvent): void => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const index = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -2, ArrowDown: 2 };
    const step = steps[event.key];
    if (event.key === 'Escape') onLeave();
    else if (step !== undefined) buttons[index + step]?.focus();
    else return;
    event.preventDefault();
  };

  return (
    <div ref={list} onKeyDown={onKeyDown} role="group" aria-label={t`Field types`} data-palette>
      <Text size="sm" c="dimmed" mb={12}>
        {isFull
          ? t`The form has the maximum of ${MAX_FIELDS} fields.`
          : t`Click to add below the selected field, or drag into place.`}
      </Text>
      <SortablePalette group={FIELD_GROUP} className={classes['palette'] ?? ''}>
        {FIELD_TYPE_ORDER.map((type) => (
          <PaletteItem
            key={type}
            builder={builder}
            type={type}
            isFull={isFull}
            onPress={firstClick(() => {
              addByHand(builder, type);
              onAdded();
            })}
          />
        ))}
      </SortablePalette>
      <Text size="sm" fw={600} mt={16} mb={8}>
        {t`Structure`}
      </Text>
      <SortablePalette group={FIELD_GROUP} className={classes['palette'] ?? ''}>
        {STRUCTURE_BLOCKS.map(({ kind, name, icon: BlockIcon }) => (
          <UnstyledButton
            key={kind}
            className={classes['paletteItem']}
            data-id={kind}
            data-name={name}
            onClick={firstClick(() => {
              addByHand(builder, kind);
              onAdded();
            })}
          >
            <BlockIcon size={20} aria-hidden="true" />
            {name}
          </UnstyledButton>
        ))}
      </SortablePalette>
      <Stack gap={8} mt={16}>
        <Opener
          icon={IconClipboardText}
          name={t`Paste questions`}
          isFull={isFull}
          onPress={() => {
            onAdded();
            builder.set({ pasted: '' });
          }}
        />
        <Opener
          icon={IconBookmark}
          name={t`Saved blocks`}
          isFull={isFull}
          onPress={() => {
            onAdded();
            builder.set({ isChoosingBlock: true });
          }}
        />
      </Stack>
    </div>
  );
});

interface OpenerProps {
  icon: Icon;
  name: string;
  isFull: boolean;
  onPress(): void;
}

/** Opens a dialog that adds several fields. */
function Opener({ icon: OpenerIcon, name, isFull, onPress }: OpenerProps) {
  return (
    <Button
      variant="default"
      leftSection={<OpenerIcon size={20} aria-hidden="true" />}
      disabled={isFull}
      onClick={onPress}
    >
      {name}
    </Button>
  );
}

interface PaletteItemProps {
  builder: BuilderCore;
  type: FieldType;
  isFull: boolean;
  onPress: MouseEventHandler;
}

function PaletteItem({ builder, type, isFull, onPress }: PaletteItemProps) {
  const isUsedUp = useBuilderState(builder, (state) => isTaken(treeOf(definitionOf(state)).fields, type));
  const reason = isFull ? t`The form is full` : isUsedUp ? t`One per form` : null;
  const TypeIcon = FIELD_ICONS[type];
  const name = fieldTypeName(type);
  return (
    <UnstyledButton
      className={classes['paletteItem']}
      data-id={type}
      data-name={name}
      data-disabled={reason === null ? undefined : true}
      // A type that was just used up keeps the focus.
      aria-disabled={reason !== null}
      title={reason ?? undefined}
      onClick={onPress}
    >
      <TypeIcon size={20} aria-hidden="true" />
      {name}
    </UnstyledButton>
  );
}
