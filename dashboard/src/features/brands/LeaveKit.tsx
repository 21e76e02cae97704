import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';

interface LeaveKitProps {
  /** Returns whether leaving now would lose changes; asked when somebody leaves. */
  isUnsaved(): boolean;
}

/** Asks before a brand is left with unsaved changes: the page does, or else the browser. */
export function LeaveKit({ isUnsaved }: LeaveKitProps) {
  const blocker = useBlocker(isUnsaved);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      title={t`Leave without saving?`}
      verb={t`Leave`}
      isBusy={false}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {t`Your changes to this brand are lost.`}
    </ConfirmDialog>
  );
}
