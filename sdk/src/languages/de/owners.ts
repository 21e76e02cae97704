import type { CreatedTexts, LanguageTraits } from '../../model/texts/textTypes.ts';

export const created: CreatedTexts = {
  other: 'Andere',
  comment: 'Kommentar',
  email: 'E-Mail-Adresse',
};

export const traits: LanguageTraits = {
  alphabet: 'äöüß',
  letters: [[/[äöüß]/g, 2]],
  words:
    'aber adresse alle als alter am an anmeldung anmerkungen anrede anzahl auf aus bei bemerkungen beschreibung bestellformular betreff bin bitte das datum dem den der die ein eine einen er es firma für geburtsdatum haben ich ihr ihre ihren ist ja kontakt land lieferadresse menge mit nachname nachricht name nein nicht oder ort postleitzahl sie sind strasse straße telefon telefonnummer über um und uns unser vom von vorname wann warum was wie wir wird wo wohnort wünschen zu zum zur',
};

/** Words in brackets beside a label that must be answered. */
export const required: readonly string[] = [
  'pflicht',
  'pflichtfeld',
  'pflichtangabe',
  'erforderlich',
  'notwendig',
];
