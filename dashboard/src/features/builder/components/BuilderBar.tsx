import { t } from '@lingui/core/macro';
import { ActionIcon, Group, Menu, SegmentedControl, Switch } from '@mantine/core';
import IconDeviceDesktop from '~icons/device-desktop';
import IconDeviceMobile from '~icons/device-mobile';
import IconDeviceTablet from '~icons/device-tablet';
import IconDots from '~icons/dots';
import IconFileX from '~icons/file-x';
import IconHelp from '~icons/help';
import IconHistory from '~icons/history';
import type { Icon } from '../../../components/icons/createIcon.ts';
import { memo } from 'react';
import { IconSwitch } from '../../../components/IconSwitch.tsx';
import type { Check } from '../checks/check.ts';
import { ChecksButton } from '../checks/ChecksButton.tsx';
import { isUnpublished } from '../store/builderStore.ts';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';
import type { Room } from '../useWorkbench.ts';
import classes from './builder.module.css';
import type { Device } from './devices.ts';
import { HistoryButtons } from './HistoryButtons.tsx';

export type Mode = 'edit' | 'preview';

interface BuilderBarProps {
  builder: BuilderCore;
  room: Room;
  mode: Mode;
  onMode(mode: Mode): void;
  device: Device;
  onDevice(device: Device): void;
  onHelp(): void;
  onGoToCheck(check: Check): void;
}

const DEVICES = [
  { value: 'phone', label: t`Phone`, icon: IconDeviceMobile },
  { value: 'tablet', label: t`Tablet`, icon: IconDeviceTablet },
  { value: 'desktop', label: t`Desktop`, icon: IconDeviceDesktop },
] as const satisfies readonly { value: Device; label: string; icon: Icon }[];

/** The builder's tools, below the form's header (BUILD-006, BUILD-007). */
export const BuilderBar = memo(function BuilderBar(props: BuilderBarProps) {
  const { builder, room, mode, onMode, device, onDevice, onGoToCheck } = props;
  const isNarrow = room === 'narrow';
  return (
    <div className={classes['bar']} data-room={room} role="group" aria-label={t`Tools`}>
      <SegmentedControl
        size={isNarrow ? 'xs' : 'sm'}
        aria-label={t`Mode`}
        data={[
          { value: 'edit', label: t`Edit` },
          { value: 'preview', label: t`Preview` },
        ]}
        value={mode}
        onChange={(value) => onMode(value)}
      />
      {isNarrow ? null : (
        <>
          <HistoryButtons builder={builder} />
          <IconSwitch<Device>
            size="sm"
            label={t`Width`}
            value={device}
            choices={DEVICES}
            onChange={onDevice}
          />
        </>
      )}
      <Group gap={isNarrow ? 4 : 8} ms="auto" wrap="nowrap">
        <ChecksButton builder={builder} isCompact={room !== 'wide'} onGoTo={onGoToCheck} />
        {isNarrow ? <MoreMenu {...props} /> : <RestOfBar {...props} />}
      </Group>
    </div>
  );
});

/** Actions that a phone shows in a menu. */
function RestOfBar({ builder, onHelp }: BuilderBarProps) {
  const isNew = useBuilderState(builder, ({ form }) => form === null);
  const hasChanges = useBuilderState(builder, isUnpublished);
  return (
    <>
      <PublishSwitch builder={builder} />
      {isNew ? null : (
        <>
          <BarIcon
            label={t`Discard draft`}
            icon={IconFileX}
            isDisabled={!hasChanges}
            onClick={() => void builder.discardDraft()}
          />
          <BarIcon
            label={t`Version history`}
            icon={IconHistory}
            onClick={() => builder.set({ isShowingVersions: true })}
          />
        </>
      )}
      <BarIcon label={t`Keyboard shortcuts`} icon={IconHelp} onClick={onHelp} />
    </>
  );
}

function MoreMenu({ builder, onHelp }: BuilderBarProps) {
  const form = useBuilderState(builder, (state) => state.form);
  const canUndo = useBuilderState(builder, ({ history }) => history.past.length > 0);
  const canRedo = useBuilderState(builder, ({ history }) => history.future.length > 0);
  const hasChanges = useBuilderState(builder, isUnpublished);
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t`More`}>
          <IconDots size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item disabled={!canUndo} onClick={builder.undo}>
          {t`Undo`}
        </Menu.Item>
        <Menu.Item disabled={!canRedo} onClick={builder.redo}>
          {t`Redo`}
        </Menu.Item>
        {form ? (
          <>
            <Menu.Item disabled={!hasChanges} onClick={() => void builder.discardDraft()}>
              {t`Discard draft`}
            </Menu.Item>
            <Menu.Item onClick={() => void builder.setActive(!form.active)}>
              {form.active ? t`Deactivate` : t`Activate`}
            </Menu.Item>
            <Menu.Item
              onClick={() => builder.set({ isShowingVersions: true })}
            >{t`Version history`}</Menu.Item>
          </>
        ) : null}
        <Menu.Item onClick={onHelp}>{t`Keyboard shortcuts`}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Activates or deactivates: decides whether visitors see the form and can send it (D-15). */
function PublishSwitch({ builder }: { builder: BuilderCore }) {
  const active = useBuilderState(builder, ({ form }) => form?.active ?? null);
  // Reserves its space, so that nothing moves when the form is first published.
  if (active === null) return <span className={classes['awaited']} aria-hidden="true" />;
  return (
    <Switch
      className={classes['publish'] ?? ''}
      label={active ? t`Active` : t`Inactive`}
      checked={active}
      onChange={(event) => void builder.setActive(event.currentTarget.checked)}
    />
  );
}

interface BarIconProps {
  label: string;
  icon: Icon;
  isDisabled?: boolean;
  onClick(): void;
}

function BarIcon({ label, icon: ShownIcon, isDisabled = false, onClick }: BarIconProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={onClick}
    >
      <ShownIcon size={20} />
    </ActionIcon>
  );
}
