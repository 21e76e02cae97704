import { t } from '@lingui/core/macro';
import { Button, Tooltip } from '@mantine/core';
import { Link } from 'react-router';
import type { FormDetail } from '@inlay/api/contract';
import { BusyButton } from '../../components/BusyButton.tsx';
import { useUpdateForm } from '../../domain/form-home/updateForm.ts';
import { formPath, PRESSED } from '../../domain/forms/formPath.ts';
import { toastSuccess } from '../../lib/toasts.tsx';
import { Refusable } from '../../domain/identity/Refusable.tsx';
import { useRoleRefusal } from '../../domain/identity/roleRefusal.ts';

/**
 * Publishes the draft, in the builder, which shows what it changes (D-193); opens a form that is closed; or says
 * that there is nothing to publish.
 */
export function PublishAction({ form }: { form: FormDetail }) {
  const update = useUpdateForm(form.id);
  const refusal = useRoleRefusal(form.abilities.activate);
  if (form.hasDraft) {
    return (
      <Refusable refusal={refusal}>
        <Button component={Link} to={`${formPath(form.id, 'build')}?publish=yes`} state={PRESSED} px={12}>
          {t`Publish`}
        </Button>
      </Refusable>
    );
  }
  if (!form.active) {
    return (
      <Refusable refusal={refusal}>
        <BusyButton px={12} isBusy={update.isPending} onClick={() => update.mutate({ active: true })}>
          {t`Activate`}
        </BusyButton>
      </Refusable>
    );
  }
  return (
    <Tooltip
      label={t`Visitors see the latest version.`}
      events={{ hover: true, focus: true, touch: true }}
      position="bottom-end"
    >
      <Button variant="default" px={12} onClick={() => toastSuccess(t`Visitors see the latest version.`)}>
        {t`Publish`}
      </Button>
    </Tooltip>
  );
}
