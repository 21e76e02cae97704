import { describe, expect, test } from 'vitest';
import { createEmptyDefinition, upgradeFormDefinition, withFields } from '@inlay/sdk/model';
import { fieldsOfProposals, optionsOf, readProposals, readTyped } from './readFields.ts';

/** What a text becomes, a line a field: type, label, `*` if required, options. */
const read = (pasted: string): string[] =>
  readProposals(pasted).map((proposal) => {
    const options = optionsOf(proposal);
    const list = options.length > 0 ? ` [${options.join(', ')}]` : '';
    return `${proposal.type} ${proposal.label}${proposal.required ? '*' : ''}${list}`;
  });

describe('a pasted list becomes fields', () => {
  test('plain lines are questions, typed by their words', () => {
    expect(
      read(
        'Name *\nE-mail address (required)\nPhone (optional)\n\nDelivery address\nDate of birth\nYour message',
      ),
    ).toEqual([
      'text Name*',
      'email E-mail address*',
      'phone Phone',
      'address Delivery address',
      'date Date of birth',
      'textarea Your message',
    ]);
  });

  test('numbers are questions, bullets below them their options, as Google Docs copies them', () => {
    const docs =
      '1. What is your name?\n2. Which cake do you like?\n   * Black Forest\n   * Cheesecake\n3. What else? (select all that apply)\n   * Coffee\n   * Tea\n';
    expect(read(docs)).toEqual([
      'text What is your name?',
      'radio Which cake do you like? [Black Forest, Cheesecake]',
      'checkbox What else? [Coffee, Tea]',
    ]);
  });

  test('Word’s marks and tabs', () => {
    expect(read('1.\tSize\r\no\tSmall\r\no\tLarge\r\n2)\tColour\r\n\u2022\tRed\r\n\u2022\tBlue\r\n')).toEqual(
      ['radio Size [Small, Large]', 'radio Colour [Red, Blue]'],
    );
  });

  test('boxes are several choices, circles one; letters are options', () => {
    expect(
      read('Toppings\n☐ Nuts\n☐ Cream\nPick-up\n( ) Shop\n( ) Market\nDay\na) Saturday\nb) Sunday'),
    ).toEqual([
      'checkbox Toppings [Nuts, Cream]',
      'radio Pick-up [Shop, Market]',
      'radio Day [Saturday, Sunday]',
    ]);
  });

  test('numbers that begin again are options', () => {
    expect(read('Best day?\n1. Monday\n2. Friday\n\nBest time?\n1. Morning\n2. Evening')).toEqual([
      'radio Best day? [Monday, Friday]',
      'radio Best time? [Morning, Evening]',
    ]);
  });

  test('a list of bullets with a title', () => {
    expect(read('Contact us\n- Name\n- Email\n- Message')).toEqual([
      'header Contact us',
      'text Name',
      'email Email',
      'textarea Message',
    ]);
    expect(read('- Name\n- Email\n    - Work\n    - Private')).toEqual([
      'text Name',
      'radio Email [Work, Private]',
    ]);
  });

  test('a question with bullets alone keeps them as its options', () => {
    expect(read('Which one?\n- First\n- Second')).toEqual(['radio Which one? [First, Second]']);
  });

  test('headings: Markdown, and plain lines above numbered questions', () => {
    expect(read('# About you\n1. Name\n2. Email\n\nYour visit\n3. Date of visit')).toEqual([
      'header About you',
      'text Name',
      'email Email',
      'header Your visit',
      'date Date of visit',
    ]);
  });

  test('what asks for an answer is no heading', () => {
    expect(read('Tell us more *\n1. Name\n2. Email')[0]).not.toMatch(/^header/);
  });

  test('options within a label', () => {
    expect(
      read(
        'Size (S / M / L)\nColour: red, green or blue\nDo you like it? Yes / No\nDate (e.g. 1 May, 2 May)',
      ),
    ).toEqual([
      'radio Size [S, M, L]',
      'radio Colour [red, green, blue]',
      'yes_no Do you like it? [Yes, No]',
      'date Date (e.g. 1 May, 2 May)',
    ]);
  });

  test('a spreadsheet’s columns: question, type, required, options', () => {
    expect(
      read(
        'Question\tType\tRequired\tOptions\nName\ttext\tyes\nSize\tdropdown\tno\tS, M, L\nWhy\tparagraph\nMail\temail\tx',
      ),
    ).toEqual(['text Name*', 'select Size [S, M, L]', 'textarea Why', 'email Mail*']);
  });

  test('yes or no, in the language of the question; an agreement is consent to its words', () => {
    expect(
      read(
        'Have you been here before?\nMöchten Sie eine Antwort?\n¿Tiene alergias?\n初めてですか？\nI agree to the terms',
      ),
    ).toEqual([
      'yes_no Have you been here before?',
      'yes_no Möchten Sie eine Antwort?',
      'yes_no ¿Tiene alergias?',
      'yes_no 初めてですか？',
      'consent I agree to the terms',
    ]);
  });

  test('the words of all types, in the languages of forms (TYPE-003)', () => {
    const labels = {
      nps: [
        'How likely are you to recommend us to a friend? (0-10)',
        'Wie wahrscheinlich ist es, dass Sie uns weiterempfehlen?',
      ],
      rating: ['Please rate your stay', 'Avalie o serviço'],
      scale: ['How was the food on a scale of 1 to 5?', 'Zufriedenheit (1–10)'],
      date_range: ['Arrival and departure', 'Reisezeitraum', 'Dates du séjour'],
      file: ['Upload your CV', 'Lebenslauf', '履歴書'],
      signature: ['Signature', 'Unterschrift', 'التوقيع'],
      url: ['Website', 'Sitio web'],
      number: ['How many guests?', 'Anzahl der Personen', 'Combien de personnes', '人数'],
      time: ['What time do you arrive?', 'Uhrzeit'],
      date: ['When is the event?', 'When do you need it?', 'Delivery date', '¿Cuándo llega?'],
      country: ['Country', 'País'],
      // Words that only look like those of a type.
      text: [
        'When is the best time to call',
        'Favorite country music',
        'Passport',
        'Rated voltage',
        'Course 2020-21',
      ],
      phone: ['Phone number'],
    };
    for (const [type, questions] of Object.entries(labels))
      for (const question of questions) expect(read(question)).toEqual([`${type} ${question}`]);
  });

  test('numbers in a row are a scale, and a type that a spreadsheet names is that type (TYPE-003)', () => {
    expect(read('How was it?\n( ) 1\n( ) 2\n( ) 3\n( ) 4\n( ) 5')).toEqual(['scale How was it?']);
    const [scale] = fieldsOfProposals(readProposals('Rate us from 0 to 10'));
    expect(scale).toMatchObject({ type: 'scale', from: 0, to: 10 });
    const rows = 'Question\tType\tRequired\tOptions\n';
    expect(
      read(
        `${rows}Service\tmatrix\tno\tFood, Room\nOrder\tranking\tno\tA, B\nSeats\tnumber\tyes\nOk?\tyes/no`,
      ),
    ).toEqual(['matrix Service [Food, Room]', 'ranking Order [A, B]', 'number Seats*', 'yes_no Ok?']);
    const [matrix] = fieldsOfProposals(readProposals(`${rows}Service\tmatrix\tno\tFood, Room`));
    expect(matrix).toMatchObject({ rows: [{ label: 'Food' }, { label: 'Room' }] });
  });

  test('room to write on is no question; several lines of it ask for a long answer', () => {
    expect(read('Name: ____________\nSay more:\n__________\n__________\nCity ........')).toEqual([
      'text Name',
      'textarea Say more',
      'text City',
    ]);
  });

  test('more than seven options are a list to open', () => {
    expect(
      read(
        `Country\n${['AT', 'BE', 'CH', 'DE', 'ES', 'FR', 'IT', 'PL'].map((one) => `- ${one}`).join('\n')}`,
      )[0],
    ).toMatch(/^select Country/);
  });

  test('nothing but blanks and marks is nothing', () => {
    expect(read(' \n\t\n-\n\u200b\n')).toEqual([]);
  });
});

