import { plural, t } from '@lingui/core/macro';
import { Button, Modal, NumberInput, Stack } from '@mantine/core';
import { DialogFoot } from '../../../components/DialogFoot.tsx';
import { useRef, useState, type FormEvent } from 'react';
import type { AdminUser } from '@inlay/api/contract';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { useLastKnown } from '../../../lib/useLastKnown.ts';
import { useUpdateFormLimit } from './usersApi.ts';
import { FORM_LIMIT_RULE, parseWholeNumber } from '../wholeNumber.ts';
import { nameOf } from './userColumns.tsx';

/** Sets the form limit of an account (D-05, D-151). */
export function FormLimitDialog({ user, onClose }: { user: AdminUser | null; onClose(): void }) {
  const shown = useLastKnown(user);
  return (
    <Modal
      opened={user !== null}
      onClose={onClose}
      title={shown ? t`Form limit of ${nameOf(shown)}` : ''}
      withCloseButton={false}
    >
      {shown ? <LimitForm key={shown.userId} user={shown} onClose={onClose} /> : null}
    </Modal>
  );
}

/** Explains that a limit below the number of forms removes none. */
function formsStay(count: number): string {
  if (count === 0) return t`The account has no forms.`;
  return plural(count, {
    one: 'A lower limit keeps the # form of the account.',
    other: 'A lower limit keeps the # forms of the account.',
  });
}

function LimitForm({ user, onClose }: { user: AdminUser; onClose(): void }) {
  const update = useUpdateFormLimit();
  const [typed, setTyped] = useState<string | number>(user.formLimit ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (update.isPending) return;
    const limit = parseWholeNumber(typed, FORM_LIMIT_RULE);
    setProblem(limit.ok ? null : limit.message);
    if (!limit.ok) {
      input.current?.focus();
      return;
    }
    void update
      .mutateAsync({ userId: user.userId, changes: { formLimit: limit.value } })
      .then(onClose, () => undefined);
  };

  return (
    <form onSubmit={save} noValidate>
      <Stack gap={24}>
        <NumberInput
          ref={input}
          data-autofocus
          label={t`Form limit`}
          description={t`Leave empty for no limit. ${formsStay(user.formCount)}`}
          hideControls
          allowDecimal={false}
          clampBehavior="none"
          value={typed}
          error={problem}
          onChange={setTyped}
        />
        <DialogFoot>
          <Button variant="default" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <BusyButton type="submit" isBusy={update.isPending}>
            {t`Save form limit`}
          </BusyButton>
        </DialogFoot>
      </Stack>
    </form>
  );
}
