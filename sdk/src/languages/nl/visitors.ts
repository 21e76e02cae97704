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
  language: 'Taal',
  closedTitle: 'Formulier gesloten',
  closed: 'Dit formulier is gesloten en accepteert geen inzendingen meer.',
  full: 'Dit formulier heeft de limiet voor inzendingen bereikt.',
  earlyTitle: 'Dit formulier is nog niet open',
  early: 'Het gaat open op {time}.',
  alreadySentTitle: 'Al verzonden',
  alreadySent: 'U hebt dit formulier al vanuit deze browser verzonden.',
  invitedOnlyTitle: 'Voor genodigden',
  invitedOnly: 'Dit formulier is voor genodigden. Open het met de link in uw uitnodiging.',
  passwordTitle: 'Dit formulier vraagt om een wachtwoord',
  passwordText: 'Vul het wachtwoord in dat u hebt gekregen.',
  passwordAgain: 'Vul het wachtwoord opnieuw in. Alles wat u hebt ingevuld, blijft bewaard.',
  passwordOpen: 'Formulier openen',
  signInTitle: 'Log in om dit formulier te openen',
  signInText: 'Dit formulier vraagt wie u bent voordat het opengaat.',
  signInButton: 'Inloggen met {provider}',
  signInWindow: 'Het inloggen opent in een eigen venster.',
  signInAgain:
    'Log opnieuw in: dat opent in een ander venster. Kom daarna hier terug en ga verder. Alles wat u hebt ingevuld, blijft bewaard.',
  signInContinue: 'Doorgaan',
  signedInTitle: 'U bent ingelogd',
  signedIn: 'Sluit dit venster en ga verder in het venster waarin u het formulier hebt ingevuld.',
  signInCancelled: 'U bent niet ingelogd. Probeer het opnieuw.',
  signInUnverified: 'Uw e-mailadres is daar niet bevestigd. Bevestig het of log in met een ander account.',
  signInAddress: 'Dit formulier accepteert uw e-mailadres niet. Log in met een ander account.',
  signInUnreachable: 'Inloggen is op dit moment niet mogelijk. Probeer het later opnieuw.',
  signInFailed: 'Het inloggen is niet gelukt. Probeer het opnieuw.',
  answered: 'Uw antwoord op deze uitnodiging is al binnen. Elke uitnodiging geldt voor één antwoord.',
  invitedLinkTitle: 'Deze link opent niets',
  invitedLink:
    'Hij is onvolledig of niet meer geldig. Open de link in de nieuwste e-mail, of vraag het aan wie u heeft uitgenodigd.',
  anonymous:
    'Uw antwoord is anoniem: niets van wat wordt opgeslagen zegt van wie het is, en alleen de dag wordt bewaard. Wie de server beheert, zou het tijdens het verzenden toch kunnen achterhalen, en uw eigen woorden kunnen u verraden.',
  turnedAwayTitle: 'Bedankt voor uw interesse',
  turnedAway: 'Uit uw antwoorden blijkt dat dit formulier niet voor u is bedoeld. Er is niets opgeslagen.',
  websiteNotAllowed: 'Dit formulier mag niet op deze website worden gebruikt.',
  changed:
    'Dit formulier is gewijzigd sinds u het hebt geopend. Controleer uw antwoorden en verzend ze opnieuw.',
  question: (first, second) => `Hoeveel is ${first} plus ${second}?`,
  questionHint: 'Deze vraag houdt robots tegen. Vul het antwoord in als getal.',
  questionComes: 'Nadat u op Verzenden hebt gedrukt, krijgt u een korte vraag om robots tegen te houden.',
  appeared: (label) => `Door uw antwoorden is er nog een vraag bijgekomen: ${label}`,
  busy: 'Het is op dit moment erg druk. Wat u hebt ingevuld, gaat niet verloren; probeer het zo opnieuw.',
  busyTitle: 'Een ogenblik geduld',
  busyPage: 'Het formulier kan nu niet worden getoond. Deze pagina probeert het vanzelf opnieuw.',
  linkRefused: 'Deze link is verlopen of gewijzigd. Daarom zijn sommige antwoorden niet ingevuld.',
};

export const status: StatusTexts = {
  check: 'Status bekijken',
  status: 'Status',
  sent: 'Verzonden',
  receipt: 'Ontvangstbewijs',
  messages: 'Berichten',
  states: { open: 'Ontvangen', in_progress: 'In behandeling', done: 'Klaar' },
  unavailableTitle: 'Deze status is niet beschikbaar',
  unavailable:
    'De link is onjuist of de status wordt niet meer getoond. Vraag het na bij degene aan wie u het formulier hebt gestuurd.',
  loadFailed: 'De status kan nu niet worden geladen.',
  waitingTitle: 'U staat op de wachtlijst',
  waiting:
    'Alle plaatsen zijn bezet. Uw plaats op de wachtlijst: {position}. Komt er een plaats vrij, dan gaat die naar de eerste op de lijst.',
};

