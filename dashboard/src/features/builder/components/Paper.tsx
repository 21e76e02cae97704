import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { IconSwitch } from '../../../components/IconSwitch.tsx';
import classes from './builder.module.css';

const DEVICES = [
  { value: 'phone', label: 'Phone', icon: IconDeviceMobile },
  { value: 'tablet', label: 'Tablet', icon: IconDeviceTablet },
  { value: 'desktop', label: 'Desktop', icon: IconDeviceDesktop },
] as const;
type Device = (typeof DEVICES)[number]['value'];

/** What the form lies on: as wide as it is on the chosen device. */
export function Paper({ children, withDevices }: { children: ReactNode; withDevices: boolean }) {
  const [device, setDevice] = useState<Device>('desktop');
  return (
    <div className={classes['paper']}>
      {withDevices ? (
        <IconSwitch<Device>
          className={classes['devices'] ?? ''}
          size="xs"
          label="Width"
          value={device}
          choices={DEVICES}
          onChange={setDevice}
        />
      ) : null}
      <div className={classes['sheet']} data-device={withDevices ? device : 'desktop'}>
        {children}
      </div>
    </div>
  );
}
