import { beforeAll, describe, expect, test } from 'vitest';
import { createEmptyDefinition, createField, withFields, type FormDefinition } from '@inlay/sdk/model';
import { storedAnswers } from '../../../../../tests/support/api/plainPosts.ts';
import { PlainVisitor } from '../../../../../tests/support/api/plainVisitor.ts';
import { useTestApi, type TestPerson } from '../../../../../tests/support/api/testApi.ts';

const api = useTestApi();
let owner: TestPerson;
beforeAll(async () => {
  owner = await api.signedIn();
});

/** A form in German, French and Arabic; its Arabic lacks the words of an option. */
const definition = (): FormDefinition => ({
  ...withFields(createEmptyDefinition('Anmeldung zum Sommerfest'), [
    { ...createField('text'), id: 'name', label: 'Ihr Name', required: true },
    {
      ...createField('radio'),
      id: 'meal',
      label: 'Ihr Essen',
      options: [
        { value: 'fish', label: 'Fisch' },
        { value: 'rice', label: 'Reis' },
      ],
    },
  ]),
  languages: ['fr', 'ar'],
  translations: {
    fr: {
      title: 'Inscription à la fête',
      'name.label': 'Votre nom',
      'meal.label': 'Votre repas',
      'meal.option.fish': 'Poisson',
      'meal.option.rice': 'Riz',
    },
    ar: {
      title: 'التسجيل في الحفل',
      'name.label': 'اسمك',
      'meal.label': 'وجبتك',
      'meal.option.fish': 'سمك',
    },
  },
});

const read = async (path: string, accepts = 'pl') => {
  const headers = { 'accept-language': accepts };
  const { text, headers: got, body } = await api.visitor().send('GET', path, { headers });
  // The links to other languages are in these.
  return { text: text.replace(/<nav.*?<\/nav>/s, ''), body, vary: got.get('vary') ?? '' };
};

describe('the language of a page', () => {
  test('LANG-003 LANG-004 the address, else the browser, else the form decides, for all words of a page', async () => {
    const { id } = await api.buildForm(owner, definition());
    for (const path of [`/embed/${id}`, `/embed/${id}/form.js`, `/embed/${id}/include`]) {
      const french = await read(`${path}?lang=fr`, 'ar');
      expect(french.text).toContain('Votre repas');
      expect(french.text).toContain('Poisson');
      expect(french.text).toContain('Envoyer');
      expect(french.text).not.toMatch(/Ihr Essen|Fisch|Sommerfest|\p{Script=Arabic}{3}/u);
      expect(french.vary).not.toContain('Accept-Language');

      const arabic = await read(path, 'pl, ar-EG;q=0.8, fr;q=0.5');
      expect(arabic.text).toContain('وجبتك');
      expect(arabic.text).not.toMatch(/Ihr Essen|Fisch\b|Votre/);
      // The only text without a translation.
      expect(arabic.text).toContain('Reis');
      expect(arabic.vary).toContain('Accept-Language');

      for (const other of [
        await read(path, 'pl'),
        await read(`${path}?lang=pl`, 'de'),
        await read(`${path}?lang=`),
      ]) {
        expect(other.text).toContain('Ihr Essen');
        expect(other.text).toContain('Absenden');
        expect(other.text).not.toMatch(/Votre|وجبتك/);
      }
    }
    expect((await read(`/embed/${id}?lang=ar`)).text).toContain('<html lang="ar" dir="rtl">');
    const { body } = await read(`/api/public/forms/${id}`, 'fr');
    expect(body).toMatchObject({ language: 'fr', languages: ['de', 'fr', 'ar'] });
    expect(JSON.stringify(body)).not.toMatch(/translations|Ihr Essen|وجبتك/);
  });

  test('LANG-005 a plain post stays in its language, and stores what all languages store', async () => {
    const form = await api.buildForm(owner, definition());
    const visitor = new PlainVisitor(api, form.id);
    await visitor.open('?lang=fr');
    visitor.fill('answers.meal', 'fish');
    await visitor.press();
    expect(visitor.html).toContain('Champ obligatoire : Votre nom');
    expect(visitor.html).toContain('<html lang="fr"');
    expect(visitor.html).not.toContain('Ihr Name');
    visitor.fill('answers.name', 'Ada');
    await visitor.press();
    expect(visitor.html).toContain('<html lang="fr"');
    expect(await storedAnswers(api, form.id)).toEqual([{ submission_data: { name: 'Ada', meal: 'fish' } }]);
  });

  test('LANG-004 what is wrong with a script’s answers is said in the language of its page', async () => {
    const form = await api.buildForm(owner, definition());
    const sent = {
      revisionId: form.revisionId,
      idempotencyKey: crypto.randomUUID(),
      answers: { meal: 'fish' },
    };
    const refused = await api.visitor().send('POST', `/api/public/forms/${form.id}/submissions`, {
      headers: { 'accept-language': 'fr', 'content-type': 'application/json' },
      body: JSON.stringify(sent),
    });
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.body)).toContain('Votre nom');
  });
});
