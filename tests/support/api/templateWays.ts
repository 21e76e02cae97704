/** Raw answers by field id. */
export type Given = Record<string, unknown>;

/** One way through a template. */
export interface Way {
  /** Answers of a visitor who leaves nothing out. */
  given: Given;
  /** Asked on this way alone, and required: each is refused when left out. */
  needs?: string[];
  /** Results that are stored beside the answers. */
  values?: Given;
  /** The ending that fits; by default the last. */
  ending?: string;
}

const person = { full_name: 'Ada Lovelace', email: 'ada@example.com', phone: '+44 20 7946 0958' };
const address = { street: 'St James’s Square 12', city: 'London', state: 'London', postal: 'SW1Y 4LB', country: 'United Kingdom' }; // prettier-ignore
const reach = { email: person.email, phone: person.phone };
const name = { first: 'Ada', last: 'Lovelace' };
const consent = { agreed: true };
const detail = { Quality: ['Good'], Price: ['Fair'], Delivery: ['Poor'], Service: ['Excellent'] };
/** The day on which the ways are judged. */
export const today = '2026-11-23';
/** Later than the day on which anybody runs this. */
const later = '2126-12-10';

/** Every way through every built-in template, in the order of the gallery. */
export const WAYS: Record<string, Way[]> = {
  'basic-contact': [{ given: { name: 'Ada', email: person.email, message: 'Hello' } }],
  'detailed-contact': [
    { given: { first_name: 'Ada', last_name: 'Lovelace', email: person.email, message: 'Hello' } },
  ],
  'employment-application': [
    {
      given: { ...person, address, position: 'Engineer', start_date: later, experience: 'Engines', agreement: true },
    },
  ],
  'customer-feedback': [{ given: { overall_rating: 'Good', recommend: 'Yes' } }],
  'health-questionnaire': [
    { given: { ...person, date_of_birth: '1990-12-10', emergency_contact: 'Byron', consent: true } },
  ],
  'event-registration': [{ given: { ...person, guests: '1 guest' } }],
  'support-request': [
    {
      given: { name: 'Ada', email: person.email, kind: 'Something does not work', impact: 'Everything has stopped', steps: 'I turned the handle.' },
      needs: ['impact', 'steps'],
      ending: 'urgent',
    },
    {
      given: { name: 'Ada', email: person.email, kind: 'Billing', invoice_number: '17', message: 'Twice' },
      needs: ['message'],
    },
  ],
  'bug-report': [
    {
      given: { summary: 'It jams', place: 'Website', steps: '1. Turn', expected: 'Cards', happened: 'Smoke', reply: true, email: person.email },
      needs: ['email'],
    },
  ],
  'appointment-request': [
    {
      given: { ...person, first_visit: 'No, this is my first visit', date_of_birth: '1990-12-10', reason: 'A check', preferred_day: later, reply_by: 'By email' },
      needs: ['date_of_birth', 'email'],
    },
    {
      given: { ...person, first_visit: 'Yes', reason: 'A check', preferred_day: today, reply_by: 'By phone' },
      needs: ['phone'],
    },
  ],
  'quote-request': [
    {
      given: { ...person, service: 'Online shop', extras: ['Copywriting', 'A year of support'] },
      values: { estimate: 7_000 },
    },
  ],
  'order-form': [
    {
      given: { ...person, box: 'Medium', quantity: '3', extras: ['Greeting card'], delivery: 'Delivery', address },
      needs: ['address'],
      values: { total: 89.4 },
    },
    {
      given: { ...person, box: 'Small', quantity: '1', delivery: 'Pick-up', pick_up_day: later },
      needs: ['pick_up_day'],
      values: { total: 18 },
    },
  ],
  'job-application': [
    {
      given: { ...person, role: 'Design', years: '4 to 8', portfolio: 'https://ada.example', motivation: 'Engines', start_date: later, agreement: true },
      needs: ['portfolio'],
    },
    {
      given: { ...person, role: 'Engineering', years: 'None yet', skills: ['Data'], motivation: 'Engines', start_date: later, agreement: true },
      needs: ['skills'],
    },
  ],
  'leave-request': [
    {
      given: { ...person, kind: 'Holiday', first_day: later, last_day: '2126-12-12', stand_in: 'Charles' },
      needs: ['stand_in'],
      values: { days: 3 },
    },
    { given: { ...person, kind: 'Other', first_day: later, last_day: later, remarks: 'Moving' }, needs: ['remarks'], values: { days: 1 } },
  ],
  'client-onboarding': [
    {
      given: { company: 'Engines', address, contact: 'Ada', email: person.email, other_billing: true, billing_email: 'accounts@example.com', goal: 'More cards', channels: ['Website'], website: 'https://ada.example', kick_off: later, meeting: 'By video' },
      needs: ['billing_email', 'website'],
    },
  ],
  'rental-application': [
    {
      given: { listing: '17', move_in: later, name, ...reach, work: 'Employed', employer: 'Engines', income: 2_400, household: [{ person: 'Byron', age: 3 }], pets: true, pet_details: 'A cat', consent },
      needs: ['employer', 'pet_details'],
      values: { people: 2 },
    },
    {
      given: { listing: '17', move_in: later, name, ...reach, work: 'Studying', income: 900, pets: false, consent },
      values: { people: 1 },
    },
  ],
  'catering-order': [
    {
      given: { dishes: [{ dish: 'Soup and bread', portions: 4 }, { dish: 'Cheese platter', portions: 1 }], day: later, time: '12:30', address, name, phone: person.phone },
      values: { total: 44 },
    },
  ],
  donation: [
    { given: { rhythm: 'Every month', amount: '25', name, email: person.email, country: 'GB', receipt: true, address }, needs: ['address'], values: { gift: 25 }, ending: 'monthly' },
    { given: { rhythm: 'Once', amount: 'Another amount', own_amount: 12.5, name, email: person.email, country: 'GB', receipt: false }, needs: ['own_amount'], values: { gift: 12.5 } },
  ],
  'recommendation-survey': [
    { given: { score: 3, improve: 'The smoke' }, ending: 'unhappy' },
    { given: { score: 10, best: 'The cards', quote: true, name: 'Ada' }, needs: ['name'] },
  ],
  'customer-satisfaction': [
    {
      given: { overall: 2, parts: detail, problem: 'It smoked', reply: true, email: person.email },
      needs: ['problem', 'reply', 'email'],
      ending: 'sorry',
    },
    { given: { overall: 5, parts: detail, priorities: ['Good advice', 'A fair price'] } },
  ],
  'product-research': [
    {
      given: { effort: 4, annoyance: 'Waiting', features: ['Speed', 'Fewer steps', 'A lower price'], interview: true, email: person.email },
      needs: ['email'],
    },
  ],
  'patient-intake': [
    {
      given: { name, date_of_birth: '1990-12-10', phone: person.phone, emergency_name: 'Byron', emergency_phone: person.phone, conditions: ['Something else'], other_condition: 'A cold', allergies: true, allergy_details: 'Nuts', takes_medicine: true, medicines: [{ medicine: 'Tea', dose: 'Hot' }], reason: 'A check', consent },
      needs: ['other_condition', 'allergy_details'],
    },
    {
      given: { name, date_of_birth: '1990-12-10', phone: person.phone, emergency_name: 'Byron', emergency_phone: person.phone, allergies: false, takes_medicine: false, reason: 'A check', consent },
    },
  ],
  'vaccination-consent': [
    {
      given: { full_name: 'Ada', date_of_birth: '2015-12-10', guardian: 'Annabella', fever: 'No', reaction: 'Yes', reaction_details: 'A rash', consent: true },
      needs: ['guardian', 'reaction_details'],
    },
    {
      given: { full_name: 'Ada', date_of_birth: '1990-12-10', fever: 'Yes', reaction: 'No', consent: true },
      ending: 'later',
    },
  ],
  'conference-registration': [
    {
      given: { ...person, ticket: 'Both days', monday_morning: 'Opening and keynote', tuesday_morning: 'Open space', dinner: 'I come', company_pays: true, invoice_address: address },
      needs: ['monday_morning', 'tuesday_morning', 'invoice_address'],
      values: { price: 285 },
    },
    {
      given: { ...person, ticket: 'Tuesday', tuesday_morning: 'Open space', dinner: 'I do not come' },
      values: { price: 120 },
    },
  ],
  'invitation-reply': [
    {
      given: { full_name: 'Ada', coming: 'Yes, with pleasure', guests: '1 person', guest_names: 'Charles' },
      needs: ['guests', 'guest_names'],
      ending: 'comes',
    },
    { given: { full_name: 'Ada', coming: 'No, sadly not' }, ending: 'stays_away' },
  ],
  'party-invitation': [
    {
      given: { full_name: 'Ada', coming: true, meal: 'Vegan', guests: [{ guest: 'Charles', guest_meal: 'Everything' }, { guest: 'Byron', guest_meal: 'Vegetarian' }] },
      needs: ['meal'],
      values: { seats: 3 },
      ending: 'comes',
    },
    { given: { full_name: 'Ada', coming: false }, values: { seats: 0 } },
  ],
  'venue-booking': [
    {
      given: { event_name: 'Engines', event_page: 'https://ada.example', days: { from: later, to: '2126-12-12' }, doors: '18:30', people: 80, seating: 'We know best ourselves', layout: 'A circle', name, email: person.email },
      needs: ['layout'],
    },
  ],
  'course-evaluation': [
    {
      given: { statements: { 'I learned what I came for': ['Agree'], 'The material was clear': ['Rather'], 'There was enough time for questions': ['Rather not'] }, pace: 3, teacher_rating: 5, recommend: 9 },
    },
  ],
  'volunteer-sign-up': [
    {
      given: { ...person, tasks: ['Driving', 'First aid'], licence: 'Cars', course_day: '2026-01-10', shifts: ['Sunday'] },
      needs: ['licence', 'course_day'],
    },
  ],
  quiz: [
    { given: { planet: 'Jupiter', light: 'About eight minutes', moon: '1969' }, ending: 'all_right' },
    { given: { planet: 'Earth', light: 'About eight minutes', moon: '1969' } },
  ],
}; // prettier-ignore
