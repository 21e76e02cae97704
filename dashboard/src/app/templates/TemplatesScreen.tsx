import { LazyTriedForm } from '../../features/builder/try/LazyTriedForm.tsx';
import { TemplatesPage } from '../../features/templates/components/TemplatesPage.tsx';

/** /templates: the gallery, whose templates can be filled in before they are used. */
export function TemplatesScreen() {
  return (
    <TemplatesPage renderForm={(definition) => <LazyTriedForm definition={definition} formId="template" />} />
  );
}
