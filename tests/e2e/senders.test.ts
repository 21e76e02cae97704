import { expect, test } from 'vitest';
import { createForm, submit } from './dashboardSupport.ts';
import { openBrowser } from './people.ts';
import { platform } from './platform.ts';
import { expectAccessible, theOwner } from './support.ts';

const { url } = platform;
const { visitAsOwner } = openBrowser();

/** A form whose senders follow the status, with a submission, open in the inbox. */
async function openInbox(title: string) {
  const owner = await theOwner();
  const form = await createForm(owner, title);
  const shown = await owner.patch(`/api/forms/${form.id}/publishing`, { showsStatus: true });
  expect(shown.status).toBe(200);
  const sent = await submit(owner, form);
  expect(sent.status).toBe(201);
  const { submissionId, status } = sent.body as { submissionId: string; status: { url: string } };
  const page = await visitAsOwner();
  await page.goto(`${url}/submissions/${form.id}?submission=${submissionId}`);
  return { owner, page, submissionId, statusPath: new URL(status.url).pathname };
}

test('SUBM-090 a comment for the sender says who will read it, and is on the page of the status', async () => {
  const { page, statusPath } = await openInbox('Cakes for senders');
  const comments = page.getByRole('region', { name: 'Comments' });
  await comments.getByText('Team and sender').click();
  await comments.getByText('The sender can read this on the page of their status.').waitFor();
  await comments.getByLabel('New comment').fill('Your cake is ready');
  await comments.getByRole('button', { name: 'Send' }).click();
  await comments.getByText('The sender can read this', { exact: true }).waitFor();
  await expectAccessible(page, 'comment for the sender');
  await page.goto(url + statusPath);
  await page.getByRole('heading', { name: 'Messages' }).waitFor();
  await page.getByText('Your cake is ready').waitFor();
  await expectAccessible(page, 'page of the status');
});

test('SUBM-083 a card of the board is moved by keyboard, and by dragging it to another column', async () => {
  const { owner, page, submissionId } = await openInbox('Cakes on a board');
  await page.getByRole('region', { name: 'Submission Details' }).waitFor();
  await page.keyboard.press('Escape');
  await page
    .locator('label')
    .filter({ has: page.getByText('Board', { exact: true }) })
    .click();
  const column = (name: string) => page.getByRole('region', { name, exact: true });
  const cardIn = (name: string) => column(name).getByRole('button', { name: /^View submission/ });
  const stateOf = async () => (await owner.get(`/api/submissions/${submissionId}`)).body.submission.state;
  await cardIn('Open').focus();
  await page.keyboard.press('Alt+ArrowRight');
  await cardIn('In progress').waitFor();
  await expect.poll(stateOf).toBe('in_progress');
  await expect
    .poll(() => cardIn('In progress').evaluate((card) => card === document.activeElement))
    .toBe(true);

  const target = await column('Done').boundingBox();
  if (!target) throw new Error('There is no column to drag to');
  await cardIn('In progress').hover();
  await page.mouse.down();
  const [x, y] = [target.x + target.width / 2, target.y + 80];
  await page.mouse.move(x, y, { steps: 10 });
  let nudge = 0;
  const isOver = async () => {
    await page.mouse.move(x + (++nudge % 2), y);
    return page.locator('[data-gap]:not([hidden])').count();
  };
  await expect.poll(isOver).toBeGreaterThan(0);
  await page.mouse.up();
  await cardIn('Done').waitFor();
  await expect.poll(stateOf).toBe('done');
});
