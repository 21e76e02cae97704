/** A form as somebody describes it: what is asked, what depends on what, and what has to hold. */
export interface DescribedForm {
  title: string;
  /** The first question: the one that the others depend on, with its choices. */
  choice: { label: string; options: readonly [string, string, ...string[]] };
  /** Asked only for the first choice. */
  detail: string;
  /** A number that is asked of everybody. */
  count: string;
  /** Price of each, where something is to be added up. */
  price?: number;
}

const form = (
  title: string,
  choice: DescribedForm['choice'],
  [detail, count, price]: readonly [string, string, number?],
): DescribedForm => ({ title, choice, detail, count, ...(price !== undefined && { price }) });

const asks = (label: string, ...options: [string, string, ...string[]]): DescribedForm['choice'] => ({
  label,
  options,
});

/** Forty forms that people ask for. */
export const DESCRIBED: readonly DescribedForm[] = [
  form('Order a cake', asks('Occasion', 'Wedding', 'Birthday'), ['Wedding date', 'Portions', 4]),
  form('Summer party', asks('Will you come', 'Yes', 'No'), ['Who comes with you', 'Guests']),
  form('Repair request', asks('Device', 'Washing machine', 'Oven'), ['Serial number', 'Age in years']),
  form('Job application', asks('Position', 'Baker', 'Driver'), ['Apprenticeship', 'Years of experience']),
  form('Newsletter', asks('Topic', 'Products', 'Events'), ['Favourite product', 'Mails a month']),
  form('Workshop', asks('Level', 'Advanced', 'Beginner'), ['Earlier courses', 'Seats', 120]),
  form('Rent a bicycle', asks('Kind', 'Electric', 'City'), ['Body height', 'Days', 25]),
  form('Complaint', asks('About', 'Delivery', 'Invoice'), ['Delivery number', 'Days late']),
  form('Book a table', asks('Place', 'Terrace', 'Inside'), ['Blanket wishes', 'Persons']),
  form('Conference', asks('Ticket', 'Speaker', 'Visitor'), ['Title of the talk', 'Nights', 90]),
  form('School trip', asks('Diet', 'Vegetarian', 'Everything'), ['Allergies', 'Pocket money']),
  form('Vaccination', asks('Before', 'Yes', 'No'), ['Date of the last one', 'Children']),
  form('Moving service', asks('Lift', 'Yes', 'No'), ['Size of the lift', 'Boxes', 3]),
  form('Photo shoot', asks('Where', 'Studio', 'Outdoors'), ['Background colour', 'Pictures', 15]),
  form('Library card', asks('Age group', 'Child', 'Adult'), ['Name of a parent', 'Books a month']),
  form('Volunteer', asks('When', 'Weekend', 'Weekdays'), ['Which weekend', 'Hours']),
  form('Insurance claim', asks('Damage', 'Water', 'Fire'), ['Source of the water', 'Rooms']),
  form('Support ticket', asks('Severity', 'Outage', 'Question'), ['Since when', 'People affected']),
  form('Garden service', asks('Work', 'Hedge', 'Lawn'), ['Height of the hedge', 'Square metres', 2]),
  form('Hotel feedback', asks('Stay', 'Business', 'Holiday'), ['Company', 'Nights spent']),
  form('Car check', asks('Engine', 'Diesel', 'Petrol'), ['Filter changed', 'Kilometres']),
  form('Dog school', asks('Breed', 'Large', 'Small'), ['Collar', 'Months old', 18]),
  form('Tax consultation', asks('Person', 'Company', 'Private'), ['Register number', 'Documents']),
  form('Wedding band', asks('Music', 'Live', 'Records'), ['First song', 'Hours of music', 200]),
  form('Language course', asks('Language', 'Spanish', 'Dutch'), ['Dialect', 'Lessons', 30]),
  form('Energy advice', asks('Heating', 'Gas', 'Wood'), ['Boiler', 'Flats']),
  form('Sports day', asks('Discipline', 'Relay', 'Jump'), ['Team name', 'Runners']),
  form('Lost property', asks('What', 'Bag', 'Phone'), ['Colour of the bag', 'Value']),
  form('Printing order', asks('Paper', 'Glossy', 'Plain'), ['Weight of the paper', 'Copies', 1]),
  form('Blood donation', asks('Fasting', 'No', 'Yes'), ['Last meal', 'Donations']),
  form('Tree sponsorship', asks('Tree', 'Oak', 'Birch'), ['Plaque', 'Trees', 60]),
  form('Choir', asks('Voice', 'Soprano', 'Bass'), ['Highest tone', 'Rehearsals']),
  form('Catering', asks('Meal', 'Buffet', 'Menu'), ['Warm dishes', 'Plates', 22]),
  form('Room survey', asks('Size', 'Large', 'Small'), ['Projector', 'Chairs']),
  form('Exchange year', asks('Country', 'Japan', 'Chile'), ['Language skills', 'Months away']),
  form('Market stall', asks('Goods', 'Food', 'Crafts'), ['Kitchen permit', 'Metres', 12]),
  form('Club membership', asks('Status', 'Student', 'Employed'), ['University', 'Years', 40]),
  form('Water meter', asks('Meter', 'New', 'Old'), ['Seal', 'Reading']),
  form('Film evening', asks('Genre', 'Comedy', 'Drama'), ['Favourite comedian', 'Tickets', 9]),
  form('Snow service', asks('Surface', 'Gravel', 'Asphalt'), ['Edges', 'Driveways', 35]),
];

