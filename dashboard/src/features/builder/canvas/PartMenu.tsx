import { t } from '@lingui/core/macro';
import { Menu } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowMerge,
  IconArrowUp,
  IconBoxOff,
  IconCopy,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { pagesOf } from '@inlay/sdk/model';
import { definitionOf } from '../store/builderStore.ts';
import type { BuilderCore } from '../useBuilder.ts';

/** What can be done with a page or group. */
export function PartMenu({ builder, id, kind }: { builder: BuilderCore; id: string; kind: string }) {
  const pages = pagesOf(definitionOf(builder.get()));
  const isPage = kind === 'page';
  return (
    <>
      <Item icon={IconPencil} label={t`Rename`} onPress={() => builder.startNaming(id)} />
      <Item icon={IconArrowUp} label={t`Move up`} onPress={() => builder.moveParts([id], -1)} />
      <Item icon={IconArrowDown} label={t`Move down`} onPress={() => builder.moveParts([id], 1)} />
      {isPage ? (
        <Item
          icon={IconArrowMerge}
          label={t`Merge with the page before`}
          isDisabled={pages[0]?.id === id}
          onPress={() => builder.mergePage(id)}
        />
      ) : (
        <>
          <Item icon={IconCopy} label={t`Duplicate`} onPress={() => builder.duplicate([id])} />
          <Item icon={IconBoxOff} label={t`Ungroup`} onPress={() => builder.ungroup(id)} />
        </>
      )}
      <Item
        icon={IconTrash}
        label={t`Remove`}
        isDisabled={isPage && pages.length === 1}
        onPress={() => builder.removeParts([id], true)}
      />
    </>
  );
}

interface ItemProps {
  icon: typeof IconCopy;
  label: string;
  isDisabled?: boolean;
  onPress(): void;
}

function Item({ icon: ItemIcon, label, isDisabled = false, onPress }: ItemProps) {
  return (
    <Menu.Item
      leftSection={<ItemIcon size={16} stroke={1.75} />}
      disabled={isDisabled}
      onClick={(event) => {
        event.stopPropagation();
        onPress();
      }}
    >
      {label}
    </Menu.Item>
  );
}
