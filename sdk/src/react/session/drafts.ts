// Code that keeps drafts; loaded after the first touch.
export { removeDraft, takeDraft } from '../../client/drafts.ts';
export { typesIn } from '../../model/structure/typesIn.ts';
export { ownValues } from './ownValues.ts';
export { keepDraft } from './keepDraft.ts';
