import { FolderPage } from '../../features/folders/components/FolderPage.tsx';
import { FormCards } from '../../features/forms/components/FormCards.tsx';

/** /folder/{folderId}: a folder with the cards of its forms. */
export function FolderScreen() {
  return <FolderPage>{(forms, onRescue) => <FormCards forms={forms} onRescue={onRescue} />}</FolderPage>;
}
