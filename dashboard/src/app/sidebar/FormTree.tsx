import { t } from '@lingui/core/macro';
import { Text } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconChevronRight } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import type { FormSummary } from '@inlay/api/contract';
import { useFolders } from '../../domain/forms/folders.ts';
import { useForms } from '../../domain/forms/ownForms.ts';
import { unreadText, useTrendOf } from '../../domain/forms/trends.ts';
import { ALL_FORMS_PATH } from '../../lib/trail.ts';
import { groupForms } from './groupForms.ts';
import classes from './sidebar.module.css';
import { UnreadCount } from './UnreadCount.tsx';

/** The newest forms by folder. Folders open and close, and stay so. */
export function FormTree() {
  const { data: own } = useForms();
  const { data: folders } = useFolders();
  const [open, setOpen] = useLocalStorage<readonly string[]>({
    key: 'sidebar-folders',
    defaultValue: [],
    getInitialValueInEffect: false,
  });
  const { groups, loose, left } = groupForms(own?.forms ?? [], folders?.folders ?? []);
  if (groups.length === 0 && loose.length === 0) return null;
  return (
    <div className={classes['tree']}>
      <Text size="xs" c="dimmed" px={8} py={4}>
        {t`Forms`}
      </Text>
      {groups.map(({ folder, forms }) => {
        const isOpen = open.includes(folder.id);
        return (
          <div key={folder.id}>
            <button
              type="button"
              className={classes['folder']}
              aria-expanded={isOpen}
              onClick={() => setOpen(isOpen ? open.filter((id) => id !== folder.id) : [...open, folder.id])}
            >
              <IconChevronRight size={14} aria-hidden="true" />
              <span className={classes['name']}>{folder.name}</span>
            </button>
            {isOpen ? (
              <FormLinks forms={forms} label={folder.name}>
                <li>
                  <Link className={classes['leaf']} to={`/folder/${folder.id}`}>
                    {t`Open folder`}
                  </Link>
                </li>
              </FormLinks>
            ) : null}
          </div>
        );
      })}
      <FormLinks forms={loose} label={t`Forms`}>
        {left > 0 ? (
          <li>
            <Link className={classes['leaf']} to={ALL_FORMS_PATH}>
              {t`All forms`}
            </Link>
          </li>
        ) : null}
      </FormLinks>
    </div>
  );
}

interface FormLinksProps {
  forms: readonly FormSummary[];
  label: string;
  /** The way to the rest. */
  children: React.ReactNode;
}

const FormLinks = ({ forms, label, children }: FormLinksProps) => (
  <ul className={classes['forms']} aria-label={label}>
    {forms.map((form) => (
      <FormLink key={form.id} form={form} />
    ))}
    {children}
  </ul>
);

function FormLink({ form: { id, title } }: { form: FormSummary }) {
  const { pathname } = useLocation();
  const unread = useTrendOf(id)?.unread ?? 0;
  const count = unread > 0 ? unreadText(unread) : null;
  return (
    <li>
      <Link
        className={classes['leaf']}
        to={`/builder/${id}`}
        aria-current={pathname.includes(id) ? 'page' : undefined}
      >
        <span className={classes['name']}>{title}</span>
        {count ? <UnreadCount count={count} /> : null}
      </Link>
    </li>
  );
}
