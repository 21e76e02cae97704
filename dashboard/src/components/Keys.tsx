import { Kbd } from '@mantine/core';
import classes from './keys.module.css';

/** Keys and their effects. */
export const Keys = ({ keys }: { keys: readonly (readonly [key: string, does: string])[] }) => (
  <dl className={classes['keys']}>
    {keys.map(([key, does]) => (
      <div key={key}>
        <dt>
          <Kbd>{key}</Kbd>
        </dt>
        <dd>{does}</dd>
      </div>
    ))}
  </dl>
);