test('a question that is typed has its options, its star and its type in one line', () => {
  expect(readTyped('Size: S / M / L *', ['en'])).toMatchObject({
    label: 'Size',
    type: 'radio',
    options: ['S', 'M', 'L'],
  });
  expect(readTyped('Your name *', ['en'])).toMatchObject({
    label: 'Your name',
    type: 'text',
    required: true,
  });
  expect(readTyped('When is the event? *', ['en'])).toMatchObject({ type: 'date', required: true });
  expect(readTyped('Your details', ['en'])).toMatchObject({ type: 'header' });
  expect(readTyped('Your details *', ['en'])).toMatchObject({ type: 'text', required: true });
  // Its number was typed, so it stays.
  expect(readTyped('1. Name', ['en'])).toMatchObject({ label: '1. Name' });
});

test('what the text says is no guess', () => {
  const isGuessed = (pasted: string) => readProposals(pasted).map((one) => one.isGuessed);
  expect(isGuessed('Name\nQuestion\tdropdown\tA, B')).toEqual([true, false]);
  expect(isGuessed('Toppings\n[ ] Nuts\n[ ] Cream')).toEqual([false]);
});

test('whatever is pasted can be saved: long labels, many options, the same words twice', () => {
  const text = `${'x'.repeat(2_000)}\nPick\n${'- same\n'.repeat(300)}- ${'y'.repeat(999)}\n😀 Smile?\nSend? /`;
  const fields = fieldsOfProposals(readProposals(text)).map((field, index) => ({
    ...field,
    id: `f${index}`,
  }));
  expect(fields.map(({ type }) => type)).toEqual(['text', 'select', 'text', 'text']);
  expect(() => upgradeFormDefinition(withFields(createEmptyDefinition('Pasted'), fields))).not.toThrow();
});

test('BUILD-100 what asks nothing says the pasted words to visitors', () => {
  const [question] = readProposals('Your details');
  const made = (['header', 'paragraph', 'text'] as const).map(
    (type) => fieldsOfProposals([{ ...question!, type }])[0],
  );
  expect(made).toMatchObject([
    { label: 'Your details', text: 'Your details' },
    { label: 'Your details', content: 'Your details' },
    { label: 'Your details' },
  ]);
});

test.each([
  ['ar', 'ما هي معلوماتك؟'],
  ['en', 'Contact details?'],
] as const)('BUILD-100 what ends as a question in %s is one, whatever its words', (language, label) => {
  const types = readProposals(`${label}\nName`, { likely: [language] }).map(({ type }) => type);
  expect(types).toEqual(['text', 'text']);
});
