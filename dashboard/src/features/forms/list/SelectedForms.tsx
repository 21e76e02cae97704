import { plural, t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import type { FormSummary } from '@inlay/api/contract';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { LazyInviteDialog } from '../../../domain/clients/LazyInviteDialog.tsx';
import { useMayShare } from '../../../domain/clients/useMayShare.ts';
import { DIALOG_LEAVES_MS } from '../../../lib/useFocusRescue.ts';
import { formatNumber } from '../../../lib/formatNumber.ts';
import { useChangeForms, type FormChange } from './changeForms.ts';
import { MoveForms } from './MoveForms.tsx';
import { Refusable } from '../../../domain/identity/Refusable.tsx';
import { useRoleRefusal } from '../../../domain/identity/roleRefusal.ts';

interface SelectedFormsProps {
  forms: readonly FormSummary[];
  /** Keeps only these selected. */
  onKeep(ids: readonly string[]): void;
  /** Moves the focus when its row is gone. */
  onRescue(delayMs: number): void;
}

/** Actions on several forms at once. */
export function SelectedForms({ forms, onKeep, onRescue }: SelectedFormsProps) {
  const [asking, setAsking] = useState<'move' | 'share' | 'trash' | null>(null);
  const mayShare = useMayShare(forms);
  const { mutate, isPending } = useChangeForms();
  const apply = (change: FormChange): void =>
    mutate(
      { forms, change },
      {
        onSuccess: ({ failed }) => {
          if (change.kind === 'trash' || failed.length > 0) onKeep(failed.map(({ id }) => id));
          if (change.kind === 'trash') onRescue(DIALOG_LEAVES_MS);
        },
        onSettled: () => setAsking(null),
      },
    );
  const button = { size: 'xs', variant: 'default', disabled: isPending } as const;
  const isOrganising = forms.every(({ abilities }) => abilities.organise);
  const isDeleting = forms.every(({ abilities }) => abilities.delete);
  const refusal = useRoleRefusal(forms.every(({ abilities }) => abilities.activate));
  const title = plural(forms.length, { one: '# form', other: '# forms' });
  const submissions = forms.reduce((sum, { submissionCount }) => sum + submissionCount, 0);
  const answers = plural(submissions, {
    one: '1 submission',
    other: `${formatNumber(submissions)} submissions`,
  });
  return (
    <>
      <Refusable refusal={refusal}>
        <Button {...button} onClick={() => apply({ kind: 'activate', active: true })}>
          {t`Enable`}
        </Button>
      </Refusable>
      <Refusable refusal={refusal}>
        <Button {...button} onClick={() => apply({ kind: 'activate', active: false })}>
          {t`Disable`}
        </Button>
      </Refusable>
      {isOrganising ? (
        <Button {...button} onClick={() => setAsking('move')}>
          {t`Move to folder`}
        </Button>
      ) : null}
      {mayShare ? (
        <Button {...button} onClick={() => setAsking('share')}>
          {t`Share with a client`}
        </Button>
      ) : null}
      {isDeleting ? (
        <Button {...button} onClick={() => setAsking('trash')}>
          {t`Delete`}
        </Button>
      ) : null}
      <MoveForms
        forms={asking === 'move' ? forms : null}
        onClose={() => setAsking(null)}
        onFailed={(failed) => onKeep(failed.map(({ id }) => id))}
      />
      <Suspense>
        {asking === 'share' ? (
          <LazyInviteDialog formIds={forms.map(({ id }) => id)} onClose={() => setAsking(null)} />
        ) : null}
      </Suspense>
      <ConfirmDialog
        opened={asking === 'trash'}
        title={t`Delete ${title}?`}
        verb={t`Move ${title} to trash`}
        isDestructive
        isBusy={isPending}
        onConfirm={() => apply({ kind: 'trash' })}
        onClose={() => setAsking(null)}
      >
        {t`This moves ${title} and ${answers} to trash.`}
      </ConfirmDialog>
    </>
  );
}
