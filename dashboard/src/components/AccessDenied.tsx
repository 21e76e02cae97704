import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { LockDrawing } from './drawings/LockDrawing.tsx';
import { EmptyState } from './EmptyState.tsx';

/** A screen that is not this person's to use (D-148, D-172). @param text why, and whom to ask, where that is known. */
export function AccessDenied({ text }: { text?: string | null }) {
  return (
    <div className="page">
      <div className="card">
        <EmptyState
          drawing={<LockDrawing />}
          title={t`Access Denied`}
          text={text ?? t`You do not have access to this page.`}
          action={
            <Button component={Link} to="/dashboard" mt={8}>
              {t`Go to dashboard`}
            </Button>
          }
        />
      </div>
    </div>
  );
}
