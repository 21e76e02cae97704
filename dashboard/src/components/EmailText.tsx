import { Fragment } from 'react';
import classes from './emailText.module.css';

/** Longest address that is not broken over lines. */
const SHORT = 28;

/** An email address; a long one breaks where people would break it, before "@" and before dots. */
export function EmailText({ children: email }: { children: string }) {
  if (email.length <= SHORT) return <bdi className={classes['short']}>{email}</bdi>;
  return (
    <bdi>
      {email.split(/(?=[@.])/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ))}
    </bdi>
  );
}
