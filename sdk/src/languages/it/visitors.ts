import type {
  AccessTexts,
  CodeMailTexts,
  EditTexts,
  ReceiptTexts,
  ReportTexts,
  ScoreNames,
  ScoreTexts,
  StatusTexts,
} from '../../model/texts/textTypes.ts';

export const access: AccessTexts = {
  language: 'Lingua',
  closedTitle: 'Modulo chiuso',
  closed: 'Questo modulo è chiuso e non accetta più risposte.',
  full: 'Questo modulo ha raggiunto il numero massimo di invii.',
  earlyTitle: 'Questo modulo non è ancora aperto',
  early: 'Apre il {time}.',
  alreadySentTitle: 'Già inviato',
  alreadySent: 'Questo modulo è già stato inviato da questo browser. È possibile un solo invio.',
  invitedOnlyTitle: 'Per persone invitate',
  invitedOnly: 'Questo modulo è per persone invitate. Lo apra con il link del suo invito.',
  passwordTitle: 'Questo modulo richiede una password',
  passwordText: 'Inserisca la password che ha ricevuto.',
  passwordAgain: 'Inserisca di nuovo la password. Tutto ciò che ha scritto è conservato.',
  passwordOpen: 'Apri il modulo',
  signInTitle: 'Acceda per aprire questo modulo',
  signInText: 'Questo modulo chiede chi è prima di aprirsi.',
  signInButton: 'Accedi con {provider}',
  signInWindow: 'L’accesso si apre in una finestra a parte.',
  signInAgain:
    'Acceda di nuovo: si apre un’altra finestra. Poi torni qui e continui. Tutto ciò che ha scritto è conservato.',
  signInContinue: 'Continua',
  signedInTitle: 'Accesso effettuato',
  signedIn: 'Chiuda questa finestra e continui in quella in cui ha compilato il modulo.',
  signInCancelled: 'L’accesso non è stato effettuato. Riprovi.',
  signInUnverified:
    'Lì il suo indirizzo e-mail non è verificato. Lo verifichi o acceda con un altro account.',
  signInAddress: 'Questo modulo non accetta il suo indirizzo e-mail. Acceda con un altro account.',
  signInUnreachable: 'L’accesso non è disponibile al momento. Riprovi più tardi.',
  signInFailed: 'L’accesso non ha funzionato. Riprovi.',
  answered: 'La sua risposta a questo invito è già arrivata. Ogni invito vale per una risposta.',
  invitedLinkTitle: 'Questo link non apre nulla',
  invitedLink:
    'È incompleto o non è più valido. Apra il link dell’e-mail più recente, o chieda a chi l’ha invitata.',
  anonymous:
    'La sua risposta è anonima: nulla di ciò che viene salvato dice di chi è, e ne resta solo il giorno. Chi gestisce il server potrebbe comunque scoprirlo durante l’invio, e le sue stesse parole possono rivelarla.',
  turnedAwayTitle: 'Grazie per l’interesse',
  turnedAway: 'In base alle risposte, questo modulo non è destinato a Lei. Non è stato salvato nulla.',
  websiteNotAllowed: 'Questo modulo non è consentito su questo sito web.',
  changed: 'Questo modulo è stato modificato dopo l’apertura. Controllare le risposte e inviarle di nuovo.',
  question: (first, second) => `Quanto fa ${first} più ${second}?`,
  questionHint: 'Questa domanda tiene lontani i robot. Scrivere la risposta in cifre.',
  questionComes: 'Dopo l’invio verrà posta una breve domanda per tenere lontani i robot.',
  appeared: (label) => `In base alle risposte, si aggiunge una domanda: ${label}`,
  busy: 'Il servizio è occupato. I dati inseriti non sono andati persi: riprovare tra un momento.',
  busyTitle: 'Un momento, per favore',
  busyPage: 'Al momento non è possibile mostrare il modulo. La pagina riprova automaticamente.',
  linkRefused: 'Questo link è scaduto o è stato modificato, quindi alcune risposte non sono state inserite.',
};

export const status: StatusTexts = {
  check: 'Controlla lo stato',
  status: 'Stato',
  sent: 'Inviato',
  receipt: 'Ricevuta',
  messages: 'Messaggi',
  states: { open: 'Ricevuto', in_progress: 'In corso', done: 'Completato' },
  unavailableTitle: 'Questo stato non è disponibile',
  unavailable:
    'Il link non è corretto o lo stato non viene più mostrato. Chiedere a chi ha ricevuto il modulo.',
  loadFailed: 'Al momento non è possibile caricare lo stato.',
  waitingTitle: 'È in lista d’attesa',
  waiting:
    'Tutti i posti sono occupati. La Sua posizione nella lista d’attesa: {position}. Quando si libera un posto, spetta alla prima persona della lista.',
};

