import { Alert, type AlertProps } from '@mantine/core';
import IconAlertTriangle from '~icons/alert-triangle';
import classes from './warning.module.css';

/** A warning, which is no failure; screen readers announce it. */
export function Warning(props: AlertProps) {
  return (
    <Alert
      classNames={{
        root: classes['warning'] ?? '',
        title: classes['title'] ?? '',
        icon: classes['icon'] ?? '',
      }}
      icon={<IconAlertTriangle size={20} />}
      role="status"
      {...props}
    />
  );
}
