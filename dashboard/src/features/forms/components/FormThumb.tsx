import { useInViewport, useMediaQuery } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import type { FormSummary } from '@inlay/api/contract';
import { useFormPicture } from '../../../domain/forms/pictures.ts';
import classes from './cards.module.css';

const FormPicture = lazy(async () => ({
  default: (await import('../../../domain/forms/FormPicture.tsx')).FormPicture,
}));

/**
 * The upper part of a form as visitors see it, drawn once its card comes into view. On a phone more forms are worth
 * more than their pictures.
 */
export function FormThumb({ form }: { form: FormSummary }) {
  const isNarrow = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
  return isNarrow ? null : <WideThumb form={form} />;
}

function WideThumb({ form }: { form: FormSummary }) {
  const { ref, inViewport } = useInViewport();
  const [isSeen, setSeen] = useState(false);
  if (inViewport && !isSeen) setSeen(true);
  const { data } = useFormPicture(form, isSeen);
  return (
    <div ref={ref} className={classes['thumb']} aria-hidden="true">
      {data ? (
        <Suspense fallback={null}>
          <FormPicture definition={data.definition} logoUrl={data.logoUrl} />
        </Suspense>
      ) : null}
    </div>
  );
}
