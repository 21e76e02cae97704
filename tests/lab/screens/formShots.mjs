/** The public form in each theme, width, language and state (issue 5). */
import {
  createEmptyDefinition,
  createField,
  FIELD_TYPE_ORDER,
  LANGUAGES,
  withFields,
} from '@inlay/sdk/model';
import { applyPreset } from '../../../dashboard/src/domain/looks/applyPreset.ts';
import { PRESETS } from '../../../dashboard/src/domain/looks/presets.ts';

const WIDTHS = [320, 375, 768, 1440];

/** Every field type; each is required that can be. */
function everyField(styles = {}) {
  const fields = FIELD_TYPE_ORDER.map((type) => ({
    ...createField(type),
    id: type,
    required: type !== 'header',
    ...(type === 'text' && { maxLength: 80 }),
  }));
  const definition = withFields(
    {
      ...createEmptyDefinition('Order a cake'),
      description: 'Tell us what you would like. We answer within a day.',
    },
    fields,
  );
  return applyPreset(definition, { styles });
}

const shortForm = () =>
  withFields(createEmptyDefinition('Order a cake'), [
    { ...createField('text'), id: 'name', label: 'Your name', required: true },
  ]);

/** Opens a new form, so that no limit counts one shot for another. */
async function openForm({ page, platform }, definition, publishing) {
  const { id } = await platform.call('POST', '/api/forms', { definition });
  if (publishing) await platform.call('PATCH', `/api/forms/${id}/publishing`, publishing);
  await page.goto(`${platform.url}/embed/${id}`);
  return id;
}

const hydrated = (page) => page.locator('#form-root[data-ready]').waitFor();

/** Submits it empty, so that every message appears. */
async function openErrors(stage, definition, publishing) {
  await openForm(stage, definition, publishing);
  await hydrated(stage.page);
  await stage.page.locator('.form-embed-button').click();
  await stage.page.locator('.form-embed-summary').waitFor();
}

const STATES = {
  empty: (stage) => openForm(stage, everyField()),
  errors: (stage) => openErrors(stage, everyField()),
  async sent(stage) {
    await openForm(stage, shortForm());
    await hydrated(stage.page);
    await stage.page.getByLabel('Your name').fill('Ada');
    await stage.page.locator('.form-embed-button').click();
    await stage.page.locator('.form-embed-receipt').waitFor();
  },
  closed: (stage) => openForm(stage, shortForm(), { closesAt: '2026-01-01T00:00:00.000Z' }),
  async disabled(stage) {
    const { id } = await stage.platform.call('POST', '/api/forms', { definition: shortForm() });
    await stage.platform.call('PATCH', `/api/forms/${id}`, { active: false });
    await stage.page.goto(`${stage.platform.url}/embed/${id}`);
  },
  async unavailable({ page, platform }) {
    await page.goto(`${platform.url}/embed/00000000-0000-7000-8000-000000000000`);
  },
};

const themes = [{ id: 'default', styles: {} }, ...PRESETS].flatMap(({ id, styles }) =>
  WIDTHS.map((width) => ({
    group: 'form-themes',
    name: id,
    width,
    open: (stage) => openForm(stage, everyField(styles)),
  })),
);

const languages = LANGUAGES.flatMap((language) =>
  [320, 768].map((width) => ({
    group: 'form-languages',
    name: language,
    width,
    open: (stage) => openErrors(stage, everyField(), { language }),
  })),
);

const states = Object.entries(STATES).flatMap(([name, open]) =>
  WIDTHS.map((width) => ({ group: 'form-states', name, width, open })),
);

export const FORM_SHOTS = [...states, ...themes, ...languages];
