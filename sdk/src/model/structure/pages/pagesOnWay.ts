import type { FormDefinition, Page } from '../../formDefinition.ts';
import type { Settled } from '../../logic/settle.ts';
import { pagesOf } from './pagesOf.ts';
import type { ShownPage } from './questionPages.ts';

/** Returns the pages of a visitor's way. */
export const pagesOnWay = (
  form: Pick<FormDefinition, 'pages'>,
  { way }: Pick<Settled, 'way'>,
): readonly Page[] => pagesOf(form).filter(({ id }) => way.includes(id));

/** Whether an id leads to a page: its own, or that of something in a question. */
export const leadsTo = ({ id, ids }: ShownPage, at: string | null | undefined): boolean =>
  id === at || (ids?.includes(at!) ?? false);
