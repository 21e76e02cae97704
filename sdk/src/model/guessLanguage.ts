import { capabilitiesOf } from './fields/capabilities.ts';
import type { FormDefinition } from './formDefinition.ts';
import type { Language } from './languages.ts';
import { fieldsOf, type DefinitionTree } from './structure/fieldsOf.ts';

/**
 * Letters and signs that point to one of the languages in Latin script, with their points. They only add to words:
 * Finnish has the letters of German.
 */
const LETTERS: readonly (readonly [RegExp, Language, number])[] = [
  [/[äöüß]/g, 'de', 2],
  [/[àâèêëîïôûùœç]|é(?!s\b)|\b[ldnscj]['’](?=\p{L})|\bqu['’]/gu, 'fr', 1],
  [/[ñ¿¡]/g, 'es', 4],
  [/[áíóú]|ción\b|dad\b/g, 'es', 1],
  [/[ãõ]|ções\b|ção\b/g, 'pt', 4],
  [/[áíóúâêôç]|dade\b/g, 'pt', 1],
];

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Words common in forms, by language; a shared word is listed under each. */
const WORDS: readonly (readonly [Language, ReadonlySet<string>])[] = [
  [
    'en',
    words(
      'a about address an and any are at be by can choose city company contact country date day description do email ' +
        'first for form from full have how i if in is last like message my name no number of on or order other our ' +
        'phone please position preferred question reason select send sign size start state subject tell thank that ' +
        'the this time to type untitled up us want we what when where which who will with would yes you your',
    ),
  ],
  [
    'de',
    words(
      'aber adresse alle als alter am an anmeldung anmerkungen anrede anzahl auf aus bei bemerkungen beschreibung bestellformular betreff bin bitte das datum dem ' +
        'den der die ein eine einen er es firma für geburtsdatum haben ich ihr ihre ihren ist ja kontakt land lieferadresse menge mit ' +
        'nachname nachricht name nein nicht oder ort postleitzahl sie sind strasse straße telefon telefonnummer ' +
        'über um und uns unser vom von vorname wann warum was wie wir wird wo wohnort wünschen zu zum zur',
    ),
  ],
  [
    'fr',
    words(
      'adresse âge au aux avec avez ce ces cette choisir choix code commande comment contact contactez commentaires courriel dans date ' +
        'de demande des du en entreprise est et êtes formulaire inscription je jour jours la le les leur merci message mon naissance nom ' +
        'non nos notre nous numéro objet ou où oui par pays personnes pour prénom produit quand quantité que quel quelle qui remarques sujet sur téléphone ' +
        'un une vos votre vous ville',
    ),
  ],
  [
    'es',
    words(
      'al apellido apellidos asunto calle cantidad ciudad código como cómo con contacto correo cuándo de del desea día días dirección edad el ' +
        'elija empresa en es escriba fecha formulario gracias la las los mensaje mi motivo nacimiento no nombre ' +
        'nosotros número o observaciones país para pedido personas por postal producto provincia qué quién se sí su sus teléfono tu un una usted y',
    ),
  ],
  [
    'pt',
    words(
      'a ao as assunto bairro cep cidade código com como contato contacto da das de dia dias do dos e em empresa endereço ' +
        'escolha estado formulário idade mensagem morada motivo na não nascimento no nome nos nosso número o obrigado observações os ' +
        'ou país para pedido pessoas por produto qual quantidade quando que quem rua seu sim sobrenome sua telefone telemóvel um uma você',
    ),
  ],
];

/** Letters that none of the languages in Latin script has. */
const OTHER_LETTERS = /(?![äöüßàâçèéêëîïôûùœñáíóúãõºª])(?!\p{ASCII})\p{Script=Latin}/gu;
/** Letters of Persian and Urdu that Arabic does not have. */
const PERSIAN_LETTERS = /[پچژکگی]/g;

/**
 * Words without such letters that are common in forms of languages that are not offered: Dutch, Swedish, Norwegian and
 * Danish, Finnish, Italian, Polish, Czech and Croatian, Romanian, Hungarian, Catalan and Galician, Indonesian.
 */
const OTHER_WORDS = words(
  'aantal aanvragen achternaam bedrijf bent bij contactformulier dat een geboortedatum graag heb hebben ' +
    'heeft het hoe inschrijving jij jou jouw kunnen kunt met mijn naam niet omschrijving onderwerp ons ' +
    'opmerkingen telefoon telefoonnummer tevreden uw van voor voornaam waar waarom wanneer wij willen ' +
    'woonplaats zijn antal antall att bestil bestilling bord dato det efternamn efternavn eller etternavn ' +
    'fornavn hur hva hvad hvor ikke inte jag jeg kontakta med meddelande melding namn navn och oss till vad ' +
    'vennligst venligst vil virksomhed etunimi kuinka meille minä miten mitä nimi olet osoite puhelin ' +
    'puhelinnumero sukunimi sähköposti viesti voimme yhteyttä yritys alla anche azienda ci cognome contattaci ' +
    'cosa cui della delle di domanda gli hai indirizzo messaggio modulo nascita nostro persone perché ' +
    'prenotazione quale richiesta sei sono tuo vostro vuoi ako broj formularz ime jak jako jméno jste kako ' +
    'liczba meno nazwisko numer odkud osob osoba poruka prezime prijava uwagi zpráva cât cum nume numar ' +
    'observatii persoane prenume rezervare unde hogyan keresztnév megjegyzés mennyire név telefonszám ' +
    'vezetéknév üzenet amb apelidos cognoms correu hem missatge mensaxe naixement nosaltres persoas persones ' +
    'què bizi dari kami nama pesan soyad tanggal',
);

/** Words of the languages that are offered which are as common in others: they say half as much. */
const SHARED_WORDS = words(
  'a adresse am ao as com contacto da das data datum de do du e el email en es et il in kontakt la land las le les lo los no ' +
    'nom nome on os par person por que se si su telefon telefone um un una y',
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
  for (const [pattern, language, points] of LETTERS) {
    const known = scores.get(language) ?? 0;
    if (known > 1) add(language, Math.min(count(text, pattern) * points, known * 2));
  }
  const [best] = [...scores].sort((a, b) => b[1] - a[1]);
  return best && best[1] > Math.max(1, other, scores.get('en') ?? 0) ? best[0] : 'en';
}
