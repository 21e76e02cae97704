import { t } from '@lingui/core/macro';
import { Menu } from '@mantine/core';
import IconArrowDown from '~icons/arrow-down';
import IconArrowMerge from '~icons/arrow-merge';
import IconArrowUp from '~icons/arrow-up';
import IconBoxOff from '~icons/box-off';
import IconCopy from '~icons/copy';
import IconPencil from '~icons/pencil';
import IconTrash from '~icons/trash';
import { pagesOf } from '@inlay/sdk/model';
import { definitionOf } from '../store/builderStore.ts';
import type { BuilderCore } from '../useBuilder.ts';
import { keepingFocus } from './focusPart.ts';

interface PartMenuProps {
  builder: BuilderCore;
  id: string;
  kind: 'page' | 'section' | 'repeat';
  /** The name is edited next, once the menu is closed. */
  onRename(): void;
}

/** Actions of a page or group. */
export function PartMenu({ builder, id, kind, onRename }: PartMenuProps) {
  const pages = pagesOf(definitionOf(builder.get()));
  const isPage = kind === 'page';
  return (
    <>
      <Item builder={builder} icon={IconPencil} label={t`Rename`} onPress={onRename} />
      <Item
        builder={builder}
        icon={IconArrowUp}
        label={t`Move up`}
        onPress={() => builder.moveParts([id], -1)}
      />
      <Item
        builder={builder}
        icon={IconArrowDown}
        label={t`Move down`}
        onPress={() => builder.moveParts([id], 1)}
      />
      <Item
        builder={builder}
        icon={IconCopy}
        label={t`Duplicate`}
        onPress={() => builder.duplicateParts([id])}
      />
      {isPage ? (
        <Item
          builder={builder}
          icon={IconArrowMerge}
          label={t`Merge with the page before`}
          isDisabled={pages[0]?.id === id}
          onPress={() => builder.mergePage(id)}
        />
      ) : (
        <Item builder={builder} icon={IconBoxOff} label={t`Ungroup`} onPress={() => builder.ungroup(id)} />
      )}
      <Item
        builder={builder}
        icon={IconTrash}
        label={t`Remove`}
        isDisabled={isPage && pages.length === 1}
        onPress={() => builder.removeParts([id], true)}
      />
    </>
  );
}

interface ItemProps {
  builder: BuilderCore;
  icon: typeof IconCopy;
  label: string;
  isDisabled?: boolean;
  onPress(): void;
}

function Item({ builder, icon: ItemIcon, label, isDisabled = false, onPress }: ItemProps) {
  return (
    <Menu.Item
      leftSection={<ItemIcon size={16} />}
      disabled={isDisabled}
      onClick={(event) => {
        event.stopPropagation();
        keepingFocus(onPress, () => builder.get().selection.active);
      }}
    >
      {label}
    </Menu.Item>
  );
}
