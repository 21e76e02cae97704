/** The page on which a sender follows the status of a submission: in looks, widths and languages (SUBM-088). */
import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { applyPreset } from '../../../dashboard/src/domain/looks/applyPreset.ts';
import { PRESETS } from '../../../dashboard/src/domain/looks/presets.ts';

const MESSAGES = ['We bake it on Thursday.', 'Your cake is ready.\nPlease bring a box.'];

/** Submits a form whose senders follow its status, and opens the page from the receipt. */
const openStatus = ({ look, language, isAnswered = true } = {}) =>
  async function open({ page, platform }) {
    const styles = PRESETS.find(({ id }) => id === look)?.styles ?? {};
    const name = { ...createField('text'), id: 'name', label: 'Your name', required: true };
    const definition = applyPreset(withFields(createEmptyDefinition('Order a cake'), [name]), { styles });
    const { id } = await platform.call('POST', '/api/forms', { definition });
    await platform.call('PATCH', `/api/forms/${id}/publishing`, {
      showsStatus: true,
      ...(language && { language }),
    });
    await page.goto(`${platform.url}/embed/${id}`);
    await page.locator('#form-root[data-ready]').waitFor();
    await page.locator('[name="answers.name"]').fill('Ada Lovelace');
    await page.locator('.form-embed-button').click();
    const address = await page.getByRole('link', { name: /./ }).first().getAttribute('href');
    const { submissions } = await platform.call('GET', `/api/submissions?formId=${id}`);
    if (isAnswered) {
      const ids = submissions.map((submission) => submission.id);
      await platform.call('POST', '/api/submissions/status', { ids, status: 'in_progress' });
      for (const text of MESSAGES)
        await platform.call('POST', `/api/submissions/${ids[0]}/comments`, { text, audience: 'public' });
    }
    await page.goto(new URL(address, platform.url).href);
    await page.locator('.status').waitFor();
  };

const group = 'status-page';
const WIDTHS = [375, 768, 1440];

export const STATUS_SHOTS = [
  ...WIDTHS.map((width) => ({ group, name: 'answered', width, open: openStatus() })),
  { group, name: 'new', width: 375, open: openStatus({ isAnswered: false }) },
  ...['midnight', 'letter', 'harbour'].map((look) => ({
    group,
    name: look,
    width: 768,
    open: openStatus({ look }),
  })),
  ...['ar', 'de'].map((language) => ({ group, name: language, width: 375, open: openStatus({ language }) })),
];
