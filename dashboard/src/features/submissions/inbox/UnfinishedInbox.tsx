import { Suspense } from 'react';
import { ViewTabs } from '../toolbar/ViewTabs.tsx';
import { LazyUnfinished } from '../unfinished/LazyUnfinished.tsx';
import { Crumbs } from './Crumbs.tsx';
import { ListSkeleton } from './InboxStates.tsx';
import type { InboxAddress } from './useInboxAddress.ts';
import classes from './inbox.module.css';

/** The inbox of a form with its unfinished answers, in place of submissions (SUBM-114). */
export function UnfinishedInbox({ address, formId }: { address: InboxAddress; formId: string }) {
  const { query, go } = address;
  return (
    <div className={classes['page']}>
      {query.inBrowser ? <Crumbs /> : null}
      <ViewTabs query={query} isUnfinished onGo={go} />
      <div className={`card ${classes['list']}`}>
        <Suspense fallback={<ListSkeleton />}>
          <LazyUnfinished formId={formId} />
        </Suspense>
      </div>
    </div>
  );
}
