/** Views without an address: dialogs, drawers, menus, popovers, tabs and opened cards. */
import { fileURLToPath } from 'node:url';
import { looks } from './dashboardShots.mjs';
import { openAsOwner, settled } from './signedIn.mjs';

const BUILDER = ({ formId }) => `/forms/${formId}/build`;
const INBOX = ({ formId }) => `/forms/${formId}/responses`;
const DELIVERY = ({ formId }) => `/forms/${formId}/settings/webhooks`;

/** Presses the first button, tab or menu entry of a name, even inside a narrow screen's menu. */
const press =
  (name, role = 'button') =>
  ({ page }) =>
    page.getByRole(role, { name }).first().click();
const entry = (name) => press(name, 'menuitem');
const tab = (name) => press(name, 'tab');
const dialog = ({ page }) => page.getByRole('dialog').first().waitFor();

/** Shows the properties of what is selected; a narrow screen has them behind a button. */
async function showProperties({ page }) {
  const edit = page.getByRole('button', { name: 'Edit', exact: true });
  if (await edit.isVisible()) await edit.click();
  await page.locator('[data-properties]').first().waitFor();
}

const selectField = async (stage) => {
  await stage.page.getByRole('row', { name: /^What would you like/ }).click();
  await showProperties(stage);
};

const selectTwo = async (stage) => {
  const fields = stage.page.locator('[role=row][data-field]');
  await fields.nth(0).click();
  await fields.nth(1).click({ modifiers: ['Shift'] });
  await showProperties(stage);
};

/** Tabs of the builder's side panel that a phone has no button for are beside its fields. */
const OPENERS = { Fields: 'Add field', Logic: 'Add field' };
/** A tab of the builder's side panel: on a phone it is in a drawer. */
const design = ({ page }) => page.getByRole('link', { name: 'Design', exact: true }).click();
const panel =
  (name) =>
  async ({ page }) => {
    const inPlace = page.getByRole('tab', { name, exact: true });
    const opener = page.getByRole('button', { name: OPENERS[name] ?? name, exact: true });
    await inPlace.or(opener).first().waitFor();
    if (!(await inPlace.isVisible())) await opener.click();
    await inPlace.click();
  };

/** A narrow screen moves part of the builder's bar into its menu. */
const inBar =
  (name) =>
  async ({ page }) => {
    const more = page.getByRole('button', { name: 'More', exact: true });
    if (await more.isVisible()) {
      await more.click();
      await page.getByRole('menuitem', { name }).click();
    } else await page.getByRole('button', { name, exact: true }).click();
  };

/** Adds an answer to the link that is shared. */
async function addAnswer({ page }) {
  await page.getByLabel('Add a field to fill in').selectOption({ index: 1 });
  await page.getByRole('dialog').getByRole('textbox').first().fill('Ada');
  await page.getByRole('img', { name: 'QR code of the link' }).waitFor();
}

/** Publishes two more versions of the form, so that there is something to compare. */
async function publishVersions({ page }) {
  await page.evaluate(async () => {
    const path = `/api/forms/${location.pathname.split('/')[2]}`;
    const read = async () => (await fetch(path)).json();
    const isDone = (await read()).title === 'Order a birthday cake';
    const publish = async (change) => {
      const { definition, version } = await read();
      if (isDone) return;
      await fetch(`${path}/definition`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ definition: change(definition), version }),
      });
    };
    const reword = (item) => ({ ...item, label: `${item.label} and more`, required: true });
    const shorten = ({ items, ...page }) => ({ ...page, items: [reword(items[0]), ...items.slice(1, -1)] });
    await publish((form) => ({ ...form, title: 'Order a birthday cake', pages: form.pages.map(shorten) }));
    const styled = { primaryColor: '#b45309' };
    await publish((form) => ({ ...form, customStyles: { ...form.customStyles, ...styled } }));
  });
  await page.reload();
  await page.locator('[data-field]').first().waitFor();
}

const versions = [publishVersions, inBar('Version history'), dialog, press(/First version/)];

/** Questions of every kind that is read. */
export const PASTED =
  'Your name *\nE-mail (required)\nWhich cake would you like?\n- Black Forest\n- Cheesecake\n- Apple\nToppings (select all that apply)\n☐ Nuts\n☐ Cream\nDate of pick-up\nDo you have any allergies?\nAnything else?';
