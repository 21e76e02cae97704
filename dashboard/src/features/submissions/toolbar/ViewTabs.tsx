import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { useSession } from '../../../domain/identity/session.ts';
import { useInboxForms } from '../api/submissions.ts';
import { UNFINISHED } from '../inbox/unfinishedHash.ts';
import { useSavedViews } from '../api/annotations.ts';
import { parseInboxPath, toInboxPath, withoutFilters, type InboxQuery } from '../inbox/inboxQuery.ts';
import { SavedViews } from './SavedViews.tsx';
import classes from './toolbar.module.css';
import { useAccountAbility } from '../../../domain/identity/roleRefusal.ts';

/** The views of the inbox as tabs: everything, unread, mine, and those the person keeps. */
export function ViewTabs({
  query,
  isUnfinished = false,
  onGo,
}: {
  query: InboxQuery;
  /** Whether unfinished answers are shown, in place of submissions. */
  isUnfinished?: boolean;
  onGo(query: InboxQuery): void;
}) {
  const kept = useSavedViews().data?.views ?? [];
  const mayKeep = useAccountAbility('work');
  const me = useSession().user?.id;
  const all: InboxQuery = { ...withoutFilters(query), openId: null };
  const views: { id: string; name: string; to: InboxQuery }[] = [
    { id: 'all', name: t`All`, to: all },
    { id: 'unread', name: t`Unread`, to: { ...all, read: 'unread' } },
    { id: 'open', name: t`Open`, to: { ...all, status: 'open' } },
    ...(me ? [{ id: 'mine', name: t`Assigned to me`, to: { ...all, assignee: me } }] : []),
    ...kept.flatMap(({ id, name, query: path }) => {
      const to = parseInboxPath(path);
      // A form shows its own views; the list of all forms those that were saved there.
      const isHere = query.formId ? to.formId === query.formId : to.inBrowser;
      return isHere ? [{ id, name, to: { ...to, inBrowser: query.inBrowser } }] : [];
    }),
  ];
  const pathOf = (to: InboxQuery): string => toInboxPath({ ...to, openId: null });
  // A saved view may filter as a built-in one does; it comes later, and is the one to be lit.
  const hasUnfinished = useInboxForms().data?.forms.find(({ id }) => id === query.formId)?.hasUnfinished;
  const here = isUnfinished ? 'unfinished' : views.findLast(({ to }) => pathOf(to) === pathOf(query))?.id;
  return (
    <nav className={classes['views']} aria-label={t`Saved views`}>
      {views.map(({ id, name, to }) => (
        <button
          key={id}
          type="button"
          className={classes['view']}
          aria-current={id === here ? 'true' : undefined}
          title={name}
          dir="auto"
          onClick={() => onGo(to)}
        >
          {name}
        </button>
      ))}
      {hasUnfinished || isUnfinished ? (
        <Link
          className={classes['view']}
          aria-current={isUnfinished ? 'true' : undefined}
          to={pathOf(all) + UNFINISHED}
        >
          {t`Unfinished`}
        </Link>
      ) : null}
      {mayKeep ? <SavedViews query={query} views={kept} /> : null}
    </nav>
  );
}
