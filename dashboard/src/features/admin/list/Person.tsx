import { Text } from '@mantine/core';
import { EmailText } from '../../../components/EmailText.tsx';
import classes from './person.module.css';

/** A person's name with the address below it; without a name, the address. */
export function Person({ name, email }: { name: string; email: string }) {
  return (
    <>
      <div className={classes['name']}>{name || <EmailText>{email}</EmailText>}</div>
      {name ? (
        <Text size="xs" c="dimmed">
          <EmailText>{email}</EmailText>
        </Text>
      ) : null}
    </>
  );
}
