import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import IconShare from '~icons/share';
import { Suspense, useState } from 'react';
import { LazyShareResults } from './share/LazyShareResults.tsx';

/** Opens the links to a form's results. A closed dialog stays mounted and keeps what was typed. */
export function ShareResultsButton({ formId }: { formId: string }) {
  const [wasOpened, setOpenedBefore] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const open = (): void => {
    setOpenedBefore(true);
    setOpen(true);
  };
  return (
    <>
      <Button variant="default" leftSection={<IconShare size={16} aria-hidden="true" />} onClick={open}>
        {t`Share results`}
      </Button>
      {wasOpened ? (
        <Suspense>
          <LazyShareResults formId={formId} opened={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
