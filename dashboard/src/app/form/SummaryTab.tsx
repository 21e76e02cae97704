import { useParams } from 'react-router';
import { FormResults } from '../../features/results/FormResults.tsx';
import { SummaryParts } from './SummaryParts.tsx';

/** `/forms/{id}/summary`: what the form's answers come to (RESULT-001). */
export function SummaryTab() {
  const { formId = '' } = useParams();
  return (
    <SummaryParts open="answers">
      <FormResults formId={formId} />
    </SummaryParts>
  );
}