export const edit: EditTexts = {
  change: 'Modifica le risposte',
  withdraw: 'Ritira le risposte',
  editing: 'Queste sono le risposte che ha inviato. Modifichi ciò che desidera, poi le invii di nuovo.',
  dropped: 'Nel frattempo il modulo è cambiato. Queste risposte non sono più adatte: {labels}.',
  changed:
    'Nel frattempo queste risposte sono state modificate altrove: {labels}. Invii di nuovo per mantenere ciò che vede qui.',
  savedTitle: 'Le modifiche sono salvate',
  saved: 'Le nuove risposte hanno sostituito quelle precedenti.',
  endedTitle: 'Non è più possibile apportare modifiche',
  ended: 'Il tempo per modificare o ritirare queste risposte è scaduto.',
  withdrawTitle: 'Ritirare le risposte?',
  withdrawText: 'Le risposte non saranno più considerate. Qui non è possibile annullare.',
  keep: 'Mantieni le mie risposte',
  keptTitle: 'Le Sue risposte restano come sono',
  kept: 'Non è stato cambiato nulla.',
  withdrawnTitle: 'Le risposte sono state ritirate',
  withdrawn: 'Non sono più considerate.',
  reason: 'Motivo della correzione',
  reasonHelp: 'Facoltativo. Resta nella cronologia.',
  unavailableTitle: 'Questo link non apre nulla',
  unavailable: 'È incompleto o non è più valido. Lo apra di nuovo da dove l’ha ricevuto.',
  loadFailed: 'Al momento non è possibile caricare queste risposte.',
  brokenTitle: 'Le Sue risposte non sono arrivate',
  broken:
    'Qualcosa è andato storto durante l’invio e non è stato cambiato nulla. Torni alla pagina precedente e invii di nuovo.',
};

export const score: ScoreTexts = {
  total: 'Punteggio: {points} su {most}',
  passed: 'Prova superata.',
  failed: 'Prova non superata.',
  points: '{points} su {most}',
  right: 'Giusta',
  partly: 'In parte giusta',
  wrong: 'Sbagliata',
  unanswered: 'Senza risposta',
  answer: 'La Sua risposta',
  rightAnswer: 'Risposta giusta',
  between: '{from} – {to}',
};

export const scoreNames: ScoreNames = {
  score: 'Punteggio',
  max: 'Punteggio massimo',
  passed: 'Superato',
  category: 'Punteggio: {category}',
};

export const report: ReportTexts = {
  submitted: 'Inviato: {time}',
  pageOf: 'Pagina {page} di {pages}',
  contents: 'Indice',
  allTime: 'Intero periodo',
  days: '{from} – {to}',
  compared: 'Confronto con {from} – {to}',
  filtered: 'Solo le risposte con {question}: {answer}',
  submissions: 'Risposte ricevute: {count}',
  before: '{value} (prima: {earlier})',
  row: 'Riga',
  completed: 'Completati da chi ha iniziato',
};

export const codeMail: CodeMailTexts = (form, code) => ({
  subject: `Codice per “${form}”`,
  paragraphs: [`Codice: ${code}`, `Inserire il codice nel modulo “${form}” entro 15 minuti.`],
  note: 'Chi non ha compilato questo modulo può ignorare questa email. Senza il codice, nessuno può usare questo indirizzo nel modulo.',
});

export const receipt: ReceiptTexts = {
  link: 'Ricevuta firmata',
  title: 'Verifica una ricevuta',
  about:
    'Scelga il file di una ricevuta firmata o lo trascini qui. Questo browser lo verifica e non lo invia da nessuna parte.',
  choose: 'File della ricevuta',
  genuine: 'Autentica: {platform} ha firmato questa ricevuta.',
  changed: 'Non autentica: questo file è stato modificato, o {platform} non l’ha firmato.',
  unknownKey:
    'Questa pagina non conosce la chiave di questa ricevuta. Riapra la pagina sulla piattaforma che l’ha firmata.',
  notReceipt: 'Questo file non è una ricevuta firmata.',
  cannot:
    'Questo browser non può verificare firme qui. Salvi questa pagina e apra il file salvato, o usi un browser più recente.',
  form: 'Modulo',
  sent: 'Inviato',
  edited: 'Modificato',
  code: 'Codice della ricevuta',
  fingerprint: 'Impronta delle risposte (SHA-256)',
  limits:
    'Una ricevuta prova quale modulo è stato inviato, quando, e che le risposte hanno questa impronta. Non dice chi le ha inviate, né se sono state modificate o eliminate in seguito.',
  save: 'Salva questa pagina per verificare offline',
};
