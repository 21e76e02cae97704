import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { useTestApi } from '../../../../../tests/support/api/testApi.ts';
import { formPublishingSchema, type FormPublishingSettings } from '../../../platform/contract/index.ts';
import type { PublishedForm } from '../publishedForm.ts';
import { contentKey, formContent } from './formContent.ts';

const api = useTestApi();

/** A second value of every setting. */
const OTHER: { [Name in keyof FormPublishingSettings]: FormPublishingSettings[Name] } = {
  allowedWebsites: ['https://shop.example'],
  frameOnly: true,
  opensAt: '2099-01-01T00:00:00.000Z',
  opensText: 'Soon',
  closesAt: '2020-01-01T00:00:00.000Z',
  closedText: 'See you next year',
  maxSubmissions: 1,
  onePerBrowser: true,
  uniqueField: 'name',
  hasPassword: true,
  requiresSignIn: true,
  signInField: 'name',
  showsStatus: true,
  signsReceipts: true,
  allowsEdits: true,
  allowsWithdrawal: true,
  editDays: 3,
  editsEndAt: '2020-01-01T00:00:00.000Z',
  editsEndWith: 'done',
  keepsUnfinished: true,
  unfinishedDays: 7,
  language: 'de',
  prefillable: ['name'],
  hiddenFields: ['name'],
  lockedFields: ['name'],
  hostMayReadAnswers: true,
  invitations: 'also',
  spamLevel: 'strict',
  socialTitle: 'Write to us',
  socialDescription: 'We answer within a day',
  socialPictureUrl: null,
};
/** Settings that no page shows: they decide whether and where it is served, or need another beside them. */
const SHOWS_NOTHING: ReadonlySet<string> = new Set([
  'frameOnly',
  'opensText',
  'closedText',
  'maxSubmissions',
  'uniqueField',
  // Its change is tested with password/.
  'hasPassword',
  // It is refused here, without a provider; what it does is tested with sign-in/.
  'requiresSignIn',
  'signInField',
  'hiddenFields',
  'lockedFields',
  'showsStatus',
  'signsReceipts',
  // Receipts alone have their links.
  'allowsEdits',
  'allowsWithdrawal',
  'editDays',
  'editsEndAt',
  'editsEndWith',
  'unfinishedDays',
  'spamLevel',
  // Its upload is tested with social-cards/.
  'socialPictureUrl',
]);

test('FSET-013 a change of any publishing setting that shows reaches pages kept in memory', async () => {
  const owner = await api.signedIn();
  const fields = [{ ...createField('text'), id: 'name' }];
  const form = await api.buildForm(owner, withFields(createEmptyDefinition('Contact'), fields));
  const read = async () => {
    const published = (await api.deps.published.find(form.id)) as PublishedForm;
    return { published, key: contentKey(formContent(published, api.deps, 'en')) };
  };
  expect(Object.keys(OTHER)).toEqual(Object.keys(formPublishingSchema.shape));
  const {
    socialPictureUrl: _uploaded,
    hasPassword: _own,
    ...initial
  } = (await owner.get(`/api/forms/${form.id}/publishing`)).body;
  const before = (await read()).key;
  for (const [name, value] of Object.entries(OTHER)) {
    await owner.patch(`/api/forms/${form.id}/publishing`, { [name]: value });
    expect([name, (await read()).key !== before]).toEqual([name, !SHOWS_NOTHING.has(name)]);
    await owner.patch(`/api/forms/${form.id}/publishing`, initial);
    expect((await read()).key).toBe(before);
  }
});

test('a property that is added to the public form is part of the key', async () => {
  const owner = await api.signedIn();
  const { id } = await api.buildForm(owner, createEmptyDefinition('Contact'));
  const published = (await api.deps.published.find(id)) as PublishedForm;
  const content = formContent(published, api.deps, 'en');
  const keys = [content.form, { ...content.form, madeUp: 1 }, { ...content.form, madeUp: 2 }].map((form) =>
    contentKey({ ...content, form }),
  );
  expect(new Set(keys).size).toBe(3);
});
