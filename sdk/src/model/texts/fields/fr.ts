import type { FieldTexts } from '../fieldTexts.ts';

/** Texts of later field types in French. */
export const FRENCH_FIELDS: FieldTexts = {
  invalid_number: 'Veuillez saisir un nombre.',
  ambiguous_number: 'Veuillez saisir ce nombre sans séparateur de milliers.',
  too_precise: 'Veuillez saisir au plus {places} décimales.',
  too_small: 'Veuillez saisir au moins {min}.',
  too_large: 'Veuillez saisir au plus {max}.',
  not_a_step: 'Veuillez saisir un multiple de {step}.',
  invalid_url: 'Veuillez saisir une adresse web, par exemple https://example.org.',
  insecure_url: 'Veuillez saisir une adresse qui commence par https://.',
  invalid_time: 'Veuillez saisir une heure, par exemple 14:30.',
  too_early: 'Veuillez saisir {min} ou plus tard.',
  too_late: 'Veuillez saisir {max} ou plus tôt.',
  time_off_step: 'Veuillez saisir une heure par pas de {step} minutes.',
  incomplete_name: 'Veuillez saisir le nom complet.',
  incomplete_range: 'Veuillez saisir les deux dates.',
  wrong_order: 'La fin ne peut pas précéder le début.',
  too_short_range: 'Veuillez choisir au moins {min} jours.',
  too_long_range: 'Veuillez choisir au plus {max} jours.',
  namePrefix: 'Civilité',
  nameFirst: 'Prénom',
  nameMiddle: 'Deuxième prénom',
  nameLast: 'Nom',
  rangeFrom: 'Du',
  rangeTo: 'Au',
  ratingOf: '{value} sur {max}',
};
