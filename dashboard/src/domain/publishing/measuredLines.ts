import { useQuery } from '@tanstack/react-query';
import type { FormDetail } from '@inlay/api/contract';
import { embedLines, type EmbedLines } from '@inlay/sdk/model';
import { measureForm } from './measureForm.ts';

/** Returns the lines to paste with the form's height reserved; the plain ones if it cannot be measured. */
export async function loadMeasuredLines({ id, title, embed }: FormDetail): Promise<EmbedLines> {
  const height = await measureForm(id).catch(() => undefined);
  return embedLines(new URL(embed.url).origin, { id, title }, height);
}

/** Like `loadMeasuredLines`; the plain lines until the form is measured. */
export function useMeasuredLines(form: FormDetail): EmbedLines {
  const { data } = useQuery({
    queryKey: ['embed-lines', form.id, form.version],
    queryFn: () => loadMeasuredLines(form),
  });
  return data ?? form.embed;
}
