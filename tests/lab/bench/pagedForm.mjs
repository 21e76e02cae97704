import { fieldsOf } from '../../../sdk/src/model/index.ts';
import { when } from '../../../sdk/src/model/testing/when.ts';
import { SAME_FORM } from './staticPage.mjs';

const PAGES = 4;

/** Five rules of each page, by the field that has them. */
const rulesOf = (page) => ({
  phone: { showIf: when(`answered({name${page}})`) },
  company: { showIf: when(`answered({email${page}})`) },
  subject: { requiredIf: when(`length({name${page}}) > 2`) },
  agree: { showIf: when(`{kind${page}} = "Question"`) },
  message: { requiredIf: when(`{how${page}} = "Mail"`) },
});

/** The ten fields of the static page four times: 40 fields on 4 pages with 20 rules. */
export function pagedForm() {
  const fields = fieldsOf(SAME_FORM);
  const pages = Array.from({ length: PAGES }, (_, page) => ({
    id: `part${page}`,
    title: `Part ${page + 1}`,
    description: '',
    nextLabel: '',
    items: fields.map((field) => ({ ...field, ...rulesOf(page)[field.id], id: `${field.id}${page}` })),
  }));
  return { ...SAME_FORM, pages };
}
