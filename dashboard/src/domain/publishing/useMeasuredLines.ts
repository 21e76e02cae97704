import { useQuery } from '@tanstack/react-query';
import type { FormDetail } from '@inlay/api/contract';
import type { MeasuredLines } from './measuredLines.ts';

/** Returns the lines to paste with the form's height reserved; the plain ones if it cannot be measured. */
export const loadMeasuredLines = (form: FormDetail): Promise<MeasuredLines> =>
  import('./measuredLines.ts').then(({ measuredLines }) => measuredLines(form)).catch(() => form.embed);

/** Like `loadMeasuredLines`; undefined until the form is measured. */
export const useLinesOnceMeasured = (form: FormDetail): MeasuredLines | undefined =>
  useQuery({
    queryKey: ['embed-lines', form.id, form.version],
    queryFn: () => loadMeasuredLines(form),
  }).data;

/** The same; the plain lines until then. */
export const useMeasuredLines = (form: FormDetail): MeasuredLines => useLinesOnceMeasured(form) ?? form.embed;
