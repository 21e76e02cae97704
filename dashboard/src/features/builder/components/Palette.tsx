import { t } from '@lingui/core/macro';
import { Button, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import IconBookmark from '~icons/bookmark';
import IconClipboardText from '~icons/clipboard-text';
import type { Icon } from '../../../components/icons/createIcon.ts';
import { memo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { MAX_FIELDS } from '@inlay/sdk/model';
import { SortablePalette } from '../../../components/sortable/SortableList.tsx';
import { BLOCKS, findBlocks, PALETTE_GROUPS, STRUCTURE_BLOCKS, type BlockGuide } from '../blocks.ts';
import { DraftingOpener } from '../drafting/DraftingOpener.tsx';
import { addByHand } from '../canvas/addByHand.ts';
import { FIELD_GROUP, isFieldType, type Block } from '../definition/blocks.ts';
import { isTaken, roomLeft } from '../definition/editing.ts';
import { treeOf } from '../definition/tree.ts';
import { FIELD_GROUPS } from '../generated/fieldGroups.ts';
import { definitionOf } from '../store/builderStore.ts';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';
import { nextInGrid } from './nextInGrid.ts';
import classes from './panels.module.css';
import { firstClick } from '../../../lib/firstClick.ts';

interface PaletteProps {
  builder: BuilderCore;
  /** A field was added, or a dialog takes its place. */
  onAdded(): void;
  /** Returns the keyboard to the form. */
  onLeave(): void;
}

interface BlockGroup {
  /** Null for what is found, which has no heading. */
  name: string | null;
  blocks: readonly BlockGuide[];
}

const ALL_GROUPS: readonly BlockGroup[] = [
  ...PALETTE_GROUPS.map(({ group, name }) => ({
    name,
    blocks: BLOCKS.filter(({ kind }) => isFieldType(kind) && FIELD_GROUPS[kind] === group),
  })),
  { name: t`Structure`, blocks: STRUCTURE_BLOCKS },
];

/** Field types to look for, to press or to drag (BUILD-014, BUILD-024, BUILD-120). */
export const Palette = memo(function Palette({ builder, onAdded, onLeave }: PaletteProps) {
  const isFull = useBuilderState(builder, (state) => roomLeft(definitionOf(state)) <= 0);
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [reached, setReached] = useState<string | null>(null);
  const wanted = query.trim();
  const groups = wanted === '' ? ALL_GROUPS : [{ name: null, blocks: findBlocks(wanted) }];
  const shown = groups.flatMap(({ blocks }) => blocks);
  // The only stop of the Tab key: where the arrows have been, or the first one.
  const stop = shown.some(({ kind }) => kind === reached) ? reached : shown[0]?.kind;
  const tiles = (): HTMLElement[] => [
    ...(list.current?.querySelectorAll<HTMLElement>('button[data-id]') ?? []),
  ];
  const add = (kind: Block): void => {
    setQuery('');
    addByHand(builder, kind);
    onAdded();
  };

  /** Arrow keys go from tile to tile, Escape back to the form. */
  const onTileKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onLeave();
    else {
      const next = nextInGrid(tiles(), event.key);
      if (!next) return;
      next.focus();
    }
    event.preventDefault();
  };
  /** Enter adds what is found first, the arrow goes to it, Escape empties the box and then leaves it. */
  const onSearchKey = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const [first] = tiles();
    if (event.key === 'Escape' && query !== '') setQuery('');
    else if (event.key === 'Escape') onLeave();
    else if (event.key === 'ArrowDown') first?.focus();
    else if (event.key === 'Enter' && wanted !== '') first?.click();
    else return;
    event.preventDefault();
  };

  return (
    <div ref={list} role="group" aria-label={t`Field types`} data-palette>
      <TextInput
        type="search"
        size="xs"
        mb={12}
        aria-label={t`Find a field type`}
        placeholder={t`Find a field type`}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
        onKeyDown={onSearchKey}
      />
      {isFull ? (
        <Text size="sm" c="dimmed" mb={12}>
          {t`The form has the maximum of ${MAX_FIELDS} fields.`}
        </Text>
      ) : null}
      <div
        role="presentation"
        onKeyDown={onTileKey}
        onFocus={({ target }) => setReached(target.closest<HTMLElement>('[data-id]')?.dataset['id'] ?? null)}
      >
        {groups.map(({ name, blocks }) => (
          <Group key={name} name={name}>
            {blocks.map((block) => (
              <Tile
                key={block.kind}
                builder={builder}
                block={block}
                isFull={isFull}
                isStop={block.kind === stop}
                onAdd={add}
              />
            ))}
          </Group>
        ))}
      </div>
      {shown.length === 0 ? (
        <Text size="sm" c="dimmed" role="status">
          {t`No field type has this name.`}
        </Text>
      ) : null}
      <Stack gap={8} mt={16}>
        <DraftingOpener builder={builder} onAdded={onAdded} />
        <Opener
          icon={IconClipboardText}
          name={t`Paste questions`}
          isFull={isFull}
          onPress={() => {
            onAdded();
            builder.set({ pasted: { text: builder.get().unusedPaste, html: '' } });
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

function Group({ name, children }: { name: string | null; children: ReactNode }) {
  return (
    <>
      {name === null ? null : (
        <Text size="xs" fw={600} c="dimmed" mt={12} mb={6}>
          {name}
        </Text>
      )}
      <SortablePalette group={FIELD_GROUP} className={classes['palette'] ?? ''}>
        {children}
      </SortablePalette>
    </>
  );
}

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

interface TileProps {
  builder: BuilderCore;
  block: BlockGuide;
  isFull: boolean;
  isStop: boolean;
  onAdd(kind: Block): void;
}

function Tile({ builder, block: { kind, name, icon: BlockIcon }, isFull, isStop, onAdd }: TileProps) {
  const isUsedUp = useBuilderState(
    builder,
    (state) => isFieldType(kind) && isTaken(treeOf(definitionOf(state)).fields, kind),
  );
  const reason = isFull && isFieldType(kind) ? t`The form is full` : isUsedUp ? t`One per form` : null;
  return (
    <UnstyledButton
      className={classes['paletteItem']}
      data-id={kind}
      data-name={name}
      tabIndex={isStop ? 0 : -1}
      data-disabled={reason === null ? undefined : true}
      // A type that was just used up keeps the focus.
      aria-disabled={reason !== null}
      title={reason ?? undefined}
      onClick={firstClick(() => onAdd(kind))}
    >
      <BlockIcon size={20} aria-hidden="true" />
      {name}
    </UnstyledButton>
  );
}
