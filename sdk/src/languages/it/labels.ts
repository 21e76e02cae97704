import type { LabelWords } from '../../model/texts/textTypes.ts';

export const labels: LabelWords = {
  optional: 'facoltativo | facoltativa | opzionale | non obbligatorio | se presente | se applicabile',
  several: `… più( risposte| opzioni| scelte)?( possibili)? | … (scelta|risposta) multipla | … (seleziona|scegli|selezioni|scelga) tutte? le? .*`,
  title:
    'modulo | questionario | sondaggio | iscrizione | richiesta | registrazione | candidatura | scheda | ordine',
  columns: 'domand[ae] | camp[oi] | etichett[ae]',
  yes: 'sì | s | vero | obbligatorio',
  no: 'no | falso | facoltativo',
  lead: `(per favore,? |si prega di )?(inserisci|inserisca|indica|indichi|scrivi|scriva|inserire|indicare|specificare)( il| la| lo| l'| i| le| gli)?( tuo| tua| suo| sua| tuoi| tue| un| una)?
    | (il |la |lo |i |le |gli )?(tuo|tua|tuoi|tue|suo|sua|suoi|sue|vostro|vostra|nostro|mio|mia) | (qual|quale|quali) (è|e|sono) (il|la|lo|l'|i|le)?( tuo| tua| suo| sua)? | (il|la|lo|i|le|gli)`,
  asks: [
    [
      'consent',
      `(accetto|comprendo|capisco|sono consapevole|sono informato|prendo atto|sono maggiorenne|acconsento|autorizzo|confermo|dichiaro|certifico|ho letto|ho preso visione|presto il consenso|do il (mio )?consenso|sono d'accordo|mi impegno|accettiamo|esprimo il consenso) … | (consenso|autorizzazione|accettazione) (al|alla|ai|all'|per) …`,
    ],
    ['nps', `… probabil… consigli… | … probabil… raccomand… | quanto … consigliere…`],
    [
      'textarea',
      `altro | (c'è|hai|ha|vuoi|vuole|desidera) … (altro|qualcosa|aggiungere) … | … aggiungere … | (per favore,? )?(elenca|elenchi|citi|cita|motiva|motivi|giustifica|giustifichi|descriva|descrivi|descrivere|spieghi|spiega|spiegare|racconta|raccontaci|ci racconti|parlaci|ci parli|dicci|ci dica|illustri|motivi|precisa|dettagli) … | se (sì|no|si) …
      | (domande|dubbi|commenti|osservazioni) (o|e|ed) …`,
    ],
    [
      'text',
      `luogo di nascita | (città|paese|comune|provincia) di nascita | fuso orario | (formato|marca|modello|tipo|colore|taglia|livello|codice|fornitore|titolo) … | … (nome|cognome|nominativo) … | come (ci|hai|ha|avete|mi) … (conosciuto|saputo|trovato|sentito|conosciuti|venuto) … | come ci … | come si chiama …
      | (numero|n|nr) (di |d'|del |della |dell')?(ordine|tessera|passaporto|scarpe|serie|polizza|prenotazione|fattura|cliente|documento|conto|pratica|contratto|camera|volo|identità|telaio|iscrizione|civico|licenza|targa|microchip|protocollo|matricola|carta|stanza|iscrizione|spedizione|tracking|conto|socio|partita) … | (numero|n|nr) (del|della|dell') ?(?!(telefono|cellulare)).* | password … | nome utente
      | (azienda|ruolo|posizione|persona|contatto|contatti|classe|sesso|razza|targa|intestatario|compagnia|firma del contratto|oggetto|esigenze alimentari|comune|reparto|lingue|profilo instagram) … | (metodo|modalità|mezzo) di contatto … | (con che frequenza|da quanto|per quanto|quanto tempo) … | … e ?mail o telefono | via e numero … | via | ragione sociale | (canzone|musica) … | quando … (chiamar|contattar|sentir|richiamar)…`,
    ],
    [
      'yes_no',
      `(ha|hai|avete|è|sei|siete|vuoi|vuole|volete|possiamo|puoi|può|desidera|desideri|fuma|fumi|parteciperai|parteciperà|parteciperete|partecipi|partecipa|verrai|verrà|viene|vieni|prende|prendi|assume|assumi|soffre|soffri|serve|servono|ti serve|le serve|ci sono|c'è|porterai|porterà|abita|vive|lavora|pratica|bevi|beve|conosce|conosci|consiglieresti|consiglierebbe|necessita|necessiti|autorizza|autorizzi|sarai|sarà|sarete|posso|dobbiamo|ti piacerebbe|le piacerebbe|gradisce|utilizza|usi|usa|segue|segui|porta|porti|avrà|avrai|vi serve|hanno) …\\?
      | (fumatore|prima visita|socio|vegetariano|maggiorenne|fuma|fumi|parteciperai|parteciperà|verrai|verrà|ci sarai)\\?`,
    ],
    ['scale', `… (su|in) una scala … | … da [01] a \\d+ …`],
    [
      'rating',
      `(valuta|valuti|valutate|vota|dai un voto) … | come (valuta|valuti|valuteresti|valuterebbe|giudica|giudichi|è stato|è stata|ti è sembrato|le è sembrato|è andata) … | (valutazione|voto|giudizio|punteggio)( complessiva| generale| complessivo| globale)? | … (valutazione|voto|giudizio) … | … stelle | … soddisfatt[oaie] …`,
    ],
    [
      'file',
      `… (allega|alleghi|allegare|allegato|allegati|carica|carichi|caricare|caricamento|upload) … | … (curriculum|cv|file) … | (foto|fotografie|immagini|immagine|copia|copie|scansione|screenshot|documenti|documento|ricevuta|certificato) (dei|del|della|delle|di|d'|dell'|dello) … | (foto|fotografie|documenti|immagini|documento)`,
    ],
    ['signature', `firma … | firmi qui | … firma`],
    ['email', `(?!come |quale motivo).*\\b(e ?mails?|mail|posta elettronica|pec)\\b.*`],
    [
      'url',
      `… (sito web|sito internet|sito|pagina web|url|linkedin|blog|github|portfolio) … | … (link|collegamento) …`,
    ],
    [
      'phone',
      `… (telefono|tel|cellulare|cell|telefonico|fisso|whats ?app|fax|mobile) … | (a|su) (che|quale) numero … | recapito …`,
    ],
    [
      'country',
      `(paese|nazione|stato)( (di|in|da|della) .*)? | (in|di|da) (quale|che) (paese|nazione) … | (quale|che) paese …`,
    ],
    [
      'address',
      `… (indirizzo|residenza|domicilio) | (indirizzo|residenza|domicilio) … | dove … (fattura|pacco|ordine) … | dove (dobbiamo|possiamo|vuoi|vuole|desidera) … (consegnare|spedire|inviare|consegna|ritirare) … | sede legale`,
    ],
    [
      'date_range',
      `… (date|periodo) (del|della|di|dei|delle|dell'|desiderat\\w+) (soggiorno|viaggio|vacanza|noleggio|arrivo|prenotazione|permanenza|ferie|assenza|visita)? … | (date|periodo) | (arrivo|check in|inizio|dal) (e|\\/|al) (partenza|check out|fine|al)? … | dal … al …`,
    ],
    [
      'date',
      `… dat[ae] … | compleanno … | nato il | nata il | (quando|per quando|da quando|entro quando) (?!.*(chiamar|contattar|sentir|richiamar)).* | (primo |ultimo )?giorno … | entro quando … | (che|quale|in che|in quale) giorno … | (arrivo|partenza|scadenza|trasloco|consegna|nascita|check in|check out|ritorno|rientro|ingresso)( previst[oa])? | … (disponibile|valido|valida) (dal|da|fino al|a partire dal) …`,
    ],
    ['time', `(ora|orario) … | … (ora|orario) | a che ora … | che ora … | da che ora …`],
    [
      'number',
      `(numero|n|nr|totale|quantità) (di|dei|delle|degli|d') … | … quantità … | (quanti|quante|in quanti) … | ore (lavorate|settimanali|a settimana) … | … (stipendio|reddito|fatturato|affitto)( .*)? | (età|eta) … | … età | (anni|mesi|ore) di … | (peso|altezza|lunghezza|larghezza|distanza|chilometraggio) … | (persone|adulti|bambini|ospiti|partecipanti|invitati|notti|posti|biglietti|coperti)`,
    ],
    [
      'header',
      `(i )?(tuoi|suoi|vostri|miei|nostri) dati( personali| di contatto| anagrafici)? | le (tue|sue) informazioni | (dati|informazioni) (personali|anagrafici|generali|di base|bancari|mediche|sanitari|fiscali|professionali|di contatto|di fatturazione|di consegna|di spedizione|di pagamento|dell'azienda|aziendali|della prenotazione|del cliente|del paziente|del bambino|dell'evento|del progetto|del veicolo|del partecipante|del genitore|dello studente|su di te|su di lei|(sul|sulla|sull'|sui|sullo) .*)
      | su di (te|lei|voi|noi|me) | (sezione|parte|passo|pagina|passaggio) (\\d+|[a-z]) … | (fatturazione|spedizione|protezione dei dati|privacy|termini e condizioni|chi sei) | (grazie|benvenuto|benvenuta|benvenuti) …`,
    ],
    [
      'textarea',
      `… (messaggio|commento|commenti|osservazioni|osservazione|note|nota|descrizione|dettagli|suggerimenti|suggerimento|motivo|motivi|motivazione|motivazioni|ragione|ragioni|richiesta|richieste|opinione|parere|istruzioni|indicazioni|aspettative|obiettivi|esigenze|necessità|domanda|domande|dubbi|reclamo|lamentela|anamnesi|storia clinica|presentazione|testimonianza|spiegazione|idee|interessi|malattie|riassunto|feedback|proposte|dinamica) …
      | desideri | (segnala|segnalaci|ci segnali|segnali|comunicaci) … | (ulteriori|altre|maggiori) (informazioni|dettagli) … | informazioni (aggiuntive|ulteriori|utili) … | (allergie|farmaci|medicinali|sintomi|referenze|competenze|esperienza|esperienze|terapie|intolleranze|capacità) …
      | (quali|che) … (competenze|qualità|aspettative|obiettivi|temi|difficoltà|esperienze|miglioramenti|motivi|farmaci|medicinali|allergie|malattie|sintomi|patologie) … | … (allergie|intolleranze) …
      | perché … | (cosa|che cosa|che) (ti|le|vi|possiamo|potremmo|ne|pensi|pensa|è successo|e successo|si aspetta|ti aspetti|cambieresti|cambierebbe|hai|ha|cerchi|cerca|vorresti|vorrebbe|è accaduto|manca|potrebbe) … | (come|in che modo|in cosa) (possiamo|posso|potremmo) … | (come|cosa) è (successo|accaduto) …`,
    ],
  ],
  open: `((a|di|in|per|con|da|su|tra|fra) )?(che|quale|quali|quando|dove|come|chi|cosa) …`,
  yesNo: `(?!((a|di|in|per|con|da|su|tra) )?(che|quale|quali|quando|dove|come|chi|perché|quant[oaie]|cosa|nome|o)\\b)\\w{4,} .*\\w{3,}\\?`,
};
