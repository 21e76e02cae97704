import { useQuery } from '@tanstack/react-query';
import type { FormDetail } from '@inlay/api/contract';
import type { EmbedLines } from '@inlay/sdk/model';

/** Returns the lines to paste with the form's height reserved; the plain ones if it cannot be measured. */
export const loadMeasuredLines = (form: FormDetail): Promise<EmbedLines> =>
  import('./measuredLines.ts').then(({ measuredLines }) => measuredLines(form)).catch(() => form.embed);

/** Like `loadMeasuredLines`; undefined until the form is measured. */
export const useLinesOnceMeasured = (form: FormDetail): EmbedLines | undefined =>
  useQuery({
    queryKey: ['embed-lines', form.id, form.version],
    queryFn: () => loadMeasuredLines(form),
  }).data;

/** The same; the plain lines until then. */
export const useMeasuredLines = (form: FormDetail): EmbedLines => useLinesOnceMeasured(form) ?? form.embed;