const idOf = (label: string): string => label.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_');

/** Writes a described form as its short text. */
export function writeText({ title, choice, detail, count, price }: DescribedForm): string {
  const [first, second] = choice.options;
  const [chosen, detailId, countId] = [idOf(choice.label), idOf(detail), idOf(count)];
  const total =
    price === undefined ? [] : ['values:', '  - value: Total', `    is: '{${countId}} * ${price}'`];
  const values = price === undefined ? '' : `, values: { total: ${price * 3} }`;
  return [
    `form: ${title}`,
    'questions:',
    '  - text: Your name',
    '    required: true',
    '  - email: Email',
    `  - radio: ${choice.label}`,
    `    options: [${choice.options.map((one) => `"${one}"`).join(', ')}]`,
    '    required: true',
    `  - textarea: ${detail}`,
    `    showIf: '{${chosen}} = "${first}"'`,
    `  - number: ${count}`,
    '    min: 0',
    ...total,
    'tests:',
    `  - test: ${detail} is asked for ${first}`,
    '    today: 2026-12-01',
    `    answers: { ${chosen}: "${first}", ${countId}: 3 }`,
    `    expect: { shown: [${detailId}]${values} }`,
    `  - test: ${detail} is not asked for ${second}`,
    '    today: 2026-12-01',
    `    answers: { ${chosen}: "${second}" }`,
    `    expect: { hidden: [${detailId}] }`,
    '',
  ].join('\n');
}

/** Mistakes that models make in such texts, each as a change of a right one. */
export const MISTAKES: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replace('- textarea:', '- text_area:'),
  (text) => text.replace('    required: true\n  - email', '    requird: true\n  - email'),
  (text) => text.replace(/showIf: '\{(\w)(\w+)\}/, "showIf: '{$1$1$2}"),
  (text) => text.replace('    min: 0', '    min: "0"'),
  (text) => text.replace('  - number:', '  - numeric:'),
  (text) =>
    text.replace('    required: true\n  - email', '    required: true\n    required: true\n  - email'),
  (text) => text.replace('    required: true\n  - email', '\trequired: true\n  - email'),
  (text) => text.replace(/showIf: '(.*)'/, 'showIf: $1'),
  (text) => text.replace('hidden: [', 'hiden: ['),
];

/**
 * Mends a text by the sentences of its faults alone, as an assistant would: takes the word that was meant, or does what the
 * remedy says. What it does not understand it leaves.
 */
export function mend(text: string, faults: readonly string[]): string {
  const lines = text.split('\n');
  const gone = new Set<number>();
  for (const fault of faults) {
    const [, row = '', said = ''] = /^(\d+):\d+: ([^]*)$/.exec(fault) ?? [];
    const at = Number(row) - 1;
    const line = lines[at];
    if (line === undefined) continue;
    const wrong = /“([^”]+)”/.exec(said)?.[1];
    const meant = /Did you mean “([^”]+)”/.exec(said)?.[1];
    if (meant && wrong) lines[at] = line.replace(wrong, meant);
    else if (/tab/i.test(said)) lines[at] = line.replaceAll('\t', '    ');
    else if (/twice|double|already/i.test(said)) gone.add(at);
    else if (/must be a number/i.test(said)) lines[at] = line.replaceAll('"', '');
    else if (/quote/i.test(said)) lines[at] = line.replace(/: (.*)$/, ": '$1'");
    else if (wrong === 'numeric' || wrong === 'text_area')
      lines[at] = line.replace(wrong, wrong === 'numeric' ? 'number' : 'textarea');
  }
  return lines.filter((_line, at) => !gone.has(at)).join('\n');
}
