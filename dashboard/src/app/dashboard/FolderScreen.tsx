import { FolderPage } from '../../features/folders/components/FolderPage.tsx';
import { MoveFormsHere } from '../../features/forms/list/MoveFormsHere.tsx';
import { FormCards } from '../../features/forms/components/FormCards.tsx';

/** /folder/{folderId}: a folder with the cards of its forms. */
export function FolderScreen() {
  return (
    <FolderPage renderMove={(move) => <MoveFormsHere {...move} />}>
      {(forms, onRescue) => <FormCards isOneFolder forms={forms} onRescue={onRescue} />}
    </FolderPage>
  );
}
