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
    'nps',
    /how likely .*recommend|wahrscheinlich.*empfehl|probabilit[ée].*recommand|(?:probable|probabilidad).*recomi?end|(?:provável|probabilidade).*recomend|(?:お勧め|おすすめ|薦め).*(?:可能性|どのくらい)|(?:どのくらい|どの程度).*(?:お勧め|おすすめ|薦め)|احتمال.*توصي/iu,
  ],
  ['signature', /\b(?:signature|sign here|unterschrift|assinatura)\b|^firma$|署名|توقيع/iu],
  [
    'file',
    /\b(?:upload|attach(?:ments?)?|hochladen|anh[äa]ng(?:en)?|lebenslauf|cv|r[ée]sum[ée]|t[ée]l[ée]vers\w*|joindre|pi[èe]ces? jointes?|adjunt\w*|anex\w*|currículo)\b|アップロード|添付|履歴書|ارفع|مرفق|السيرة الذاتية/iu,
  ],
  [
    'url',
    /\b(?:web ?site|webseite|homepage|url|linkedin|site web|sitio web|p[áa]gina web)\b|ウェブサイト|الموقع الإلكتروني/iu,
  ],
  [
    'rating',
    /\b(?:rate|rating|stars|bewerten|bewertung|bewerte|sterne|notez|[ée]valuez|califique|calificaci[óo]n|valore|avalie|avalia[çc][ãa]o)\b|評価|قيّم|تقييم/iu,
  ],
  [
    'date_range',
    /\b(?:date range|dates? of (?:your )?(?:stay|travel|trip)|arrival and departure|check-?in and check-?out|reisezeitraum|zeitraum|an- und abreise|dates du s[ée]jour|arriv[ée]e et d[ée]part|fechas de (?:su )?(?:estancia|viaje)|llegada y salida|datas da (?:estadia|viagem)|chegada e partida)\b|期間|فترة/iu,
  ],
  [
    'time',
    /\b(?:what time|time of|uhrzeit|quelle heure|heure d|qué hora|que horas|horário)\b|何時|時刻|الساعة/iu,
  ],
  ['country', /^(?:(?:your |home )?country(?: of .*)?|land|herkunftsland|pays|pa[íi]s|国|الدولة|البلد)$/iu],
  [
    'number',
    /\b(?:how many|number of|quantity|anzahl|wie viele|combien|nombre de|quantit[ée]|cu[áa]nt[oa]s|n[úu]mero de|cantidad|quant[oa]s|quantidade)\b|^(?:your )?age$|^alter$|^edad$|^idade$|^[âa]ge$|人数|数量|年齢|عدد|العمر/iu,
  ],
  [
    'date',
    /\b(?:date|day of|birthday|born|datum|geburtstag|wann|quand|fecha|cumpleaños|cu[áa]ndo|data|nascimento|quando)\b|^when\b(?!.*\btime\b)|日付|生年月日|いつ(?!も|か)|تاريخ|متى/iu,
  ],
];

/** Returns the type that the words of a label name; null where they say nothing. */
export const findNamedType = (label: string): FieldType | null =>
  WORDS.find(([, words]) => words.test(label))?.[0] ?? null;
