import { plural, t } from '@lingui/core/macro';
import { Text } from '@mantine/core';
import IconFolder from '~icons/folder';
import { Link } from 'react-router';
import type { AdminClient } from '@inlay/api/contract';
import classes from './clients.module.css';

/** Chips that a row has room for. */
const SHOWN = 3;

/** The folders and forms that a client sees, as far as a row has room. */
export function SharedChips({ client: { folders, forms } }: { client: AdminClient }) {
  const chips = [
    ...folders.map(({ id, name }) => ({ id, name, isFolder: true })),
    ...forms.map(({ id, title }) => ({ id, name: title, isFolder: false })),
  ];
  if (chips.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t`Nothing yet`}
      </Text>
    );
  const hidden = chips.length - SHOWN;
  return (
    <ul className={classes['chips']}>
      {chips.slice(0, SHOWN).map(({ id, name, isFolder }) => (
        <li key={id} className={classes['chip']} title={name}>
          {isFolder ? (
            <>
              <IconFolder size={14} aria-label={t`Folder`} />
              <Link to={`/folder/${id}`} dir="auto">
                {name}
              </Link>
            </>
          ) : (
            <span dir="auto">{name}</span>
          )}
        </li>
      ))}
      {hidden > 0 ? (
        <li className={classes['more']}>{plural(hidden, { one: '# more', other: '# more' })}</li>
      ) : null}
    </ul>
  );
}