const pasteList = ({ page }) => page.getByLabel('Questions, one on each line').fill(PASTED);

async function openFirst({ page }) {
  await page.locator('[data-row]').first().waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Submission Details' }).getByText('@example.com').first().waitFor();
}

async function selectSome({ page }) {
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole('region', { name: 'Selection' }).waitFor();
}

/** Chooses a view of the inbox; a phone has them behind a button. */
async function chooseTable({ page }) {
  const table = page.getByRole('radio', { name: 'Table' });
  const more = page.getByRole('button', { name: 'More', exact: true });
  await table.or(more).first().waitFor({ state: 'attached' });
  if (await more.isVisible()) await more.click();
  await table.evaluate((radio) => radio.click());
  await page.keyboard.press('Escape');
}

/** Opens the newest submission: on a phone its row is what is pressed. */
const openSubmission = ({ page }) =>
  page
    .getByRole('button', { name: /^View submission/ })
    .first()
    .evaluate((button) => button.click());

const showList = ({ page }) => page.getByTitle('List', { exact: true }).click();
/** A form of another product. */
export const TYPEFORM = fileURLToPath(
  new URL('../../../dashboard/src/features/forms/imports/fixtures/typeform.json', import.meta.url),
);
/** Chooses a file of another product, whose preview says what becomes of each question. */
const chooseTypeform = async ({ page }) => {
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(TYPEFORM);
  await page.getByRole('list', { name: 'Questions' }).waitFor();
};
const CARD = 'Actions for Order a cake';
const DASHBOARD = () => '/dashboard?tab=forms';
const CLIENTS = () => '/dashboard?tab=clients';

