import { t } from '@lingui/core/macro';
import {
  ActionIcon,
  Button,
  Group,
  Menu,
  SegmentedControl,
  Switch,
  Text,
  Title,
  Tooltip,
} from '@mantine/core';
import {
  IconArrowLeft,
  IconCode,
  IconDeviceDesktop,
  IconDeviceFloppy,
  IconDeviceMobile,
  IconDeviceTablet,
  IconDots,
  IconHelp,
  IconHistory,
  type Icon,
} from '@tabler/icons-react';
import { memo } from 'react';
import { Link, useOutletContext } from 'react-router';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { IconSwitch } from '../../../components/IconSwitch.tsx';
import type { ScreenHeading } from '../../../lib/screenTitle.ts';
import { useWayBack } from '../../../lib/trail.ts';
import type { Check } from '../checks/check.ts';
import { ChecksButton } from '../checks/ChecksButton.tsx';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';
import type { Room } from '../useWorkbench.ts';
import classes from './builder.module.css';
import type { Device } from './devices.ts';
import { HistoryButtons } from './HistoryButtons.tsx';
import { SaveState } from '../publish/SaveState.tsx';

export type Mode = 'edit' | 'preview';

interface BuilderBarProps {
  builder: BuilderCore;
  room: Room;
  mode: Mode;
  onMode(mode: Mode): void;
  device: Device;
  onDevice(device: Device): void;
  onEmbed(): void;
  onHelp(): void;
  onGoToCheck(check: Check): void;
}

const DEVICES = [
  { value: 'phone', label: t`Phone`, icon: IconDeviceMobile },
  { value: 'tablet', label: t`Tablet`, icon: IconDeviceTablet },
  { value: 'desktop', label: t`Desktop`, icon: IconDeviceDesktop },
] as const satisfies readonly { value: Device; label: string; icon: Icon }[];

/** The builder's top bar (BUILD-005…008, BUILD-021). */
export const BuilderBar = memo(function BuilderBar(props: BuilderBarProps) {
  const { builder, room, mode, onMode, device, onDevice, onGoToCheck } = props;
  const isNarrow = room === 'narrow';
  const wayBack = useWayBack();
  return (
    <header className={classes['bar']} data-room={room}>
      {isNarrow ? (
        <BarIcon label={t`Back`} icon={IconArrowLeft} component={Link} to={wayBack} />
      ) : (
        <Button
          component={Link}
          to={wayBack}
          variant="subtle"
          color="gray"
          px={8}
          leftSection={<IconArrowLeft size={16} stroke={1.75} />}
        >
          {t`Back`}
        </Button>
      )}
      <BarHeading />
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
      <Group gap={isNarrow ? 4 : 8} ml="auto" wrap="nowrap">
        <SaveState builder={builder} isCompact={room !== 'wide'} />
        <ChecksButton builder={builder} isCompact={room !== 'wide'} onGoTo={onGoToCheck} />
        {isNarrow ? <MoreMenu {...props} /> : <RestOfBar {...props} />}
        <SaveButton builder={builder} isNarrow={isNarrow} />
      </Group>
    </header>
  );
});

/** The screen's name (D-27), for screen readers only where it does not fit. */
function BarHeading() {
  const heading = useOutletContext<ScreenHeading | undefined>();
  return (
    <div className={classes['heading']}>
      <Title order={1} size="sm" lh={1.4}>
        {heading?.title ?? t`Form Builder`}
      </Title>
      <Text size="xs" c="dimmed" lh={1.4}>
        {heading?.subtitle}
      </Text>
    </div>
  );
}

/** Actions that a phone shows in a menu. */
function RestOfBar({ builder, room, onEmbed, onHelp }: BuilderBarProps) {
  const isSaved = useBuilderState(builder, ({ form }) => form !== null);
  return (
    <>
      <PublishSwitch builder={builder} />
      {isSaved ? (
        <BarIcon
          label={t`Version history`}
          icon={IconHistory}
          onClick={() => builder.set({ isShowingVersions: true })}
        />
      ) : null}
      <BarIcon label={t`Keyboard shortcuts`} icon={IconHelp} onClick={onHelp} />
      <Tooltip
        label={t`Save form first`}
        disabled={isSaved}
        events={{ hover: true, focus: true, touch: true }}
      >
        <Button
          variant="default"
          px={12}
          {...(!isSaved && { 'data-disabled': true })}
          aria-disabled={!isSaved}
          aria-label={t`Embed`}
          leftSection={room === 'wide' ? <IconCode size={16} stroke={1.75} /> : null}
          onClick={() => (isSaved ? onEmbed() : builder.announce(t`Save form first`))}
        >
          {room === 'wide' ? t`Embed` : <IconCode size={16} stroke={1.75} />}
        </Button>
      </Tooltip>
    </>
  );
}

function MoreMenu({ builder, onEmbed, onHelp }: BuilderBarProps) {
  const form = useBuilderState(builder, (state) => state.form);
  const canUndo = useBuilderState(builder, ({ history }) => history.past.length > 0);
  const canRedo = useBuilderState(builder, ({ history }) => history.future.length > 0);
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t`More`}>
          <IconDots size={20} stroke={1.75} />
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
            <Menu.Item onClick={() => void builder.setActive(!form.active)}>
              {form.active ? t`Deactivate` : t`Activate`}
            </Menu.Item>
            <Menu.Item
              onClick={() => builder.set({ isShowingVersions: true })}
            >{t`Version history`}</Menu.Item>
            <Menu.Item onClick={onEmbed}>{t`Embed`}</Menu.Item>
          </>
        ) : (
          <Menu.Label>{t`Save the form to embed it`}</Menu.Label>
        )}
        <Menu.Item onClick={onHelp}>{t`Keyboard shortcuts`}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function SaveButton({ builder, isNarrow }: { builder: BuilderCore; isNarrow: boolean }) {
  const isSaving = useBuilderState(builder, (state) => state.isSaving);
  return (
    <BusyButton
      isBusy={isSaving}
      px={12}
      aria-label={t`Save Form`}
      {...(!isNarrow && { leftSection: <IconDeviceFloppy size={16} stroke={1.75} /> })}
      onClick={() => void builder.requestSave()}
    >
      {isNarrow ? t`Save` : t`Save Form`}
    </BusyButton>
  );
}

/** Publishes and disables: decides whether visitors see the form and can send it (D-15). */
function PublishSwitch({ builder }: { builder: BuilderCore }) {
  const active = useBuilderState(builder, ({ form }) => form?.active ?? null);
  // Reserves its space, so that nothing moves at the first save.
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

type BarIconProps = { label: string; icon: Icon } & (
  | { onClick(): void; component?: never; to?: never }
  | { component: typeof Link; to: string; onClick?: never }
);

function BarIcon({ label, icon: ShownIcon, ...rest }: BarIconProps) {
  const look = { variant: 'subtle', color: 'gray', size: 'lg', 'aria-label': label, title: label } as const;
  const content = <ShownIcon size={20} stroke={1.75} />;
  return rest.component ? (
    <ActionIcon {...look} component={rest.component} to={rest.to}>
      {content}
    </ActionIcon>
  ) : (
    <ActionIcon {...look} onClick={rest.onClick}>
      {content}
    </ActionIcon>
  );
}
