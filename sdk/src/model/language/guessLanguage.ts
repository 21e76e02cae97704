import { LANGUAGE_TRAITS } from '../../languages/generated/ownersTexts.ts';
import { capabilitiesOf } from '../fields/capabilities.ts';
import type { FormDefinition } from '../definition/formDefinition.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { fieldsOf, type DefinitionTree } from '../structure/fieldsOf.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Words common in forms, by language in Latin script. */
const WORDS = LANGUAGES.map((language) => [language, words(LANGUAGE_TRAITS[language].words)] as const);

const ALPHABETS = LANGUAGES.map((language) => LANGUAGE_TRAITS[language].alphabet).join('');
/** Letters that none of the languages in Latin script has. */
const OTHER_LETTERS = new RegExp(`(?![${ALPHABETS}])(?!\\p{ASCII})\\p{Script=Latin}`, 'gu');
/** Letters of Persian and Urdu that Arabic does not have. */
const PERSIAN_LETTERS = /[پچژکگی]/g;

/**
 * Words without such letters that are common in forms of languages that are not offered: Swedish, Norwegian and Danish,
 * Finnish, Polish, Czech and Croatian, Romanian, Hungarian, Catalan and Galician, Indonesian.
 */
const OTHER_WORDS = words(
  'antal antall att bestil bestilling bord dato det efternamn efternavn eller etternavn fornavn hur hva ' +
    'hvad hvor ikke inte jag jeg kontakta med meddelande melding namn navn och oss till vad vennligst ' +
    'venligst vil virksomhed etunimi kuinka meille minä miten mitä nimi olet osoite puhelin puhelinnumero ' +
    'sukunimi sähköposti viesti voimme yhteyttä yritys ako broj formularz ime jak jako jméno jste kako ' +
    'liczba meno nazwisko numer odkud osob osoba poruka prezime prijava uwagi zpráva cât cum nume numar ' +
    'observatii persoane prenume rezervare unde hogyan keresztnév megjegyzés mennyire név telefonszám ' +
    'vezetéknév üzenet amb apelidos cognoms correu hem missatge mensaxe naixement nosaltres persoas ' +
    'persones què bizi dari kami nama pesan soyad tanggal boodskap kontak pos',
);

/** Words of the languages that are offered which are as common in others: they say half as much. */
const SHARED_WORDS = words(
  'a adresse am ao as com contacto da das data datum de do du e el email en es et il in kontakt la land ' +
    'las le les lo los no nom nome on os par person por que se si su telefon telefone um un una y al alla ' +
    'cap come con del motivo non numero o per provincia quando sei sua telefono via adres bericht ja je u',
);

/** Returns everything the owner wrote for visitors. */
function textOf(definition: Pick<FormDefinition, 'title' | 'description'> & DefinitionTree): string {
  const texts = fieldsOf(definition).flatMap((field) => [
    // The label that a new field of the type gets is not the owner's.
    field.label === capabilitiesOf(field).name ? '' : field.label,
    'text' in field ? field.text : '',
    'placeholder' in field ? field.placeholder : '',
    ...('options' in field ? field.options.map((option) => option.label) : []),
  ]);
  return [definition.title, definition.description, ...texts].join('\n').normalize('NFC').toLowerCase();
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/**
 * Guesses the language of a form from its owner's texts, by script, letters and common words (D-191).
 * Falls back to English.
 */
export function guessLanguage(
  definition: Pick<FormDefinition, 'title' | 'description'> & DefinitionTree,
): Language {
  const text = textOf(definition);
  const letters = count(text, /\p{L}/gu);
  if (count(text, /\p{Script=Arabic}/gu) > letters / 3)
    return count(text, PERSIAN_LETTERS) > letters / 20 ? 'en' : 'ar';
  // Kana alone is Japanese; Chinese has none.
  const kana = count(text, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  if (kana > 0 && kana + count(text, /\p{Script=Han}/gu) > letters / 3) return 'ja';
  const scores = new Map<Language, number>();
  const add = (language: Language, points: number): void => {
    scores.set(language, (scores.get(language) ?? 0) + points);
  };
  let other = count(text, OTHER_LETTERS) * 3;
  // The first half of "e-mail" is a word in Portuguese.
  for (const word of text.match(/(?<!\p{L})\p{L}+(?![\p{L}-])/gu) ?? []) {
    if (OTHER_WORDS.has(word)) other += 2;
    for (const [language, known] of WORDS) if (known.has(word)) add(language, SHARED_WORDS.has(word) ? 1 : 2);
  }
  for (const language of LANGUAGES)
    for (const [pattern, points] of LANGUAGE_TRAITS[language].letters) {
      const known = scores.get(language) ?? 0;
      if (known > 1) add(language, Math.min(count(text, pattern) * points, known * 2));
    }
  const [best] = [...scores].sort((a, b) => b[1] - a[1]);
  return best && best[1] > Math.max(1, other, scores.get('en') ?? 0) ? best[0] : 'en';
}