/** Views by name: their address, and the presses that open them. */
export const OVERLAYS = {
  'dashboard-card-menu': [DASHBOARD, press(CARD)],
  'dashboard-list': [DASHBOARD, showList],
  'dashboard-list-selection': [DASHBOARD, showList, press('Select all', 'checkbox')],
  'dashboard-embed': [DASHBOARD, press(CARD), entry('Get Embed Code'), dialog],
  'dashboard-share-link': [DASHBOARD, press(CARD), entry('Get Embed Code'), dialog, tab('Link'), addAnswer],
  'dashboard-save-template': [DASHBOARD, press(CARD), entry('Save as template'), dialog],
  'dashboard-delete-form': [DASHBOARD, press(CARD), entry('Delete'), dialog],
  'dashboard-import': [DASHBOARD, press('Import form'), dialog],
  'dashboard-import-typeform': [DASHBOARD, press('Import form'), dialog, chooseTypeform],
  'dashboard-embed-problems': [DASHBOARD, press(CARD), entry('Get Embed Code'), dialog, tab('Problems')],
  'inbox-table': [INBOX, chooseTable, ({ page }) => page.locator('table').waitFor()],
  'folder-new': [() => '/dashboard?tab=folders', press('Create New Client Folder'), dialog],
  'folder-delete': [() => '/dashboard?tab=folders', press(/^Delete/), dialog],
  'client-new': [CLIENTS, press('Create client'), dialog],
  'client-invite': [CLIENTS, press('Invite'), dialog],
  'client-forms': [CLIENTS, press('Forms of grace@example.com')],
  'builder-try': [
    BUILDER,
    panel('Logic'),
    press('Try the form'),
    dialog,
    ({ page }) => page.locator('[data-try]').waitFor(),
  ],
  'builder-paste': [BUILDER, panel('Fields'), press('Paste questions'), dialog, pasteList],
  'builder-blocks': [BUILDER, panel('Fields'), press('Saved blocks'), dialog],
  'builder-outline': [
    BUILDER,
    panel('Fields'),
    ({ page }) => page.getByRole('tab', { name: 'Outline', exact: true }).click(),
    ({ page }) => page.getByRole('tree').waitFor(),
  ],
  'builder-ways': [
    BUILDER,
    panel('Fields'),
    ({ page }) => page.getByRole('tab', { name: 'Outline', exact: true }).click(),
    press('Way map'),
    dialog,
  ],
  'builder-logic': [BUILDER, panel('Logic')],
  'builder-field': [BUILDER, selectField],
  'builder-rule': [BUILDER, selectField, press(/^(Add condition)$/), press('Edit as a formula')],
  'builder-save-block': [BUILDER, selectTwo, press('Save as block'), dialog],
  'builder-style': [BUILDER, design],
  'builder-style-group': [BUILDER, design, press(/^Title and logo/)],
  'builder-style-colours': [BUILDER, design, press(/^Button/)],
  'builder-versions': [
    BUILDER,
    ...versions.slice(0, 3),
    ({ page }) => page.getByText('First version').waitFor(),
  ],
  'builder-versions-form': [
    BUILDER,
    ...versions,
    ({ page }) => page.getByRole('group', { name: 'Form' }).waitFor(),
  ],
  'builder-versions-compare': [
    BUILDER,
    ...versions,
    ({ page }) => page.getByText('Compare', { exact: true }).click(),
    ({ page }) => page.locator('table').waitFor(),
  ],
  'builder-versions-restore': [
    BUILDER,
    ...versions,
    press('Restore'),
    ({ page }) => page.getByText('What changes for visitors').waitFor(),
  ],
  'builder-settings': [BUILDER, panel('Form')],
  'builder-preview': [BUILDER, ({ page }) => page.getByText('Preview', { exact: true }).click()],
  'builder-checks': [BUILDER, press(/^Before you publish/)],
  'builder-keys': [BUILDER, inBar('Keyboard shortcuts'), dialog],
  'inbox-detail': [INBOX, openFirst],
  'inbox-selection': [INBOX, selectSome],
  'inbox-filters': [INBOX, press(/^Filters/)],
  'inbox-columns': [INBOX, chooseTable, press('Columns')],
  'inbox-views-dialog': [INBOX, press('Save or remove views'), dialog],
  'inbox-status': [INBOX, openSubmission, press(/^Status:/), dialog],
  'inbox-statuses': [INBOX, openSubmission, press(/^Status:/), press('Edit statuses'), dialog],
  'inbox-reply': [INBOX, openSubmission, press('Reply')],
  'inbox-export': [INBOX, press('Export All')],
  'inbox-export-dialog': [INBOX, press('Export All'), entry(/^More options/), dialog],
  'inbox-keys': [INBOX, ({ page }) => page.keyboard.press('?'), dialog],
  'inbox-tag': [INBOX, selectSome, press('Tags'), dialog],
  'inbox-delete': [() => '/submissions', selectSome, press(/^Delete Selected/), dialog],
  'delivery-webhook': [DELIVERY],
  'delivery-webhook-delete': [DELIVERY, press('Delete', 'button'), dialog],
  'trash-selection': [() => '/trash', press(/^Select/, 'checkbox')],
  'set-up-audience': [() => '/set-up?step=audience'],
  'set-up-brand': [() => '/set-up?step=brand'],
  'set-up-mail': [() => '/set-up?step=mail'],
  'trash-delete': [() => '/trash', press(/^Delete Forever/), dialog],
  'settings-authenticator': [() => '/settings/security', press('Set up app'), dialog],
  'settings-codes': [() => '/settings/security', press('Add passkey'), dialog],
  'admin-form-limit': [() => '/admin/user-approvals', press(/^Edit form limit of/), dialog],
  'admin-role': [() => '/admin/user-approvals', press(/^Change role of/), dialog],
  'admin-revoke': [() => '/admin/user-approvals', press(/^Revoke/), dialog],
  'admin-mail': [() => '/admin/overview', press(/^View (.*@|\{to\})/), dialog],
  'shell-search': [
    DASHBOARD,
    async ({ page }) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Search or jump to' }).fill('or');
      await page.getByRole('option', { name: /^All answers/ }).waitFor();
    },
  ],
  'shell-collapsed': [DASHBOARD, press(/^(Collapse sidebar|Menu)$/)],
};

export async function openOverlay(stage, [address, ...steps]) {
  await openAsOwner(stage, address, 'little');
  for (const step of steps) await step(stage);
  await settled(stage.page);
}

export const OVERLAY_SHOTS = looks('overlays', OVERLAYS, openOverlay).map((shot) => ({
  ...shot,
  isWindow: true,
}));
