import { describe, expect, test } from 'vitest';
import { fieldsOfProposals, optionsOf, readProposals, titleOfProposals } from './readFields.ts';

/** What a text becomes, a line a field: type, label, `*` if required, options. */
const read = (pasted: string, isUntitled = false): string[] =>
  readProposals(pasted, { isUntitled }).map((proposal) => {
    const options = optionsOf(proposal);
    const list = options.length > 0 ? ` [${options.join(', ')}]` : '';
    return `${proposal.type} ${proposal.label}${proposal.required ? '*' : ''}${list}`;
  });

describe('BUILD-100 what other programs write', () => {
  test('the first line that calls the form by its name is its title, where it has none', () => {
    const list = 'Contact form\nYour name *\nEmail *\nMessage';
    expect(read(list, true)).toEqual([
      'title Contact form',
      'text Your name*',
      'email Email*',
      'textarea Message',
    ]);
    expect(read(list)[0]).toBe('header Contact form');
    expect(titleOfProposals(readProposals(list, { isUntitled: true }))).toBe('Contact form');
    expect(fieldsOfProposals(readProposals(list, { isUntitled: true }))).toHaveLength(3);
    for (const title of [
      '# Party',
      'Anmeldung zum Sommerfest',
      'Formulaire de contact',
      'お問い合わせフォーム',
    ])
      expect(read(`${title}\nEmail\nTelefon`, true)[0]).toMatch(/^title /);
    // What asks is no title, nor is a label that happens to have such a word.
    for (const label of ['Registration number *', 'Application date', 'Which survey?', 'Name'])
      expect(read(`${label}\nEmail`, true)[0]).not.toMatch(/^title /);
  });

  test('Markdown: headings, boxes, emphasis, links, tables, remarks and rows of signs', () => {
    expect(
      read(
        'Party\n=====\n\nPlease **answer** by Friday, so that we can plan.\n\n## You\n- **Name** \\*\n- [Email](mailto:a@b.c)\n> We never share it.\n\n---\n\n### Food\nToppings\n- [ ] Nuts\n- [x] Cream\n',
        true,
      ),
    ).toEqual([
      'title Party',
      'paragraph Please answer by Friday, so that we can plan.',
      'header You',
      'text Name*',
      'email Email',
      'header Food',
      'checkbox Toppings [Nuts, Cream]',
    ]);
    expect(
      read('| Question | Type | Options |\n|---|:-:|---|\n| Size * | dropdown | S; M |\n| Why |paragraph| |'),
    ).toEqual(['select Size* [S, M]', 'textarea Why']);
    const [, question] = readProposals('Hello all\nEmail\n> We never share it.');
    expect(fieldsOfProposals([question!])).toMatchObject([{ label: 'Email', help: 'We never share it.' }]);
  });

  test('numbers within a line, with brackets and dots, circled, and in Arabic digits', () => {
    expect(read('1) Name 2) Email 3) Which size? S / M')).toEqual([
      'text Name',
      'email Email',
      'radio Which size? [S, M]',
    ]);
    expect(read('Which day? 1. Monday 2. Friday')).toEqual(['radio Which day? [Monday, Friday]']);
    expect(read('① お名前\n② メールアドレス')).toEqual(['text お名前', 'email メールアドレス']);
    expect(read('١. الاسم\n٢. البريد الإلكتروني')).toEqual(['text الاسم', 'email البريد الإلكتروني']);
    expect(read('Frage 1: Name\nFrage 2: E-Mail')).toEqual(['text Name', 'email E-Mail']);
    expect(read('Room 2. floor, 3. door')).toEqual(['text Room 2. floor, 3. door']);
  });

  test('options apart by slashes, in the line of the question and below it', () => {
    expect(
      read('T-shirt size\nS / M / L / XL\nHow do you get it?\nPick-up / Delivery\nMeal – meat / fish'),
    ).toEqual([
      'radio T-shirt size [S, M, L, XL]',
      'radio How do you get it? [Pick-up, Delivery]',
      'radio Meal [meat, fish]',
    ]);
    expect(read('Size: small / medium / large\nHell oder dunkel? hell / dunkel\nRaucher? Ja / Nein')).toEqual(
      [
        'radio Size [small, medium, large]',
        'radio Hell oder dunkel? [hell, dunkel]',
        'yes_no Raucher? [Ja, Nein]',
      ],
    );
    // How to answer is no list of answers.
    expect(read('Date (DD/MM/YYYY)\nAddress (street, city)\nState / Province')).toEqual([
      'date Date (DD/MM/YYYY)',
      'address Address (street, city)',
      'text State / Province',
    ]);
  });

  test('stars and words for required and optional, in all languages of forms', () => {
    expect(
      read(
        'Name (Pflichtfeld)\nNom (obligatoire)\nNombre (obligatorio)\nNome (obrigatório)\nCognome (obbligatorio)\nNaam (verplicht)\nお名前（必須）\nالاسم (مطلوب)\nEmail* (required):',
      ),
    ).toEqual([
      'text Name*',
      'text Nom*',
      'text Nombre*',
      'text Nome*',
      'text Cognome*',
      'text Naam*',
      'text お名前*',
      'text الاسم*',
      'email Email*',
    ]);
    expect(
      read(
        'Telefon (freiwillig)\nTéléphone (facultatif)\nTeléfono (opcional)\nTelefono (facoltativo)\n電話番号（任意）\nالهاتف (اختياري)',
      ),
    ).toEqual([
      'phone Telefon',
      'phone Téléphone',
      'phone Teléfono',
      'phone Telefono',
      'phone 電話番号',
      'phone الهاتف',
    ]);
    expect(read('Extras (Mehrfachauswahl)\n- Nuts\n- Cream')).toEqual(['checkbox Extras [Nuts, Cream]']);
  });

  test('sentences are words to visitors, and those that ask are questions', () => {
    expect(
      read(
        'Bitte füllen Sie alles aus, damit wir planen können.\nName\nPlease describe the damage.\nI agree to the terms.\n私たちは二営業日以内に必ずご返信いたします。',
      ),
    ).toEqual([
      'paragraph Bitte füllen Sie alles aus, damit wir planen können.',
      'text Name',
      'textarea Please describe the damage.',
      'consent I agree to the terms.',
      'paragraph 私たちは二営業日以内に必ずご返信いたします。',
    ]);
    const [made] = fieldsOfProposals(readProposals('I agree to the terms.'));
    // No words that the owner did not write.
    expect(made).toMatchObject({ type: 'consent', label: 'I agree to the terms.', content: '' });
  });

  test('a spreadsheet: cells with line breaks, one row, a sheet of answers, rows of a form', () => {
    expect(
      read(
        'Question\tType\tRequired\tOptions\nSize\tdropdown\tyes\t"Small\nMedium ""M""\nLarge"\nName\ttext\tno',
      ),
    ).toEqual(['select Size* [Small, Medium "M", Large]', 'text Name']);
    expect(read('Name\tEmail\tMessage')).toEqual(['text Name', 'email Email', 'textarea Message']);
    expect(
      read(
        'Zeitstempel\tName\tE-Mail\n1.5.2026 10:00\tAda\tada@example.com\n2.5.2026 11:00\tBob\tbob@example.com',
      ),
    ).toEqual(['text Name', 'email E-Mail']);
    expect(read('First name\t\tLast name\t\nPhone\t\tEmail\t')).toEqual([
      'text First name',
      'text Last name',
      'phone Phone',
      'email Email',
    ]);
    expect(read('Frage\tTyp\nGröße\tAuswahl\tS; M')).toEqual(['select Größe [S, M]']);
  });

  test('a mail that somebody filled in keeps its labels', () => {
    expect(read('Email: ada@example.com\nTelefon: +43 1 234567\nWebsite: https://example.com')).toEqual([
      'email Email',
      'phone Telefon',
      'url Website',
    ]);
  });

  test('line ends of all systems, blanks that do not break, signs without a width, emoji, right to left', () => {
    expect(
      read(
        '\ufeffName\u00a0*\r\n\u200bE-Mail\u200b (Pflichtfeld)\rTelefon\u2028\u200f\u202bالاسم *\u202c\n🎂 Cake?\v☕️ Tea',
      ),
    ).toEqual(['text Name*', 'email E-Mail*', 'phone Telefon', 'text الاسم*', 'text 🎂 Cake?', 'text ☕️ Tea']);
    expect(read('١) المقاس\n\tصغير\n\tكبير')).toEqual(['radio المقاس [صغير, كبير]']);
    expect(read('\t\n \u00a0 \n\u200b\n')).toEqual([]);
  });

  test('10,000 characters are read whole', () => {
    const lines = Array.from(
      { length: 500 },
      (_, index) => `${index + 1}. What is question ${index + 1}?`,
    ).join('\r\n');
    expect(lines.length).toBeGreaterThan(10_000);
    expect(readProposals(lines)).toHaveLength(500);
    expect(readProposals('word '.repeat(2_000))).toHaveLength(1);
    expect(readProposals('/ '.repeat(5_000))).toHaveLength(1);
    expect(readProposals('*'.repeat(10_000)).length).toBeLessThan(2);
  });
});
