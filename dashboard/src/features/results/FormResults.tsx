import { useQueryClient } from '@tanstack/react-query';
import { useFormDetail } from '../../domain/form-home/formDetail.ts';
import { useLiveEvents } from '../../domain/platform/liveEvents.ts';
import { Results } from '../../domain/results/Results.tsx';
import { inboxPathOf } from '../../domain/results/resultsAddress.ts';
import { RESULTS_KEY } from '../../domain/results/useResults.ts';
import { send } from '../../lib/apiClient.ts';
import { ShareResultsButton } from './ShareResultsButton.tsx';

/** The summary of a form for those who may read its submissions; it follows what arrives (RESULT-001). */
export function FormResults({ formId }: { formId: string }) {
  const queries = useQueryClient();
  const { data: form } = useFormDetail(formId);
  useLiveEvents((event) => {
    // A count that is under way ends first: it would never end where submissions arrive all the time.
    if (event.name === 'resync' || (event.name === 'submissions' && event.formId === formId))
      void queries.invalidateQueries({ queryKey: [RESULTS_KEY, formId] }, { cancelRefetch: false });
  });
  return (
    <Results
      formId={formId}
      open={(query, signal) => {
        query.set('formId', formId);
        return send('GET', `/results?${query.toString()}`, { signal });
      }}
      requestPdf={(query) => {
        query.set('formId', formId);
        return send('GET', `/results/pdf?${query.toString()}`);
      }}
      inboxPath={(view) => inboxPathOf(formId, view)}
      tools={form?.abilities.update ? <ShareResultsButton form={form} /> : null}
    />
  );
}
