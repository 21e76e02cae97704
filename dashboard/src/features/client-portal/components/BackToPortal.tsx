import { IconChevronLeft } from '@tabler/icons-react';
import { Link } from 'react-router';
import classes from './portal.module.css';

/** From a screen of the portal to its list of forms. */
export function BackToPortal() {
  return (
    <Link to="/client/dashboard" className={classes['back']}>
      <IconChevronLeft size={16} stroke={1.75} aria-hidden="true" />
      Client Portal
    </Link>
  );
}
