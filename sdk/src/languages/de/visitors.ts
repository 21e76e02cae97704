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
  language: 'Sprache',
  closedTitle: 'Formular geschlossen',
  closed: 'Dieses Formular ist geschlossen und nimmt keine Einsendungen mehr an.',
  full: 'Dieses Formular hat so viele Einsendungen erhalten, wie es annimmt.',
  earlyTitle: 'Dieses Formular ist noch nicht offen',
  early: 'Es öffnet am {time}.',
  alreadySentTitle: 'Bereits gesendet',
  alreadySent: 'Dieses Formular wurde von diesem Browser aus schon gesendet. Das geht nur einmal.',
  invitedOnlyTitle: 'Für eingeladene Personen',
  invitedOnly: 'Dieses Formular ist für eingeladene Personen. Öffnen Sie es mit dem Link in Ihrer Einladung.',
  passwordTitle: 'Dieses Formular braucht ein Passwort',
  passwordText: 'Geben Sie das Passwort ein, das Sie erhalten haben.',
  passwordAgain: 'Geben Sie das Passwort noch einmal ein. Alles, was Sie eingegeben haben, bleibt erhalten.',
  passwordOpen: 'Formular öffnen',
  signInTitle: 'Melden Sie sich an, um dieses Formular zu öffnen',
  signInText: 'Dieses Formular fragt, wer Sie sind, bevor es sich öffnet.',
  signInButton: 'Mit {provider} anmelden',
  signInWindow: 'Die Anmeldung öffnet sich in einem eigenen Fenster.',
  signInAgain:
    'Melden Sie sich noch einmal an: Das öffnet sich in einem anderen Fenster. Kommen Sie dann hierher zurück und machen Sie weiter. Alles, was Sie eingegeben haben, bleibt erhalten.',
  signInContinue: 'Weiter',
  signedInTitle: 'Sie sind angemeldet',
  signedIn:
    'Schließen Sie dieses Fenster, und machen Sie in dem weiter, in dem Sie das Formular ausgefüllt haben.',
  signInCancelled: 'Sie wurden nicht angemeldet. Versuchen Sie es noch einmal.',
  signInUnverified:
    'Ihre E-Mail-Adresse ist dort nicht bestätigt. Bestätigen Sie sie, oder melden Sie sich mit einem anderen Konto an.',
  signInAddress:
    'Dieses Formular nimmt Ihre E-Mail-Adresse nicht an. Melden Sie sich mit einem anderen Konto an.',
  signInUnreachable: 'Die Anmeldung ist gerade nicht möglich. Versuchen Sie es später noch einmal.',
  signInFailed: 'Die Anmeldung hat nicht geklappt. Versuchen Sie es noch einmal.',
  answered: 'Ihre Antwort auf diese Einladung ist schon eingegangen. Jede Einladung gilt für eine Antwort.',
  invitedLinkTitle: 'Dieser Link führt nirgendwohin',
  invitedLink:
    'Er ist unvollständig oder nicht mehr gültig. Öffnen Sie den Link in der neuesten E-Mail, oder fragen Sie, wer Sie eingeladen hat.',
  anonymous:
    'Ihre Antwort ist anonym: Nichts, was gespeichert wird, sagt, von wem sie ist, und nur ihr Tag wird festgehalten. Wer den Server betreibt, könnte es beim Absenden dennoch herausfinden, und Ihre eigenen Worte können Sie verraten.',
  turnedAwayTitle: 'Vielen Dank für Ihr Interesse',
  turnedAway: 'Nach Ihren Angaben ist dieses Formular nicht für Sie gedacht. Es wurde nichts gespeichert.',
  websiteNotAllowed: 'Dieses Formular darf auf dieser Website nicht verwendet werden.',
  changed:
    'Dieses Formular wurde geändert, seit Sie es geöffnet haben. Bitte prüfen Sie Ihre Angaben und senden Sie sie noch einmal.',
  question: (first, second) => `Wie viel ist ${first} plus ${second}?`,
  questionHint: 'Diese Frage hält Roboter fern. Bitte antworten Sie mit einer Zahl.',
  questionComes: 'Nach dem Absenden wird eine kurze Frage gestellt, um Roboter fernzuhalten.',
  appeared: (label) => `Nach Ihren Angaben gehört noch eine Frage dazu: ${label}`,
  busy: 'Der Dienst ist gerade ausgelastet. Ihre Eingaben sind noch da; bitte versuchen Sie es gleich noch einmal.',
  busyTitle: 'Einen Moment bitte',
  busyPage: 'Das Formular kann gerade nicht angezeigt werden. Die Seite versucht es von selbst noch einmal.',
  linkRefused:
    'Dieser Link ist abgelaufen oder wurde verändert. Einige Angaben wurden deshalb nicht ausgefüllt.',
};

export const status: StatusTexts = {
  check: 'Status ansehen',
  status: 'Status',
  sent: 'Gesendet',
  receipt: 'Eingangsnummer',
  messages: 'Nachrichten',
  states: { open: 'Eingegangen', in_progress: 'In Arbeit', done: 'Fertig' },
  unavailableTitle: 'Dieser Status ist nicht verfügbar',
  unavailable:
    'Der Link ist falsch, oder der Status wird nicht mehr gezeigt. Fragen Sie, wem Sie das Formular gesendet haben.',
  loadFailed: 'Der Status kann gerade nicht geladen werden.',
  waitingTitle: 'Sie stehen auf der Warteliste',
  waiting:
    'Alle Plätze sind vergeben. Ihr Platz auf der Warteliste: {position}. Wird ein Platz frei, erhält ihn die erste Person auf der Liste.',
};

