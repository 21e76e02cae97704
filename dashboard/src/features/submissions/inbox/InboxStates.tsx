import { t } from '@lingui/core/macro';
import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { FormsDrawing } from '../../../components/drawings/FormsDrawing.tsx';
import { SearchDrawing } from '../../../components/drawings/SearchDrawing.tsx';
import { InboxDrawing } from '../../../components/drawings/InboxDrawing.tsx';
import { formPath } from '../../../domain/forms/formPath.ts';
import { useInboxForms } from '../api/submissions.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import classes from './inbox.module.css';
import { Refusable } from '../../../domain/identity/Refusable.tsx';
import { useNewFormRefusal } from '../../../domain/forms/ownForms.ts';

/** Empty state without forms (SUBM-004, SUBM-005). */
export function NoForms() {
  const refusal = useNewFormRefusal();
  return (
    <div className="page">
      <div className="card">
        <EmptyState
          drawing={<FormsDrawing />}
          title={t`No forms found`}
          text={t`Create your first form to receive submissions.`}
          action={
            <Refusable refusal={refusal}>
              <Button component={Link} to="/builder" mt={8}>
                {t`Create Your First Form`}
              </Button>
            </Refusable>
          }
        />
      </div>
    </div>
  );
}

/** Rows in their final shape, shown when loading takes noticeably long. */
export function ListSkeleton() {
  return (
    <div className={classes['skeleton']}>
      <Text size="sm" c="dimmed" px={16} pt={12} role="status">
        {t`Loading submissions...`}
      </Text>
      <Stack gap={12} p={16} aria-hidden="true">
        {[1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
          <Skeleton key={row} height={16} my={4} />
        ))}
      </Stack>
    </div>
  );
}

/** Empty state of a filter (SUBM-020, SUBM-021), or of an empty inbox (SUBM-022). */
export function NothingThere(props: { isFiltered: boolean; formId: string | null; onClear(): void }) {
  const { isFiltered, formId, onClear } = props;
  const own = useInboxForms().data?.forms.filter(({ isReadOnly }) => !isReadOnly) ?? [];
  // Of several forms, the person knows which one is to be shared.
  const shared = formId === null && own.length === 1 ? own[0] : own.find(({ id }) => id === formId);
  return isFiltered ? (
    <EmptyState
      drawing={<SearchDrawing />}
      title={t`No submissions match your filters`}
      action={
        <Button variant="outline" mt={8} onClick={onClear}>
          {t`Clear Filters`}
        </Button>
      }
    />
  ) : (
    <EmptyState
      drawing={<InboxDrawing />}
      title={t`No submissions yet`}
      text={t`Submissions will appear here.`}
      action={
        shared ? (
          <Button component={Link} to={formPath(shared.id, 'share')} mt={8}>
            {t`Share your form`}
          </Button>
        ) : null
      }
    />
  );
}
