import { t } from '@lingui/core/macro';
import { Button, Drawer } from '@mantine/core';
import { Canvas } from '../canvas/Canvas.tsx';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';
import type { PanelTab, Workbench } from '../useWorkbench.ts';
import classes from './builder.module.css';
import { DeviceFrame } from './DeviceFrame.tsx';
import type { Device } from './devices.ts';
import { PropertiesPanel, SidePanel } from './SidePanel.tsx';

/** The form between its panels, as many of them as there is room for. */
export function EditingArea(props: { builder: BuilderCore; workbench: Workbench; device: Device }) {
  const { builder, workbench, device } = props;
  const { room, tab, open, toForm, closeDrawer, isDrawerOpen } = workbench;
  const side = (
    <SidePanel
      builder={builder}
      tab={tab}
      withProperties={room !== 'wide'}
      open={open}
      toForm={toForm}
      goToCheck={workbench.goToCheck}
      onAdded={closeDrawer}
    />
  );
  return (
    <div className={classes['layout']} data-room={room}>
      {room === 'narrow' ? null : (
        <aside className={`${classes['panel']} ${classes['left']}`} aria-label={t`Form`}>
          {side}
        </aside>
      )}
      <DeviceFrame device={room === 'narrow' ? null : device}>
        <Canvas builder={builder} exits={workbench.exits} />
      </DeviceFrame>
      {room === 'wide' ? (
        <aside className={`${classes['panel']} ${classes['right']}`} aria-label={t`Field`}>
          <div className={classes['scroller']} data-panel>
            <PropertiesPanel builder={builder} toForm={toForm} />
          </div>
        </aside>
      ) : null}
      {room === 'narrow' ? (
        <>
          <DrawerBar builder={builder} onOpen={open} />
          <Drawer
            opened={isDrawerOpen}
            onClose={closeDrawer}
            position="bottom"
            size="70%"
            title={t`Edit the form`}
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
      <Button variant="default" onClick={() => onOpen('style')}>
        {t`Style`}
      </Button>
      <Button variant="default" onClick={() => onOpen('settings')}>
        {t`Settings`}
      </Button>
      {count > 0 ? <Button onClick={() => onOpen('field')}>{t`Edit`}</Button> : null}
    </div>
  );
}
