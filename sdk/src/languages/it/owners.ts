import type { CreatedTexts, LanguageTraits } from '../../model/texts/textTypes.ts';

export const created: CreatedTexts = {
  other: 'Altro',
  comment: 'Commento',
  email: 'Indirizzo email',
};

export const traits: LanguageTraits = {
  alphabet: 'àèéìòù',
  letters: [
    [/[ìò]|zion[ei]\b/g, 2],
    [/[àèù]|\b(?:[ldc]|un|[dn]ell|[dn]?all|sull|quest)['’](?=\p{L})/gu, 1],
  ],
  words:
    'al alla anche anni azienda cap cellulare che chi ci città codice cognome come con consegna contattaci contatto cosa cui da dal data dei del della delle descrizione desidera di domanda dove e è età giorni giorno gli grazie il indirizzo iscrizione la le luogo messaggio modulo motivo nascita nel noi nome non nostro numero o oggetto orario ordine per perché persone più prenotazione preventivo prodotto provincia quale quando quantità quanto richiesta sei servizio sì sono sua suo telefono tua tuo un una via vostro vuoi',
};

/** Words in brackets beside a label that must be answered. */
export const required: readonly string[] = [
  'obbligatorio',
  'obbligatoria',
  'richiesto',
  'richiesta',
  'campo obbligatorio',
  'necessario',
];
