import type { FormDefinition, Item } from '../../definition/formDefinition.ts';
import { partsOf } from '../partsOf.ts';
import type { FormPartKind } from './formChange.ts';

/** A part of a form with its place. */
export interface ComparedPart {
  id: string;
  kind: Exclude<FormPartKind, 'form' | 'option'>;
  /** What its owner calls it; its number where it has no name. */
  name: string;
  /** Id of the page or group that holds it, or the list of the form that it is in. */
  parent: string;
  /** Title of its page. */
  place: string;
  /** Its own settings, without id, type and items. */
  settings: Readonly<Record<string, unknown>>;
  /** Null for a part that is no item of a page. */
  type: Item['type'] | null;
}

/** Names of parts that have none of their own. */
const NUMBERED = { page: 'Page', ending: 'Ending', value: 'Value', quota: 'Quota' } as const;

type ListName = 'pages' | 'values' | 'endings' | 'quotas';
const KIND_OF_LIST = { pages: 'page', values: 'value', endings: 'ending', quotas: 'quota' } as const;

/** Lists all parts of a form in reading order, as they are compared. */
export function listComparedParts(form: FormDefinition): ComparedPart[] {
  return partsOf(form).map(({ part, path }) => {
    const [list, number] = path as [ListName, number];
    const page = list === 'pages' ? form.pages[number] : undefined;
    const {
      id,
      type = null,
      items: _items,
      ...settings
    } = part as typeof part & { type?: Item['type']; items?: unknown };
    const isItem = path.length > 2;
    const kind = !isItem
      ? KIND_OF_LIST[list]
      : type === 'section' || type === 'repeat'
        ? type
        : ('field' as const);
    const group = path.length > 4 ? page?.items[path[3] as number] : undefined;
    const own = ('label' in part ? part.label : 'name' in part ? part.name : part.title).trim();
    const header = 'text' in part && type === 'header' ? part.text.trim() : '';
    return {
      id,
      kind,
      name: header || own || (isItem ? id : `${NUMBERED[KIND_OF_LIST[list]]} ${number + 1}`),
      parent: isItem ? (group?.id ?? page?.id ?? '') : list,
      place: isItem ? (page?.title.trim() ?? '') : '',
      settings,
      type,
    };
  });
}
