import type { CreatedTexts, LanguageTraits } from '../../model/texts/textTypes.ts';

export const created: CreatedTexts = {
  other: 'Anders',
  comment: 'Opmerking',
  email: 'E-mailadres',
};

export const traits: LanguageTraits = {
  alphabet: 'ëïéèöü',
  letters: [[/ij(?![aeiou])|ieuw/g, 1]],
  words:
    'aan aanmelding aantal aanvragen achternaam adres afleveradres bedankt bedrijf bent bericht beschrijf bestelformulier bestelling bij contact contactformulier dat datum de deze dit een emailadres en geboortedatum gegevens graag heb hebben heeft het hoe hoeveel hoeveelheid huisnummer ik in inschrijving is ja je jij jou jouw klant kunnen kunt land leeftijd mailadres met mijn naam nee niet of omschrijving onderwerp ons onze opmerking opmerkingen plaats reden straat telefoon telefoonnummer tevreden u uw van voor voornaam vraag vragen waar waarom wanneer wat welke wij willen wilt woonplaats zijn',
};

/** Words in brackets beside a label that must be answered. */
export const required: readonly string[] = ['verplicht', 'verplicht veld', 'vereist', 'noodzakelijk'];
