import { Skeleton } from '@mantine/core';
import { useInViewport } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import type { FormSummary } from '@inlay/api/contract';
import { useFormPicture } from '../../../domain/forms/pictures.ts';
import classes from './cards.module.css';

const FormPicture = lazy(async () => ({
  default: (await import('../../../domain/forms/FormPicture.tsx')).FormPicture,
}));

/** The upper part of a form as visitors see it, drawn once its card comes into view. */
export function FormThumb({ form }: { form: FormSummary }) {
  const { ref, inViewport } = useInViewport();
  const [isSeen, setSeen] = useState(false);
  if (inViewport && !isSeen) setSeen(true);
  const { data } = useFormPicture(form, isSeen);
  const empty = (
    <Skeleton className={classes['waiting'] ?? ''} radius={0} animate={isSeen && data === undefined} />
  );
  return (
    <div ref={ref} className={classes['thumb']} aria-hidden="true">
      {data ? (
        <Suspense fallback={empty}>
          <FormPicture definition={data.definition} logoUrl={data.logoUrl} />
        </Suspense>
      ) : (
        empty
      )}
    </div>
  );
}