export const edit: EditTexts = {
  change: 'Antworten ändern',
  withdraw: 'Antworten zurückziehen',
  editing:
    'Das sind die Antworten, die Sie gesendet haben. Ändern Sie, was Sie möchten, und senden Sie sie noch einmal.',
  dropped: 'Das Formular wurde seitdem geändert. Diese Antworten passen nicht mehr: {labels}.',
  changed:
    'Diese Antworten wurden inzwischen an anderer Stelle geändert: {labels}. Senden Sie noch einmal, um zu behalten, was Sie hier sehen.',
  savedTitle: 'Ihre Änderungen sind gespeichert',
  saved: 'Ihre neuen Antworten haben die früheren ersetzt.',
  endedTitle: 'Änderungen sind nicht mehr möglich',
  ended: 'Die Zeit, diese Antworten zu ändern oder zurückzuziehen, ist abgelaufen.',
  withdrawTitle: 'Antworten zurückziehen?',
  withdrawText:
    'Ihre Antworten werden nicht mehr berücksichtigt. Das lässt sich hier nicht rückgängig machen.',
  keep: 'Antworten behalten',
  keptTitle: 'Ihre Antworten bleiben, wie sie sind',
  kept: 'Es wurde nichts geändert.',
  withdrawnTitle: 'Ihre Antworten sind zurückgezogen',
  withdrawn: 'Sie werden nicht mehr berücksichtigt.',
  reason: 'Grund der Korrektur',
  reasonHelp: 'Freiwillig. Er bleibt im Verlauf stehen.',
  unavailableTitle: 'Dieser Link öffnet nichts',
  unavailable:
    'Er ist unvollständig oder gilt nicht mehr. Öffnen Sie ihn noch einmal dort, wo Sie ihn erhalten haben.',
  loadFailed: 'Diese Antworten können gerade nicht geladen werden.',
  brokenTitle: 'Ihre Antworten sind nicht angekommen',
  broken:
    'Unterwegs ist etwas schiefgegangen, und nichts wurde geändert. Gehen Sie zur vorigen Seite zurück und senden Sie noch einmal.',
};

export const score: ScoreTexts = {
  total: 'Ihr Ergebnis: {points} von {most}',
  passed: 'Sie haben bestanden.',
  failed: 'Sie haben nicht bestanden.',
  points: '{points} von {most}',
  right: 'Richtig',
  partly: 'Teilweise richtig',
  wrong: 'Falsch',
  unanswered: 'Nicht beantwortet',
  answer: 'Ihre Antwort',
  rightAnswer: 'Richtige Antwort',
  between: '{from} bis {to}',
};

export const scoreNames: ScoreNames = {
  score: 'Punkte',
  max: 'Höchste Punktzahl',
  passed: 'Bestanden',
  category: 'Punkte: {category}',
};

export const report: ReportTexts = {
  submitted: 'Gesendet: {time}',
  pageOf: 'Seite {page} von {pages}',
  contents: 'Inhalt',
  allTime: 'Gesamter Zeitraum',
  days: '{from} bis {to}',
  compared: 'Verglichen mit {from} bis {to}',
  filtered: 'Nur Einsendungen mit {question}: {answer}',
  submissions: 'Einsendungen: {count}',
  before: '{value} (vorher: {earlier})',
  row: 'Zeile',
  completed: 'Von denen beendet, die begannen',
};

export const codeMail: CodeMailTexts = (form, code) => ({
  subject: `Ihr Code für „${form}“`,
  paragraphs: [`Ihr Code: ${code}`, `Geben Sie ihn innerhalb von 15 Minuten im Formular „${form}“ ein.`],
  note: 'Wenn Sie dieses Formular nicht ausgefüllt haben, ignorieren Sie diese E-Mail. Ohne den Code kann dort niemand Ihre Adresse verwenden.',
});

export const receipt: ReceiptTexts = {
  link: 'Signierte Quittung',
  title: 'Quittung prüfen',
  about:
    'Wählen Sie die Datei einer signierten Quittung aus oder ziehen Sie sie hierher. Dieser Browser prüft sie und sendet sie nirgendwohin.',
  choose: 'Datei der Quittung',
  genuine: 'Echt: {platform} hat diese Quittung signiert.',
  changed: 'Nicht echt: Diese Datei wurde geändert, oder {platform} hat sie nicht signiert.',
  unknownKey:
    'Diese Seite kennt den Schlüssel dieser Quittung nicht. Öffnen Sie die Seite erneut auf der Plattform, die sie signiert hat.',
  notReceipt: 'Diese Datei ist keine signierte Quittung.',
  cannot:
    'Dieser Browser kann hier keine Signaturen prüfen. Speichern Sie diese Seite und öffnen Sie die gespeicherte Datei, oder verwenden Sie einen neueren Browser.',
  form: 'Formular',
  sent: 'Gesendet',
  edited: 'Bearbeitet',
  code: 'Quittungscode',
  fingerprint: 'Fingerabdruck der Antworten (SHA-256)',
  limits:
    'Eine Quittung beweist, welches Formular wann gesendet wurde und dass die Antworten diesen Fingerabdruck haben. Sie sagt nicht, wer sie gesendet hat und ob sie später bearbeitet oder gelöscht wurden.',
  save: 'Diese Seite speichern, um offline zu prüfen',
};
