import { FormFigures } from '../../features/analytics/components/AnalyticsPage.tsx';
import { SummaryParts } from './SummaryParts.tsx';

/** `/forms/{id}/summary/visits`: how often the form is seen, begun and sent (ANLY-001). */
export function VisitsTab() {
  return (
    <SummaryParts open="visits">
      <FormFigures />
    </SummaryParts>
  );
}
