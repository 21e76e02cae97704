import type { FieldTexts } from '../fieldTexts.ts';

/** Texts of later field types in German. */
export const GERMAN_FIELDS: FieldTexts = {
  invalid_number: 'Bitte geben Sie eine Zahl ein.',
  ambiguous_number: 'Bitte geben Sie diese Zahl ohne Tausendertrennzeichen ein.',
  too_precise: 'Bitte geben Sie höchstens {places} Nachkommastellen ein.',
  too_small: 'Bitte geben Sie mindestens {min} ein.',
  too_large: 'Bitte geben Sie höchstens {max} ein.',
  not_a_step: 'Bitte geben Sie ein Vielfaches von {step} ein.',
  invalid_url: 'Bitte geben Sie eine Webadresse ein, z. B. https://example.org.',
  insecure_url: 'Bitte geben Sie eine Adresse ein, die mit https:// beginnt.',
  invalid_time: 'Bitte geben Sie eine Uhrzeit ein, z. B. 14:30.',
  too_early: 'Bitte geben Sie frühestens {min} ein.',
  too_late: 'Bitte geben Sie spätestens {max} ein.',
  time_off_step: 'Bitte geben Sie eine Uhrzeit in Schritten von {step} Minuten ein.',
  incomplete_name: 'Bitte geben Sie den vollständigen Namen ein.',
  incomplete_range: 'Bitte geben Sie beide Daten ein.',
  wrong_order: 'Das Ende darf nicht vor dem Anfang liegen.',
  too_short_range: 'Bitte wählen Sie mindestens {min} Tage.',
  too_long_range: 'Bitte wählen Sie höchstens {max} Tage.',
  namePrefix: 'Anrede',
  nameFirst: 'Vorname',
  nameMiddle: 'Weiterer Vorname',
  nameLast: 'Nachname',
  rangeFrom: 'Von',
  rangeTo: 'Bis',
  ratingOf: '{value} von {max}',
};
