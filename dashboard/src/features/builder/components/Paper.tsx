import { SegmentedControl, VisuallyHidden } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import classes from './builder.module.css';

const DEVICES = [
  { value: 'phone', name: 'Phone', icon: IconDeviceMobile },
  { value: 'tablet', name: 'Tablet', icon: IconDeviceTablet },
  { value: 'desktop', name: 'Desktop', icon: IconDeviceDesktop },
] as const;
type Device = (typeof DEVICES)[number]['value'];

/** What the form lies on: as wide as it is on the chosen device. */
export function Paper({ children, withDevices }: { children: ReactNode; withDevices: boolean }) {
  const [device, setDevice] = useState<Device>('desktop');
  return (
    <div className={classes['paper']}>
      {withDevices ? (
        <SegmentedControl
          className={classes['devices'] ?? ''}
          size="xs"
          aria-label="Width"
          data={DEVICES.map(({ value, name, icon: DeviceIcon }) => ({
            value,
            label: (
              <span className={classes['device']} title={name}>
                <DeviceIcon size={16} stroke={1.75} aria-hidden="true" />
                <VisuallyHidden>{name}</VisuallyHidden>
              </span>
            ),
          }))}
          value={device}
          onChange={(value) => setDevice(value)}
        />
      ) : null}
      <div className={classes['sheet']} data-device={withDevices ? device : 'desktop'}>
        {children}
      </div>
    </div>
  );
}
