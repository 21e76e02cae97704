/** A form of every kind of part, each with rules, whose own texts are digits: what else is read in the builder is ours. */
import { createEmptyDefinition, createField, FIELD_TYPE_ORDER, roleOf, typeOfAnswer } from '@inlay/sdk/model';
import { settled, signInOwner } from './signedIn.mjs';

/** The texts of a field, by what may be typed into it. */
const OWN_TEXTS = ['label', 'content', 'text', 'placeholder', 'help', 'alt'];

const inside = (id) => ({ ...createField('text'), id, label: '1' });
const FIRST = inside('a0');

/** Returns one field of each type. Each is shown once the question before it has an answer. */
function fieldsOfAllTypes() {
  let before = FIRST.id;
  return FIELD_TYPE_ORDER.map((type, at) => {
    const made = createField(type);
    const field = { ...made, id: `f${at}` };
    for (const key of OWN_TEXTS) if (typeof made[key] === 'string') field[key] = `${at + 1}`;
    for (const key of ['options', 'rows', 'columns'])
      if (Array.isArray(made[key])) field[key] = made[key].map((one, n) => ({ ...one, label: `${n + 1}` }));
    field.showIf = { op: 'answered', of: [{ field: before }] };
    if (roleOf(field) === 'question') {
      field.checks = [{ must: { op: 'answered', of: [{ field: before }] }, message: '0' }];
      if (typeOfAnswer(field)) before = field.id;
    }
    return field;
  });
}

function everything() {
  const empty = createEmptyDefinition('1');
  const [first] = empty.pages;
  const answered = { op: 'answered', of: [{ field: FIRST.id }] };
  const section = {
    id: 's1',
    type: 'section',
    label: '1',
    help: '',
    showIf: answered,
    items: [inside('a1')],
  };
  const repeat = {
    ...section,
    id: 'r1',
    type: 'repeat',
    min: 1,
    max: 3,
    addLabel: '',
    rowLabel: '',
    items: [inside('a2')],
  };
  const next = [{ if: answered, goTo: 'e1' }];
  return {
    ...empty,
    pages: [
      { ...first, title: '1', items: [FIRST, ...fieldsOfAllTypes()], next },
      { ...first, id: 'p2', title: '', showIf: answered, items: [section, repeat] },
    ],
    endings: [
      { id: 'e2', kind: 'turned_away', title: '', text: '', redirectUrl: null, showIf: answered },
      ...empty.endings,
    ],
    values: [
      {
        id: 'v1',
        name: '1',
        is: { op: 'count', of: [{ field: FIRST.id }] },
        show: 'inbox',
        format: 'number',
      },
    ],
  };
}

/** Opens that form in the builder. */
export async function openEverything(stage) {
  const { page, platform } = stage;
  await signInOwner(stage, 'little');
  const { id } = await platform.call('POST', '/api/forms', { definition: everything() });
  await page.goto(`${platform.url}/forms/${id}/build`);
  await settled(page);
}

/** Selects each part in turn, and calls `read` with its properties in view. @returns what it returned, by part. */
export async function readEachPart(page, read) {
  const parts = page.locator('[role="row"]:is([data-field], [data-part])');
  const found = [];
  for (const part of await parts.all()) {
    const name = await part.evaluate(({ dataset }) => dataset.field ?? dataset.part);
    await part.evaluate((row) => row.scrollIntoView({ block: 'center' }));
    await part.click({ position: { x: 4, y: 4 } });
    await page.locator('[data-properties], [data-rules]').first().waitFor();
    await settled(page);
    found.push([name, await read(page)]);
  }
  return found;
}
