import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import IconShare from '~icons/share';
import { Suspense, useState } from 'react';
import type { FormDetail } from '@inlay/api/contract';
import { LazyShareResults } from './share/LazyShareResults.tsx';
import { Refusable } from '../../domain/identity/Refusable.tsx';
import { useRoleRefusal } from '../../domain/identity/roleRefusal.ts';

/** Opens the links to a form's results. A closed dialog stays mounted and keeps what was typed. */
export function ShareResultsButton({ form }: { form: Pick<FormDetail, 'id' | 'abilities'> }) {
  const refusal = useRoleRefusal(form.abilities.share);
  const [wasOpened, setOpenedBefore] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const open = (): void => {
    setOpenedBefore(true);
    setOpen(true);
  };
  return (
    <>
      <Refusable refusal={refusal}>
        <Button variant="default" leftSection={<IconShare size={16} aria-hidden="true" />} onClick={open}>
          {t`Share results`}
        </Button>
      </Refusable>
      {wasOpened ? (
        <Suspense>
          <LazyShareResults formId={form.id} opened={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
