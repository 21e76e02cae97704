import { t } from '@lingui/core/macro';
import { Text } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import IconChevronRight from '~icons/chevron-right';
import { lazy, memo, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import type { FormSummary } from '@inlay/api/contract';
import { useFolders } from '../../domain/forms/folders.ts';
import { useForms } from '../../domain/forms/ownForms.ts';
import { unreadText, useTrends } from '../../domain/forms/trends.ts';
import { formPath } from '../../domain/forms/formPath.ts';
import { ALL_FOLDERS_PATH, ALL_FORMS_PATH } from '../../lib/trail.ts';
import { groupForms } from './groupForms.ts';
import classes from './sidebar.module.css';
import { UnreadCount } from './UnreadCount.tsx';
import { useFormDrag } from './useFormDrag.ts';

const DropFolders = lazy(async () => ({
  default: (await import('../../features/forms/drag/DropFolders.tsx')).DropFolders,
}));

/**
 * The newest forms by folder. Folders open and close, and stay so. While forms are dragged all folders take its place
 * (FOLD-082).
 */
export function FormTree() {
  const { data: own } = useForms();
  const { data: folders } = useFolders();
  const [open, setOpen] = useLocalStorage<readonly string[]>({
    key: 'sidebar-folders',
    defaultValue: [],
    getInitialValueInEffect: false,
  });
  const isDragged = useFormDrag();
  const { groups, loose, left, leftFolders } = groupForms(own?.forms ?? [], folders?.folders ?? []);
  if (groups.length === 0 && loose.length === 0) return null;
  if (isDragged) {
    return (
      <Suspense>
        <DropFolders className={classes['folder']} />
      </Suspense>
    );
  }
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
              <span className={classes['name']} dir="auto">
                {folder.name}
              </span>
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
      {leftFolders > 0 ? (
        <Link className={classes['leaf']} to={ALL_FOLDERS_PATH}>
          {t`All folders`}
        </Link>
      ) : null}
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

function FormLinks({ forms, label, children }: FormLinksProps) {
  const { pathname } = useLocation();
  const trends = useTrends();
  return (
    <ul className={classes['forms']} aria-label={label}>
      {forms.map(({ id, title, abilities }) => (
        <FormLink
          key={id}
          to={abilities.update ? `/builder/${id}` : formPath(id, 'responses')}
          title={title}
          unread={trends.get(id)?.unread ?? 0}
          isHere={pathname.includes(id)}
        />
      ))}
      {children}
    </ul>
  );
}

interface FormLinkProps extends Pick<FormSummary, 'title'> {
  /** Its first screen that the person may open. */
  to: string;
  unread: number;
  isHere: boolean;
}

/** Renders only when its own props change, because the sidebar renders with every address. */
const FormLink = memo(function FormLink({ to, title, unread, isHere }: FormLinkProps) {
  const count = unread > 0 ? unreadText(unread) : null;
  return (
    <li>
      <Link className={classes['leaf']} to={to} aria-current={isHere ? 'page' : undefined}>
        <span className={classes['name']} dir="auto">
          {title}
        </span>
        {count ? <UnreadCount count={count} /> : null}
      </Link>
    </li>
  );
});
