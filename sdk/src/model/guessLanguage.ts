import { capabilitiesOf } from './fields/capabilities.ts';
import type { FormDefinition } from './formDefinition.ts';
import type { Language } from './languages.ts';
import { fieldsOf, type DefinitionTree } from './structure/fieldsOf.ts';

/** Letters and signs that point to one of the languages in Latin script, with their points. */
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
      'aber adresse alle als am an anmeldung anrede anzahl auf aus bei beschreibung betreff bin bitte das datum dem ' +
        'den der die ein eine einen er es firma für geburtsdatum haben ich ihr ihre ihren ist ja kontakt land mit ' +
        'nachname nachricht name nein nicht oder ort postleitzahl sie sind strasse straße telefon telefonnummer ' +
        'über um und uns unser vom von vorname wann warum was wie wir wird wo wohnort wünschen zu zum zur',
    ),
  ],
  [
    'fr',
    words(
      'adresse au aux avec avez ce ces cette choisir choix code commande comment contact contactez courriel dans date ' +
        'de demande des du en entreprise est et êtes formulaire je la le les leur merci message mon naissance nom ' +
        'non nos notre nous numéro objet ou où oui par pays pour prénom quand que quel quelle qui sujet sur téléphone ' +
        'un une vos votre vous ville',
    ),
  ],
  [
    'es',
    words(
      'al apellido apellidos asunto calle ciudad código como cómo con contacto correo cuándo de del desea dirección el ' +
        'elija empresa en es escriba fecha formulario gracias la las los mensaje mi motivo nacimiento no nombre ' +
        'nosotros número o país para pedido por postal provincia qué quién se sí su sus teléfono tu un una usted y',
    ),
  ],
  [
    'pt',
    words(
      'a ao as assunto bairro cep cidade código com como contato contacto da das de do dos e em empresa endereço ' +
        'escolha estado formulário mensagem morada motivo na não nascimento no nome nos nosso número o obrigado os ' +
        'ou país para pedido por qual quando que quem rua seu sim sobrenome sua telefone telemóvel um uma você',
    ),
  ],
];

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
  if (count(text, /\p{Script=Arabic}/gu) > letters / 3) return 'ar';
  // Kana alone is Japanese; Chinese has none.
  const kana = count(text, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  if (kana > 0 && kana + count(text, /\p{Script=Han}/gu) > letters / 3) return 'ja';
  const scores = new Map<Language, number>();
  const add = (language: Language, points: number): void => {
    scores.set(language, (scores.get(language) ?? 0) + points);
  };
  for (const word of text.match(/\p{L}+/gu) ?? [])
    for (const [language, known] of WORDS) if (known.has(word)) add(language, 2);
  for (const [pattern, language, points] of LETTERS) add(language, count(text, pattern) * points);
  const [best] = [...scores].sort((a, b) => b[1] - a[1]);
  return best && best[1] > (scores.get('en') ?? 0) ? best[0] : 'en';
}
