import { t } from '@lingui/core/macro';
import { Button, Drawer } from '@mantine/core';
import { Canvas } from '../canvas/Canvas.tsx';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';
import { LEFT_TABS, RIGHT_TABS, type PanelTab } from '../panelPlaces.ts';
import type { Workbench } from '../useWorkbench.ts';
import classes from './builder.module.css';
import { DeviceFrame } from './DeviceFrame.tsx';
import type { Device } from './devices.ts';
import { SidePanel } from './SidePanel.tsx';

/** Where there is one panel, all tabs are in it. */
const ALL_TABS = [...LEFT_TABS, ...RIGHT_TABS];

/** The form between its panels, as many of them as there is room for. */
export function EditingArea(props: { builder: BuilderCore; workbench: Workbench; device: Device }) {
  const { builder, workbench, device } = props;
  const { room, isDesign, leftTab, rightTab, open, toForm, closeDrawer, isDrawerOpen } = workbench;
  // It lies under what is tried, and comes back after it.
  const isTrying = useBuilderState(builder, (state) => state.isTrying);
  const isWide = room === 'wide';
  const panel = { builder, open, toForm, goToCheck: workbench.goToCheck, onAdded: closeDrawer };
  const side = (
    <SidePanel {...panel} tabs={isWide ? LEFT_TABS : ALL_TABS} tab={leftTab} isDesign={isDesign && !isWide} />
  );
  return (
    <div className={classes['layout']} data-room={room} data-design={isDesign || undefined}>
      {room === 'narrow' ? null : (
        <aside className={`${classes['panel']} ${classes['left']}`} aria-label={t`Form`}>
          {side}
        </aside>
      )}
      <DeviceFrame device={room === 'narrow' ? null : device}>
        <Canvas builder={builder} exits={workbench.exits} />
      </DeviceFrame>
      {isWide ? (
        <aside className={`${classes['panel']} ${classes['right']}`} aria-label={t`Field`}>
          <SidePanel {...panel} tabs={RIGHT_TABS} tab={rightTab} isDesign={isDesign} />
        </aside>
      ) : null}
      {room === 'narrow' ? (
        <>
          <DrawerBar builder={builder} onOpen={open} />
          <Drawer
            opened={isDrawerOpen && !isTrying}
            onClose={closeDrawer}
            position="bottom"
            // What is designed stays in view above it.
            size={isDesign ? '50%' : '70%'}
            withOverlay={!isDesign}
            lockScroll={!isDesign}
            trapFocus={!isDesign}
            closeOnClickOutside={!isDesign}
            title={isDesign ? t`Design` : t`Edit the form`}
            classNames={{
              content: classes['drawer'] ?? '',
              header: `${classes['drawer']} ${classes['drawerHead']}`,
            }}
            closeButtonProps={{ 'aria-label': t`Close` }}
            // The page has its banner already; a drawer's title is none.
            attributes={{ header: { role: 'presentation' } }}
          >
            {side}
          </Drawer>
        </>
      ) : null}
    </div>
  );
}

/** Opens the panels, on a phone. */
function DrawerBar({ builder, onOpen }: { builder: BuilderCore; onOpen(tab: PanelTab): void }) {
  const count = useBuilderState(builder, ({ selection }) => selection.ids.size);
  return (
    <div className={classes['drawerBar']}>
      <Button variant="default" onClick={() => onOpen('fields')}>
        {t`Add field`}
      </Button>
      <Button variant="default" onClick={() => onOpen('form')}>
        {t`Form`}
      </Button>
      {count > 0 ? <Button onClick={() => onOpen('field')}>{t`Edit`}</Button> : null}
    </div>
  );
}
