import type { FieldType } from '@inlay/sdk/model';

/**
 * Words of labels that name a type, in the languages of forms, most telling first. Words end at a word's
 * end, except where a language writes none.
 */
const WORDS: readonly (readonly [FieldType, RegExp])[] = [
  ['email', /e-?mail|\bcorreo\b|courriel|メール|بريد/iu],
  [
    'phone',
    /\b(?:tele)?(?:phone|fon)|\bmobile?\b|\bhandy\b|\bcell\b|\bwhatsapp\b|t[ée]l[ée]phone|tel[ée]fono|telefone|\btel\.?(?:\s|$)|電話|هاتف|جوال/iu,
  ],
  [
    'textarea',
    /\b(?:message|comments?|describe|description|feedback|notes?|details?|explain|why|tell us|anything else|questions or|suggestions?|nachricht|kommentar|anmerkungen?|beschreib|bemerkung|warum|pourquoi|commentaires?|remarques?|d[ée]cri|mensaje|comentarios?|por qué|descripci[óo]n|mensagem|coment[áa]rios?|porqu[êe]|observa)|メッセージ|ご意見|備考|内容|رسالة|ملاحظات|تعليق/iu,
  ],
  [
    'address',
    /\b(?:(?:postal |shipping |billing |delivery |home |street |mailing )address|address$|anschrift|postanschrift|lieferadresse|adresse(?: postale)?$|direcci[óo]n|endere[çc]o)|^address\b|住所|عنوان/iu,
  ],
  [
    'date',
    /\b(?:date|day of|birthday|born|datum|geburtstag|wann|quand|fecha|cumpleaños|data|nascimento)\b|日付|生年月日|تاريخ/iu,
  ],
];

/** Returns the type that the words of a label name; null where they say nothing. */
export const findNamedType = (label: string): FieldType | null =>
  WORDS.find(([, words]) => words.test(label))?.[0] ?? null;
