import IconChevronLeft from '~icons/chevron-left';
import { Link } from 'react-router';
import classes from './backLink.module.css';

/** Link to the parent screen, with its name. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={`${classes['back']} target`}>
      <IconChevronLeft size={16} aria-hidden="true" />
      {children}
    </Link>
  );
}