export const edit: EditTexts = {
  change: 'Uw antwoorden wijzigen',
  withdraw: 'Uw antwoorden intrekken',
  editing: 'Dit zijn de antwoorden die u hebt verzonden. Wijzig wat u wilt en verzend ze opnieuw.',
  dropped: 'Het formulier is sindsdien gewijzigd. Deze antwoorden passen niet meer: {labels}.',
  changed:
    'Deze antwoorden zijn intussen elders gewijzigd: {labels}. Verzend opnieuw om te behouden wat u hier ziet.',
  savedTitle: 'Uw wijzigingen zijn opgeslagen',
  saved: 'Uw nieuwe antwoorden hebben de eerdere vervangen.',
  endedTitle: 'Wijzigen is niet meer mogelijk',
  ended: 'De tijd om deze antwoorden te wijzigen of in te trekken is voorbij.',
  withdrawTitle: 'Uw antwoorden intrekken?',
  withdrawText: 'Uw antwoorden tellen dan niet meer mee. Dit kan hier niet ongedaan worden gemaakt.',
  keep: 'Mijn antwoorden behouden',
  keptTitle: 'Uw antwoorden blijven zoals ze zijn',
  kept: 'Er is niets gewijzigd.',
  withdrawnTitle: 'Uw antwoorden zijn ingetrokken',
  withdrawn: 'Ze tellen niet meer mee.',
  reason: 'Reden van de correctie',
  reasonHelp: 'Optioneel. Blijft in de geschiedenis staan.',
  unavailableTitle: 'Deze link opent niets',
  unavailable:
    'Hij is onvolledig of niet meer geldig. Open hem opnieuw vanaf de plek waar u hem hebt gekregen.',
  loadFailed: 'Deze antwoorden kunnen nu niet worden geladen.',
  brokenTitle: 'Uw antwoorden zijn niet aangekomen',
  broken:
    'Er ging onderweg iets mis en er is niets gewijzigd. Ga terug naar de vorige pagina en verstuur opnieuw.',
};

export const score: ScoreTexts = {
  total: 'Uw score: {points} van {most}',
  passed: 'U bent geslaagd.',
  failed: 'U bent niet geslaagd.',
  points: '{points} van {most}',
  right: 'Goed',
  partly: 'Deels goed',
  wrong: 'Fout',
  unanswered: 'Niet beantwoord',
  answer: 'Uw antwoord',
  rightAnswer: 'Goed antwoord',
  between: '{from} tot en met {to}',
};

export const scoreNames: ScoreNames = {
  score: 'Score',
  max: 'Hoogst mogelijke score',
  passed: 'Geslaagd',
  category: 'Score: {category}',
};

export const report: ReportTexts = {
  submitted: 'Verzonden: {time}',
  pageOf: 'Pagina {page} van {pages}',
  contents: 'Inhoud',
  allTime: 'Gehele periode',
  days: '{from} tot en met {to}',
  compared: 'Vergeleken met {from} tot en met {to}',
  filtered: 'Alleen inzendingen met {question}: {answer}',
  submissions: 'Inzendingen: {count}',
  before: '{value} (eerder: {earlier})',
  row: 'Rij',
  completed: 'Voltooid door wie is begonnen',
};

export const codeMail: CodeMailTexts = (form, code) => ({
  subject: `Uw code voor “${form}”`,
  paragraphs: [`Uw code: ${code}`, `Vul de code binnen 15 minuten in het formulier “${form}” in.`],
  note: 'Hebt u dit formulier niet ingevuld? Dan kunt u deze e-mail negeren. Zonder de code kan niemand daar uw adres gebruiken.',
});

export const receipt: ReceiptTexts = {
  link: 'Ondertekend ontvangstbewijs',
  title: 'Ontvangstbewijs controleren',
  about:
    'Kies het bestand van een ondertekend ontvangstbewijs of sleep het hierheen. Deze browser controleert het en stuurt het nergens heen.',
  choose: 'Bestand van het ontvangstbewijs',
  genuine: 'Echt: {platform} heeft dit ontvangstbewijs ondertekend.',
  changed: 'Niet echt: dit bestand is gewijzigd, of {platform} heeft het niet ondertekend.',
  unknownKey:
    'Deze pagina kent de sleutel van dit ontvangstbewijs niet. Open de pagina opnieuw op het platform dat het heeft ondertekend.',
  notReceipt: 'Dit bestand is geen ondertekend ontvangstbewijs.',
  cannot:
    'Deze browser kan hier geen handtekeningen controleren. Bewaar deze pagina en open het bewaarde bestand, of gebruik een nieuwere browser.',
  form: 'Formulier',
  sent: 'Verzonden',
  edited: 'Bewerkt',
  code: 'Ontvangstcode',
  fingerprint: 'Vingerafdruk van de antwoorden (SHA-256)',
  limits:
    'Een ontvangstbewijs bewijst welk formulier is verzonden, wanneer, en dat de antwoorden deze vingerafdruk hebben. Het zegt niet wie ze heeft verzonden, of ze later zijn bewerkt of verwijderd.',
  save: 'Bewaar deze pagina om offline te controleren',
};
