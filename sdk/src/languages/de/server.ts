import type { ServerTexts } from '../../model/texts/textTypes.ts';

export const server: ServerTexts = {
  '1 new submission: {title}': '1 neue Antwort: {title}',
  'A block needs at least one field.': 'Ein Block braucht mindestens ein Feld.',
  'A client with this email already exists': 'Es gibt schon einen Kunden mit dieser E-Mail',
  'A file sent with “{title}” has been waiting for its check for over an hour.':
    'Eine mit „{title}“ gesendete Datei wartet seit über einer Stunde auf ihre Prüfung.',
  'A form can have at most 10 notification emails':
    'Ein Formular kann höchstens 10 Adressen für Benachrichtigungen haben',
  'A form can have at most 10 webhooks': 'Ein Formular kann höchstens 10 Webhooks haben',
  'A form is shared with one client. Put the forms into a folder to share them with several.':
    'Ein Formular wird mit einem Kunden geteilt. Legen Sie die Formulare in einen Ordner, um sie mit mehreren zu teilen.',
  'A key that sees some answers can only read submissions and subscribe hooks':
    'Ein Schlüssel, der nur einen Teil der Antworten sieht, kann nur Antworten lesen und Hooks abonnieren',
  'A locked field needs an answer.': 'Ein gesperrtes Feld braucht eine Antwort.',
  'A new account needs your approval': 'Ein neues Konto wartet auf Ihre Freigabe',
  'A passkey was added: {name}': 'Ein Passkey wurde hinzugefügt: {name}',
  'A passkey was removed.': 'Ein Passkey wurde entfernt.',
  'A recovery code was used to sign in. It works no more.':
    'Ein Wiederherstellungscode wurde zur Anmeldung verwendet. Er gilt nicht mehr.',
  'API key not found': 'API-Schlüssel nicht gefunden',
  'Accept invitation': 'Einladung annehmen',
  'Access was requested more than once with this email address. To confirm that it is yours, please choose a password.':
    'Mit dieser E-Mail-Adresse wurde mehrmals Zugang angefordert. Wählen Sie ein Passwort, um zu bestätigen, dass die Adresse Ihnen gehört.',
  'Account not found': 'Konto nicht gefunden',
  'Account temporarily locked. Please try again in 15 minutes.':
    'Konto vorübergehend gesperrt. Bitte versuchen Sie es in 15 Minuten erneut.',
  'Addresses are kept in the clear': 'Adressen werden im Klartext gespeichert',
  'After you confirm it, an administrator approves your account.':
    'Nach der Bestätigung gibt ein Administrator Ihr Konto frei.',
  'All submissions of “{title}”: {count}.': 'Alle Antworten auf „{title}“: {count}.',
  'An Excel sheet holds at most 1,048,575 submissions. Export as CSV instead.':
    'Ein Excel-Blatt fasst höchstens 1.048.575 Antworten. Exportieren Sie stattdessen als CSV.',
  'An account needs an owner. Make somebody else an owner first.':
    'Ein Konto braucht einen Inhaber. Machen Sie zuerst eine andere Person zum Inhaber.',
  'An account was requested more than once with this email address. To confirm that it is yours, please choose a password.':
    'Mit dieser E-Mail-Adresse wurde mehrmals ein Konto angefordert. Wählen Sie ein Passwort, um zu bestätigen, dass die Adresse Ihnen gehört.',
  'An administrator approved your account. You can sign in now.':
    'Ein Administrator hat Ihr Konto freigegeben. Sie können sich jetzt anmelden.',
  'An administrator will review your request. We will email you when you can sign in.':
    'Ein Administrator prüft Ihre Anfrage. Sie erhalten eine E-Mail, sobald Sie sich anmelden können.',
  'An authenticator app was set up.': 'Eine Authenticator-App wurde eingerichtet.',
  'An unexpected error occurred': 'Ein unerwarteter Fehler ist aufgetreten',
  'Another account has this email.': 'Ein anderes Konto hat diese E-Mail-Adresse.',
  'Another of your bulk actions is just starting. Try again in a moment.':
    'Eine andere Ihrer Sammelaktionen startet gerade. Versuchen Sie es gleich noch einmal.',
  'Another of your exports is just starting. Try again in a moment.':
    'Ein anderer Ihrer Exporte startet gerade. Versuchen Sie es gleich noch einmal.',
  'Another sender of this account already writes to this table.':
    'Ein anderer Sender dieses Kontos schreibt schon in diese Tabelle.',
  'Another status has this name': 'Ein anderer Status heißt schon so',
  'Block not found': 'Block nicht gefunden',
  'Brand not found': 'Marke nicht gefunden',
  Browser: 'Browser',
  'Built-in proof of work': 'Eingebauter Arbeitsnachweis',
  'CAPTCHA verification failed. Please try again.':
    'Die CAPTCHA-Prüfung ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
  'Category is required': 'Eine Kategorie ist erforderlich',
  'Cells of the table are protected. Let the account of the key edit them.':
    'Zellen der Tabelle sind geschützt. Lassen Sie das Konto des Schlüssels sie bearbeiten.',
  'Choose a day in the future': 'Wählen Sie einen Tag in der Zukunft',
  'Choose a folder or a form.': 'Wählen Sie einen Ordner oder ein Formular.',
  'Choose a password': 'Passwort wählen',
  'Choose a password other than the one you were given.':
    'Wählen Sie ein anderes Passwort als das, das Sie erhalten haben.',
  'Choose a time in the future.': 'Wählen Sie einen Zeitpunkt in der Zukunft.',
  'Choose at least one folder or form.': 'Wählen Sie mindestens einen Ordner oder ein Formular.',
  'Choose at least one form': 'Wählen Sie mindestens ein Formular',
  'Choose at least one question': 'Wählen Sie mindestens eine Frage',
  'Choose at least one scope': 'Wählen Sie mindestens eine Berechtigung',
  'Choose one form to choose its fields': 'Wählen Sie ein einziges Formular, um dessen Felder zu wählen',
  'Choose these questions as well.': 'Wählen Sie auch diese Fragen.',
  'Client not found': 'Kunde nicht gefunden',
  'Comment not found': 'Kommentar nicht gefunden',
  Confirm: 'Bestätigen',
  'Confirm email address': 'E-Mail-Adresse bestätigen',
  'Confirm new email address': 'Neue E-Mail-Adresse bestätigen',
  'Confirm that you want these emails': 'Bestätigen Sie, dass Sie diese E-Mails möchten',
  'Confirm your email address': 'Bestätigen Sie Ihre E-Mail-Adresse',
  'Confirm your new email address': 'Bestätigen Sie Ihre neue E-Mail-Adresse',
  'Contact us': 'Kontakt',
  'Current password is incorrect': 'Das aktuelle Passwort ist falsch',
  'Delivery not found': 'Zustellung nicht gefunden',
  'Download file': 'Datei herunterladen',
  Email: 'E-Mail',
  'Email address is too long': 'Die E-Mail-Adresse ist zu lang',
  'Email address not found': 'E-Mail-Adresse nicht gefunden',
  'Email contains invalid characters': 'Die E-Mail-Adresse enthält ungültige Zeichen',
  'Email is required': 'E-Mail-Adresse ist erforderlich',
  'Email not found': 'E-Mail nicht gefunden',
  'Email validation failed: {reason}': 'E-Mail-Adresse nicht angenommen: {reason}',
  'Enter a name': 'Geben Sie einen Namen ein',
  'Export not found': 'Export nicht gefunden',
  'File is too large': 'Die Datei ist zu groß',
  'File not found': 'Datei nicht gefunden',
  'File type is not allowed': 'Der Dateityp ist nicht erlaubt',
  'Files are still being checked: {title}': 'Dateien werden noch geprüft: {title}',
  'Folder not found': 'Ordner nicht gefunden',
  'Form limit reached': 'Formularlimit erreicht',
  'Form not found or not published': 'Formular nicht gefunden oder nicht veröffentlicht',
  'Forms can be assigned to approved users only.':
    'Formulare können nur für genehmigte Benutzer freigegeben werden.',
  'Get these mails?': 'Diese E-Mails erhalten?',
  'If this was not you, contact your administrator now.':
    'Wenn Sie das nicht waren, wenden Sie sich sofort an Ihren Administrator.',
  'If this was not you, ignore this email.': 'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail.',
  'If this was not you, set a new password now and contact the person who gave you access.':
    'Wenn Sie das nicht waren, legen Sie jetzt ein neues Passwort fest und wenden Sie sich an die Person, die Ihnen Zugang gegeben hat.',
  'If this was not you, set a new password now and contact your administrator.':
    'Wenn Sie das nicht waren, legen Sie jetzt ein neues Passwort fest und wenden Sie sich an Ihren Administrator.',
  'Invalid URL format': 'Ungültige Adresse',
  'Invalid email format': 'Ungültige E-Mail-Adresse',
  'Invalid login credentials': 'Ungültige Anmeldedaten',
  'Invitation not found': 'Einladung nicht gefunden',
  'It is incomplete or too old. Open the link in the newest mail.':
    'Er ist unvollständig oder zu alt. Öffnen Sie den Link in der neuesten E-Mail.',
  'Kept as keyed hashes that change daily': 'Als täglich wechselnde, verschlüsselte Prüfsummen gespeichert',
  'Last run less than an hour ago, submissions removed: {count}':
    'Zuletzt vor weniger als einer Stunde, entfernte Antworten: {count}',
  'Last run {hours} hours ago, submissions removed: {count}':
    'Zuletzt vor {hours} Stunden, entfernte Antworten: {count}',
  'Locked for 15 minutes after 5 failures': 'Nach 5 Fehlversuchen für 15 Minuten gesperrt',
  'Mails are handed to the mail server': 'E-Mails werden an den Mailserver übergeben',
  'Mails that could not be delivered: {count}': 'Nicht zustellbare E-Mails: {count}',
  'Maximum of 5 email addresses reached': 'Höchstzahl von 5 E-Mail-Adressen erreicht',
  Message: 'Nachricht',
  'Message is required': 'Eine Nachricht ist erforderlich',
  'Message not found': 'Nachricht nicht gefunden',
  'Name is required': 'Ein Name ist erforderlich',
  'This address is taken. Choose another one.': 'Diese Adresse ist vergeben. Wählen Sie eine andere.',
  'Use letters or digits.': 'Verwenden Sie Buchstaben oder Ziffern.',
  'The form must open before it closes.': 'Das Formular muss öffnen, bevor es schließt.',
  'You have a place: {title}': 'Sie haben einen Platz: {title}',
  'A place became free, and you were next on the waiting list of “{title}”. It is yours now.':
    'Ein Platz ist frei geworden, und Sie waren die nächste Person auf der Warteliste von „{title}“. Er gehört jetzt Ihnen.',
  'New message: {title}': 'Neue Nachricht: {title}',
  'New recovery codes were made. The old ones no longer work.':
    'Es wurden neue Wiederherstellungscodes erstellt. Die alten gelten nicht mehr.',
  'Answers changed: {title}': 'Antworten geändert: {title}',
  'Submission withdrawn: {title}': 'Antwort zurückgezogen: {title}',
  'Submission restored: {title}': 'Antwort wiederhergestellt: {title}',
  'Changed by the visitor': 'Vom Besucher geändert',
  'Changed by {name}': 'Geändert von {name}',
  'New submission: {title}': 'Neue Antwort: {title}',
  'Paste the whole JSON file of the key of a service account.':
    'Fügen Sie die ganze JSON-Datei des Schlüssels eines Dienstkontos ein.',
  'Person not found': 'Person nicht gefunden',
  'The Google Sheets API is switched off in the project of the key. Switch it on.':
    'Die Google Sheets API ist im Projekt des Schlüssels ausgeschaltet. Schalten Sie sie ein.',
  'The column “Submission” was removed from the table. Undo that, or choose another sheet.':
    'Die Spalte „Submission“ wurde aus der Tabelle entfernt. Machen Sie das rückgängig oder wählen Sie ein anderes Blatt.',
  'The readers you chose can’t read comments here. Choose other readers.':
    'Die gewählten Leser können Kommentare hier nicht lesen. Wählen Sie andere.',
  'No email address found in this submission': 'In dieser Antwort steht keine E-Mail-Adresse',
  'No mail server is set up.': 'Es ist kein Mailserver eingerichtet.',
  'No mail server. Mails that wait in the outbox: {count}':
    'Kein Mailserver. Wartende E-Mails im Postausgang: {count}',
  'No submission is lost. Files can be downloaded as soon as the virus scanner and the file storage answer again; whoever runs this platform should look at both.':
    'Keine Antwort ist verloren. Die Dateien können heruntergeladen werden, sobald Virenscanner und Dateispeicher wieder antworten; wer diese Plattform betreibt, sollte nach beiden sehen.',
  'No submissions to export': 'Keine Antworten zum Exportieren',
  'Not required for administrators': 'Für Administratoren nicht erforderlich',
  'Note not found': 'Notiz nicht gefunden',
  On: 'Ein',
  'One of these questions can’t be shared.': 'Eine dieser Fragen lässt sich nicht teilen.',
  'Only HTTP and HTTPS URLs are allowed': 'Nur HTTP- und HTTPS-Adressen sind erlaubt',
  'Several senders of this kind have this name': 'Mehrere Sender dieser Art haben diesen Namen',
  'Only HTTPS URLs are allowed': 'Nur HTTPS-Adressen sind erlaubt',
  'The table is full. Make room, or choose another.':
    'Die Tabelle ist voll. Schaffen Sie Platz oder wählen Sie eine andere.',
  'The table is not shared with the account of the key or token. Share it again.':
    'Die Tabelle ist nicht für das Konto des Schlüssels oder Tokens freigegeben. Geben Sie sie wieder frei.',
  'The table was deleted, or is no longer shared. Restore it, or choose another.':
    'Die Tabelle wurde gelöscht oder ist nicht mehr freigegeben. Stellen Sie sie wieder her oder wählen Sie eine andere.',
  'The token may not add columns to the table. Allow it, or add them by hand.':
    'Das Token darf der Tabelle keine Spalten hinzufügen. Erlauben Sie es oder fügen Sie sie von Hand hinzu.',
  'This address already has an account. Sign in to accept the invitation.':
    'Zu dieser Adresse gibt es bereits ein Konto. Melden Sie sich an, um die Einladung anzunehmen.',
  'This invitation is for another email address. Sign in with that address to accept it.':
    'Diese Einladung gilt für eine andere E-Mail-Adresse. Melden Sie sich mit dieser Adresse an, um sie anzunehmen.',
  'This invitation was used, has ended or has expired. Ask for a new one.':
    'Diese Einladung wurde bereits verwendet, beendet oder ist abgelaufen. Bitten Sie um eine neue.',
  'This link works once and for seven days. If you do not expect it, ignore this email.':
    'Dieser Link funktioniert einmal und sieben Tage lang. Wenn Sie ihn nicht erwarten, ignorieren Sie diese E-Mail.',
  'This needs an API key. Send one as Authorization: Bearer.':
    'Hierfür ist ein API-Schlüssel nötig. Senden Sie ihn als Authorization: Bearer.',
  'This cursor does not belong to this list. Begin without one.':
    'Dieser Cursor gehört nicht zu dieser Liste. Beginnen Sie ohne Cursor.',
  'This Idempotency-Key was already used for another request.':
    'Dieser Idempotency-Key wurde schon für eine andere Anfrage verwendet.',
  'A request with this Idempotency-Key is still running. Try again in a moment.':
    'Eine Anfrage mit diesem Idempotency-Key läuft noch. Versuchen Sie es gleich noch einmal.',
  'Name the state that you have read: send its ETag as If-Match.':
    'Nennen Sie den Stand, den Sie gelesen haben: Senden Sie dessen ETag als If-Match.',
  'No state can be named here. Send the request without If-Match.':
    'Hier kann kein Stand genannt werden. Senden Sie die Anfrage ohne If-Match.',
  'This has changed since you read it.': 'Das hat sich geändert, seit Sie es gelesen haben.',
  'This form has no draft.': 'Dieses Formular hat keinen Entwurf.',
  'This API key is not valid.': 'Dieser API-Schlüssel ist ungültig.',
  'This API key lacks the scope {scope}.': 'Diesem API-Schlüssel fehlt die Berechtigung {scope}.',
  'This is outside the limits of this API key.': 'Das liegt außerhalb der Grenzen dieses API-Schlüssels.',
  'This API key sees some answers only. Choose one form.':
    'Dieser API-Schlüssel sieht nur einen Teil der Antworten. Wählen Sie ein Formular.',
  'A legal hold keeps {count} of these submissions. Lift it before you delete them.':
    'Eine rechtliche Aufbewahrung schützt {count} dieser Einsendungen. Heben Sie sie auf, bevor Sie sie löschen.',
  'Type a whole address, at least 7 digits of a number, or at least 3 letters.':
    'Geben Sie eine ganze Adresse, mindestens 7 Ziffern einer Nummer oder mindestens 3 Buchstaben ein.',
  'More than {count} submissions match. Search for something more exact.':
    'Mehr als {count} Einsendungen passen. Suchen Sie genauer.',
  'What was found has changed. Look at it again.':
    'Das Gefundene hat sich geändert. Sehen Sie es sich noch einmal an.',
  'A legal hold keeps something of this person. Lift it, or leave those submissions out.':
    'Eine rechtliche Aufbewahrung schützt Daten dieser Person. Heben Sie sie auf oder lassen Sie diese Einsendungen aus.',
  'Nothing of this person is stored.': 'Von dieser Person ist nichts gespeichert.',
  'Erasure not found': 'Löschung nicht gefunden',
  'Another erasure is still running. Wait until it is done.':
    'Eine andere Löschung läuft noch. Warten Sie, bis sie fertig ist.',
  'Hold not found': 'Aufbewahrung nicht gefunden',
  'This bulk change can’t be undone.': 'Diese Sammeländerung lässt sich nicht rückgängig machen.',
  'Open the dashboard': 'Dashboard öffnen',
  'Open this link in the browser you want to use. You can then sign in there right away.':
    'Öffnen Sie diesen Link in dem Browser, den Sie verwenden möchten. Dort können Sie sich dann sofort anmelden.',
  'Open user approvals': 'Freigaben öffnen',
  'Open your portal': 'Portal öffnen',
  'Passkey not found': 'Passkey nicht gefunden',
  'Password is required': 'Das Passwort ist erforderlich',
  'Password is too close to your name, your address or the name of this platform':
    'Das Passwort ähnelt zu sehr Ihrem Namen, Ihrer Adresse oder dem Namen dieser Plattform',
  'Password is too common': 'Dieses Passwort ist zu verbreitet',
  'Password is too long': 'Das Passwort ist zu lang',
  'Password must be at least 8 characters long': 'Das Passwort muss mindestens 8 Zeichen lang sein',
  'Password must contain at least one digit': 'Das Passwort muss mindestens eine Ziffer enthalten',
  'Password must contain at least one lowercase letter':
    'Das Passwort muss mindestens einen Kleinbuchstaben enthalten',
  'Password must contain at least one special character':
    'Das Passwort muss mindestens ein Sonderzeichen enthalten',
  'Password must contain at least one uppercase letter':
    'Das Passwort muss mindestens einen Großbuchstaben enthalten',
  'Password validation failed: {reason}': 'Passwort nicht angenommen: {reason}',
  'Please complete the CAPTCHA verification': 'Bitte bestätigen Sie, dass Sie kein Roboter sind',
  'Please confirm that this is your email address.':
    'Bitte bestätigen Sie, dass dies Ihre E-Mail-Adresse ist.',
  'Please confirm this address. You then sign in with it.':
    'Bitte bestätigen Sie diese Adresse. Danach melden Sie sich mit ihr an.',
  'Please confirm your email address before signing in.':
    'Bitte bestätigen Sie vor dem Anmelden Ihre E-Mail-Adresse.',
  'Please enter a name': 'Bitte geben Sie einen Namen ein',
  'Please enter a subject': 'Bitte geben Sie einen Betreff ein',
  'Please enter a text': 'Bitte geben Sie einen Text ein',
  'Please enter a valid email address': 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  'Please enter an email address': 'Bitte geben Sie eine E-Mail-Adresse ein',
  'Please enter the address of a website, like https://example.com':
    'Bitte geben Sie die Adresse einer Website ein, etwa https://example.com',
  'Please sign in.': 'Bitte melden Sie sich an.',
  'Private and local URLs are not allowed': 'Private und lokale Adressen sind nicht erlaubt',
  Received: 'Eingegangen',
  'Replies need a mail server. Ask your administrator to connect one.':
    'Zum Antworten ist ein Mailserver nötig. Bitten Sie Ihren Administrator, einen zu verbinden.',
  'Reply template not found': 'Antwortvorlage nicht gefunden',
  'Reply to this email to answer them.': 'Antworten Sie auf diese E-Mail, um zu antworten.',
  'Requests from other websites are not allowed.': 'Anfragen von anderen Websites sind nicht erlaubt.',
  'Required for administrators': 'Für Administratoren erforderlich',
  'Required for every user': 'Für alle erforderlich',
  'Reset your password': 'Passwort zurücksetzen',
  'Runs every day; not yet since the start': 'Läuft täglich; seit dem Start noch nicht',
  'Security settings': 'Sicherheitseinstellungen',
  'Sent from': 'Gesendet von',
  'Session not found': 'Sitzung nicht gefunden',
  'Set a new password': 'Neues Passwort festlegen',
  'Set up two-step sign-in to continue.': 'Richten Sie die Zwei-Schritt-Anmeldung ein, um fortzufahren.',
  'Shown: the newest {shown} of {count}.': 'Gezeigt: die neuesten {shown} von {count}.',
  'Sign in': 'Anmelden',
  'Sign in again, then choose a password within ten minutes.':
    'Melden Sie sich erneut an und wählen Sie dann innerhalb von zehn Minuten ein Passwort.',
  'Sign in while your account is locked': 'Anmelden, während Ihr Konto gesperrt ist',
  Somebody: 'Jemand',
  'Somebody else is changing this form as well.': 'Jemand anderes ändert dieses Formular ebenfalls.',
  'Someone entered wrong passwords for your account, so sign-in is locked for 15 minutes.':
    'Jemand hat falsche Passwörter für Ihr Konto eingegeben. Deshalb ist die Anmeldung 15 Minuten lang gesperrt.',
  'Someone submitted “{title}” on {time}.': 'Jemand hat „{title}“ ausgefüllt: {time}.',
  'Someone, probably you, requested a new password for your account.':
    'Jemand, vermutlich Sie selbst, hat ein neues Passwort für Ihr Konto angefordert.',
  'Someone, probably you, requested access with this email address. You already have an account, so nothing changed.':
    'Jemand, vermutlich Sie selbst, hat mit dieser E-Mail-Adresse Zugang angefordert. Sie haben bereits ein Konto, deshalb hat sich nichts geändert.',
  'Someone, probably you, requested an account with this email address. You already have one, so nothing changed.':
    'Jemand, vermutlich Sie selbst, hat mit dieser E-Mail-Adresse ein Konto angefordert. Sie haben bereits eines, deshalb hat sich nichts geändert.',
  'Start setting up the authenticator app first.':
    'Beginnen Sie zuerst mit der Einrichtung der Authenticator-App.',
  'Status not found': 'Status nicht gefunden',
  'Stop these mails': 'Diese E-Mails abbestellen',
  'Stop these mails?': 'Diese E-Mails abbestellen?',
  'Subject is required': 'Betreff ist erforderlich',
  'Submission not found': 'Antwort nicht gefunden',
  'Another submission has the same value by now. This form takes one response for each.':
    'Eine andere Einsendung hat inzwischen denselben Wert. Dieses Formular nimmt zu jedem Wert eine Antwort an.',
  'Submissions of this form are not shared with you.':
    'Antworten auf dieses Formular sind nicht für Sie freigegeben.',
  'Submissions of “{title}” from {from} to {to}: {count}.':
    'Antworten auf „{title}“ vom {from} bis {to}: {count}.',
  'Switched off in the platform settings': 'In den Einstellungen der Plattform ausgeschaltet',
  'Template not found': 'Vorlage nicht gefunden',
  'Text contains invalid characters': 'Der Text enthält ungültige Zeichen',
  'Text contains potentially dangerous content': 'Der Text enthält möglicherweise gefährliche Inhalte',
  'Text must be less than {maximum} characters': 'Der Text darf höchstens {maximum} Zeichen lang sein',
  'The PDF of this submission is not attached: it is too large, or could not be made.':
    'Das PDF dieser Antwort ist nicht angehängt: Es ist zu groß oder konnte nicht erstellt werden.',
  'The address has not been confirmed yet.': 'Die Adresse wurde noch nicht bestätigt.',
  'The authenticator app was turned off.': 'Die Authenticator-App wurde ausgeschaltet.',
  'The file is not ready yet.': 'Die Datei ist noch nicht fertig.',
  'The form could not be saved as it is.': 'Das Formular konnte so nicht gespeichert werden.',
  'The form has settings that are not known here. Correct their names or leave them out.':
    'Das Formular enthält Einstellungen, die hier unbekannt sind. Korrigieren Sie ihre Namen oder lassen Sie sie weg.',
  'The link works for three days, for as long as you can read the form’s submissions. Whoever has it can download the file.':
    'Der Link gilt drei Tage und nur, solange Sie die Antworten auf das Formular lesen dürfen. Wer ihn hat, kann die Datei herunterladen.',
  'The password of your account was just changed, and every browser was signed out.':
    'Das Passwort Ihres Kontos wurde soeben geändert, und alle Browser wurden abgemeldet.',
  'The password of your account was just changed, and every other browser was signed out.':
    'Das Passwort Ihres Kontos wurde soeben geändert, und alle anderen Browser wurden abgemeldet.',
  'The platform is reached by https': 'Die Plattform wird über https erreicht',
  'The platform is reached by plain http': 'Die Plattform wird über ungesichertes http erreicht',
  'The recipient stopped these mails.': 'Der Empfänger hat diese E-Mails abbestellt.',
  'The request is too large.': 'Die Anfrage ist zu groß.',
  'The service is busy. Please try again in a moment.':
    'Der Dienst ist ausgelastet. Bitte versuchen Sie es gleich noch einmal.',
  'There are too many templates. Remove one first.': 'Es gibt zu viele Vorlagen. Entfernen Sie zuerst eine.',
  'There is no web page at this address.': 'Unter dieser Adresse gibt es keine Webseite.',
  'These mails have stopped': 'Diese E-Mails sind abbestellt',
  'This address can’t receive mail.': 'Diese Adresse kann keine E-Mails empfangen.',
  'This PDF is too large to create. Choose a shorter period or fewer questions.':
    'Dieses PDF ist zu groß. Wählen Sie einen kürzeren Zeitraum oder weniger Fragen.',
  'This account has sent as many mails of this kind as one may send in a day.':
    'Dieses Konto hat die Tageshöchstzahl solcher E-Mails versendet.',
  'This address has had as many mails of this kind as one may have. Try again tomorrow.':
    'Diese Adresse hat die Höchstzahl solcher E-Mails erhalten. Versuchen Sie es morgen erneut.',
  'This bulk change doesn’t exist.': 'Diese Sammeländerung gibt es nicht.',
  'Nobody has confirmed this address by mail yet. An administrator of the platform can reset the client’s password by mail first.':
    'Diese Adresse hat noch niemand per E-Mail bestätigt. Ein Administrator der Plattform kann das Passwort des Kunden zuerst per E-Mail zurücksetzen.',
  'The rules are set by the environment of this installation.':
    'Die Regeln legt die Umgebung dieser Installation fest.',
  'Choose an account, and a folder of it.': 'Wählen Sie ein Konto und einen Ordner davon.',
  'Enter a group or a domain': 'Geben Sie eine Gruppe oder Domain ein',
  'Enter the name of the claim': 'Geben Sie den Namen des Claims ein',
  'In a folder one is editor, responder or viewer.':
    'In einem Ordner ist man Bearbeiter, Sachbearbeiter oder Betrachter.',
  'This client has accepted the invitation already.': 'Dieser Kunde hat die Einladung bereits angenommen.',
  'This client hasn’t confirmed their email address yet.':
    'Dieser Kunde hat seine E-Mail-Adresse noch nicht bestätigt.',
  'This code is not valid.': 'Dieser Code ist ungültig.',
  'This email is already in the notification list': 'Diese E-Mail steht schon auf der Liste',
  'This email is on hold.': 'Diese E-Mail wird zurückgehalten.',
  'This email was already sent and its text removed, so it can’t be sent again.':
    'Diese E-Mail wurde bereits gesendet und ihr Text entfernt. Sie kann nicht noch einmal gesendet werden.',
  'This field does not take this answer from a link.':
    'Dieses Feld nimmt diese Antwort nicht aus einem Link.',
  'This file cannot be accepted here.': 'Diese Datei kann hier nicht angenommen werden.',
  'This file contains more than the image. Save the image again and upload the new file.':
    'Diese Datei enthält mehr als das Bild. Speichern Sie das Bild neu und laden Sie die neue Datei hoch.',
  'This file can’t be opened': 'Diese Datei kann nicht geöffnet werden',
  Documentation: 'Dokumentation',
  'The documentation is being built, which takes a minute or two. This page then shows it by itself.':
    'Die Dokumentation wird gerade gebaut, was ein bis zwei Minuten dauert. Diese Seite zeigt sie dann von selbst.',
  'The documentation could not be built: {reason}': 'Die Dokumentation konnte nicht gebaut werden: {reason}',
  'The documentation is not part of this installation. “npm run docs” builds it.':
    'Die Dokumentation gehört nicht zu dieser Installation. „npm run docs“ baut sie.',
  'This file is being checked. Please try again in a minute.':
    'Diese Datei wird geprüft. Bitte versuchen Sie es in einer Minute erneut.',
  'This file is empty.': 'Diese Datei ist leer.',
  'This file is too large.': 'Diese Datei ist zu groß.',
  'This address is local or in a private network. To allow it, add its host to INLAY_ALLOWED_HOSTS on the server.':
    'Diese Adresse ist lokal oder in einem privaten Netzwerk. Um sie zu erlauben, tragen Sie ihren Host auf dem Server in INLAY_ALLOWED_HOSTS ein.',
  'This file was not what its name said, so it was not kept.':
    'Diese Datei war nicht das, was ihr Name sagte. Sie wurde nicht gespeichert.',
  'This form is no longer shared with you.': 'Dieses Formular ist nicht mehr für Sie freigegeben.',
  'This form cannot take more files right now.':
    'Dieses Formular kann zurzeit keine weiteren Dateien annehmen.',
  'This form can’t be evaluated, because its rules take too long. Please tell its owner. Nothing was stored.':
    'Dieses Formular kann nicht ausgewertet werden, weil seine Regeln zu lange brauchen. Bitte sagen Sie es der Person, der es gehört. Es wurde nichts gespeichert.',
  'This form has no email field that an answer could go to.':
    'Dieses Formular hat kein E-Mail-Feld, an das eine Antwort gehen könnte.',
  'This form has sent this address as many mails as one may have in a day.':
    'Dieses Formular hat dieser Adresse die Tageshöchstzahl an E-Mails gesendet.',
  'This form is assigned to another client.': 'Dieses Formular ist für einen anderen Kunden freigegeben.',
  'The form or its draft has changed since this code was shown. Look at what publishing means now.':
    'Das Formular oder sein Entwurf wurde geändert, seit dieser Code angezeigt wurde. Sehen Sie nach, was eine Veröffentlichung jetzt bewirkt.',
  'This form was changed elsewhere since you opened it.':
    'Dieses Formular wurde anderswo geändert, seit Sie es geöffnet haben.',
  'This image is animated. Upload a still image.': 'Dieses Bild ist animiert. Laden Sie ein Standbild hoch.',
  'This image is damaged or incomplete. Save it again and upload the new file.':
    'Dieses Bild ist beschädigt oder unvollständig. Speichern Sie es neu und laden Sie die neue Datei hoch.',
  'This image is too complex to process. Save it in a simpler form.':
    'Dieses Bild ist zu komplex. Speichern Sie es in einer einfacheren Form.',
  'This image is too large. The limit is 40 million pixels.':
    'Dieses Bild ist zu groß. Die Grenze liegt bei 40 Megapixeln.',
  'This is the test you asked for. Your mail server accepts email from this address.':
    'Dies ist der angeforderte Test. Ihr Mailserver nimmt E-Mails von dieser Adresse an.',
  'This is your email address already': 'Das ist bereits Ihre E-Mail-Adresse',
  'This link is invalid or has expired.': 'Dieser Link ist ungültig oder abgelaufen.',
  'This link is not valid': 'Dieser Link ist nicht gültig',
  'This link works for 30 days. To not receive them, ignore this email.':
    'Dieser Link funktioniert 30 Tage lang. Wenn Sie die E-Mails nicht möchten, ignorieren Sie diese Nachricht.',
  'This link works once and for 24 hours. If you did not request access, ignore this email.':
    'Dieser Link funktioniert einmal und 24 Stunden lang. Wenn Sie keinen Zugang angefordert haben, ignorieren Sie diese E-Mail.',
  'This link works once and for 24 hours. If you did not request an account, ignore this email.':
    'Dieser Link funktioniert einmal und 24 Stunden lang. Wenn Sie kein Konto angefordert haben, ignorieren Sie diese E-Mail.',
  'This link works once and for 24 hours. If you did not request this, ignore this email.':
    'Dieser Link funktioniert einmal und 24 Stunden lang. Wenn Sie das nicht angefordert haben, ignorieren Sie diese E-Mail.',
  'This link works once and for 7 days. If you did not expect it, ignore this email.':
    'Dieser Link funktioniert einmal und 7 Tage lang. Wenn Sie ihn nicht erwartet haben, ignorieren Sie diese E-Mail.',
  'This link works once and for one hour. If this was not you, ignore this email; your password stays the same.':
    'Dieser Link funktioniert einmal und eine Stunde lang. Wenn Sie das nicht waren, ignorieren Sie diese E-Mail; Ihr Passwort bleibt dann unverändert.',
  'This link works once and for one hour. If you did not request access, ignore this email.':
    'Dieser Link funktioniert einmal und eine Stunde lang. Wenn Sie keinen Zugang angefordert haben, ignorieren Sie diese E-Mail.',
  'This link works once and for one hour. If you did not request an account, ignore this email.':
    'Dieser Link funktioniert einmal und eine Stunde lang. Wenn Sie kein Konto angefordert haben, ignorieren Sie diese E-Mail.',
  'This link works once and for one hour. If you did not request it, ignore this email.':
    'Dieser Link funktioniert einmal und eine Stunde lang. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail.',
  'This needs forms of several accounts at once, which is not possible here. Choose one form.':
    'Dafür wären Formulare mehrerer Konten auf einmal nötig, was hier nicht möglich ist. Wählen Sie ein Formular.',
  'This passkey couldn’t be verified.': 'Dieser Passkey konnte nicht geprüft werden.',
  'This password reset link is invalid or has expired.': 'Dieser Link ist ungültig oder abgelaufen.',
  'This person already belongs to the account.': 'Diese Person gehört bereits zum Konto.',
  'This person can’t be assigned to submissions of this account':
    'Diese Person kann Antworten dieses Kontos nicht zugewiesen werden',
  'This installation is set up already. Sign in.':
    'Diese Installation ist schon eingerichtet. Melden Sie sich an.',
  'This set-up link was used or has expired. Restart Inlay to print a new one.':
    'Dieser Einrichtungslink wurde benutzt oder ist abgelaufen. Starten Sie Inlay neu, um einen neuen auszugeben.',
  'This submission has as many comments as it can hold.':
    'Diese Antwort hat die Höchstzahl an Kommentaren erreicht.',
  'This submission is too long for a PDF. Export it as a file instead.':
    'Diese Antwort ist zu lang für ein PDF. Exportieren Sie sie stattdessen als Datei.',
  'This submission was sent to this address as often as one may in a day.':
    'Diese Antwort wurde dieser Adresse heute so oft gesendet wie erlaubt.',
  'This time zone is not known.': 'Diese Zeitzone ist nicht bekannt.',
  'This upload is no longer here.': 'Dieser Upload ist nicht mehr vorhanden.',
  'This version of the form is no longer kept.': 'Diese Version des Formulars ist nicht mehr gespeichert.',
  'This webhook is turned off. Turn it on first.':
    'Dieser Webhook ist abgeschaltet. Schalten Sie ihn zuerst ein.',
  'This website can’t be reached. Check the address.':
    'Diese Website ist nicht erreichbar. Prüfen Sie die Adresse.',
  'This website doesn’t let its page be read.': 'Diese Website lässt ihre Seite nicht lesen.',
  'Three of your bulk actions are still running. Wait until one is done.':
    'Drei Ihrer Sammelaktionen laufen noch. Warten Sie, bis eine fertig ist.',
  'Too many attempts. Please try again later.': 'Zu viele Versuche. Bitte versuchen Sie es später erneut.',
  'Try again in this browser': 'In diesem Browser erneut versuchen',
  'Turn off the authenticator app before you set up another.':
    'Schalten Sie die Authenticator-App aus, bevor Sie eine andere einrichten.',
  Turnstile: 'Turnstile',
  'Two-step sign-in was switched off by the person who runs the platform.':
    'Die Zwei-Schritt-Anmeldung wurde von der Person ausgeschaltet, die die Plattform betreibt.',
  'User not found': 'Benutzer nicht gefunden',
  'View comment': 'Kommentar ansehen',
  'View form': 'Formular ansehen',
  'View message': 'Nachricht ansehen',
  'View not found': 'Ansicht nicht gefunden',
  'View submission': 'Antwort ansehen',
  'View submissions': 'Antworten ansehen',
  'View summary': 'Übersicht ansehen',
  'Webhook not found': 'Webhook nicht gefunden',
  'Welcome! Please confirm that this is your email address.':
    'Willkommen! Bitte bestätigen Sie, dass dies Ihre E-Mail-Adresse ist.',
  'What a frozen link shows can’t be changed.': 'Was ein eingefrorener Link zeigt, lässt sich nicht ändern.',
  'What changed most': 'Was sich am meisten geändert hat',
  'You already have access': 'Sie haben bereits Zugang',
  'You already have an account': 'Sie haben bereits ein Konto',
  'You are viewing this portal as the client, so nothing can be changed.':
    'Sie sehen dieses Portal als der Kunde. Deshalb lässt sich nichts ändern.',
  'You can keep at most 100 blocks. Delete one to save another.':
    'Sie können höchstens 100 Blöcke speichern. Löschen Sie einen, um einen weiteren zu speichern.',
  'You can keep at most 200 open invitations. End one to send another.':
    'Es kann höchstens 200 offene Einladungen geben. Beenden Sie eine, um eine weitere zu senden.',
  'You can keep at most 50 API keys. End one to make another.':
    'Sie können höchstens 50 API-Schlüssel haben. Beenden Sie einen, um einen weiteren zu erstellen.',
  'You can keep at most 50 brands. Delete one to add another.':
    'Sie können höchstens 50 Marken speichern. Löschen Sie eine, um eine weitere hinzuzufügen.',
  'You can keep at most 50 templates. Delete one to save another.':
    'Sie können höchstens 50 Vorlagen aufbewahren. Löschen Sie eine, um eine weitere zu speichern.',
  'You can now see {shared}': 'Sie können jetzt {shared} sehen',
  'You can read the submissions of this form, but not export them.':
    'Sie können die Antworten auf dieses Formular lesen, aber nicht exportieren.',
  'You can read these comments, but not write any.':
    'Sie können diese Kommentare lesen, aber keine schreiben.',
  'You can sign in, or reset your password if you forgot it.':
    'Sie können sich anmelden oder Ihr Passwort zurücksetzen, falls Sie es vergessen haben.',
  'You can turn them on again in your account.': 'Sie können sie in Ihrem Konto wieder einschalten.',
  'You can turn them on again in the settings of the form.':
    'Sie können sie in den Einstellungen des Formulars wieder einschalten.',
  'You can turn them on again where you export submissions.':
    'Sie können sie dort wieder einschalten, wo Sie Antworten exportieren.',
  'You can turn these emails off in your account’s settings.':
    'Sie können diese E-Mails in den Einstellungen Ihres Kontos ausschalten.',
  'You can’t change the platform owner or your own account here.':
    'Den Inhaber der Plattform und Ihr eigenes Konto können Sie hier nicht ändern.',
  'You chose these emails in your portal. You can turn them off there, under Account.':
    'Sie haben diese E-Mails in Ihrem Portal gewählt. Dort können Sie sie unter „Konto“ abschalten.',
  'You do not have access to this.': 'Sie haben darauf keinen Zugriff.',
  'You have no password yet. Choose one under Settings, Security.':
    'Sie haben noch kein Passwort. Wählen Sie eines unter Einstellungen, Sicherheit.',
  'You have saved too many changes within a day. They are not lost: save again tomorrow.':
    'Sie haben an einem Tag zu viele Änderungen gespeichert. Sie sind nicht verloren: Speichern Sie morgen wieder.',
  'You now have access and can sign in.': 'Sie haben jetzt Zugang und können sich anmelden.',
  'You received this email because someone entered this address in the form “{title}”. If that was not you, ignore it.':
    'Sie erhalten diese E-Mail, weil jemand diese Adresse im Formular „{title}“ eingegeben hat. Wenn Sie das nicht waren, ignorieren Sie sie.',
  'You received this email because you entered this address in the form “{title}”.':
    'Sie erhalten diese E-Mail, weil Sie diese Adresse im Formular „{title}“ eingegeben haben.',
  'You will no longer get a mail about “{title}” each Monday.':
    'Sie erhalten montags keine E-Mail mehr über „{title}“.',
  'You will no longer get weekly mails about your forms.':
    'Sie erhalten keine wöchentlichen E-Mails über Ihre Formulare mehr.',
  'You will no longer get exports of “{title}” by mail.':
    'Sie erhalten keine Exporte von „{title}“ mehr per E-Mail.',
  'You will not receive these emails unless you confirm.':
    'Ohne Ihre Bestätigung erhalten Sie diese E-Mails nicht.',
  'Your account has no room for more files.': 'In Ihrem Konto ist kein Platz für weitere Dateien.',
  'Your account is active': 'Ihr Konto ist aktiv',
  "Your account is not active yet. You'll receive access once an administrator approves your account.":
    'Ihr Konto ist noch nicht aktiv. Sie erhalten Zugang, sobald ein Administrator es genehmigt.',
  "Your account is pending approval. You'll receive access once an administrator approves your account.":
    'Ihr Konto wartet auf Genehmigung. Sie erhalten Zugang, sobald ein Administrator es genehmigt.',
  'Your account now has the email address {newEmail}. This is the last email to the old address.':
    'Ihr Konto hat jetzt die E-Mail-Adresse {newEmail}. Dies ist die letzte E-Mail an die alte Adresse.',
  'Your account was approved': 'Ihr Konto wurde freigegeben',
  'Your address is confirmed': 'Ihre Adresse ist bestätigt',
  'Your email address was changed': 'Ihre E-Mail-Adresse wurde geändert',
  'Your export: {title}': 'Ihr Export: {title}',
  'Your name': 'Name',
  'Your other exports are still running. Wait until one is done.':
    'Ihre anderen Exporte laufen noch. Warten Sie, bis einer fertig ist.',
  'Your password was changed': 'Ihr Passwort wurde geändert',
  'The model couldn’t be reached. Check its address in the settings.':
    'Das Modell war nicht erreichbar. Prüfen Sie seine Adresse in den Einstellungen.',
  'The model didn’t answer within two minutes. Try again, or ask for less at once.':
    'Das Modell hat nicht innerhalb von zwei Minuten geantwortet. Versuchen Sie es noch einmal, oder verlangen Sie weniger auf einmal.',
  'The model’s server refuses the key. Check it in the settings.':
    'Der Server des Modells lehnt den Schlüssel ab. Prüfen Sie ihn in den Einstellungen.',
  'The model’s server knows no such model or address. Check both in the settings.':
    'Der Server kennt dieses Modell oder diese Adresse nicht. Prüfen Sie beides in den Einstellungen.',
  'The model’s server takes no more requests for now. Try again later.':
    'Der Server des Modells nimmt gerade keine weiteren Anfragen an. Versuchen Sie es später noch einmal.',
  'The model’s server couldn’t answer. Try again later.':
    'Der Server des Modells konnte nicht antworten. Versuchen Sie es später noch einmal.',
  'The model’s answer was too long to be a form.': 'Die Antwort des Modells war zu lang für ein Formular.',
  'What answered is no model. Check the address in the settings.':
    'Geantwortet hat kein Modell. Prüfen Sie die Adresse in den Einstellungen.',
  'The model declined to write this form.': 'Das Modell hat es abgelehnt, dieses Formular zu schreiben.',
  'The model’s answer was cut off. Ask for less at once.':
    'Die Antwort des Modells brach ab. Verlangen Sie weniger auf einmal.',
  'The model didn’t write a form that can be read. Say it in other words, or try again.':
    'Das Modell hat kein lesbares Formular geschrieben. Sagen Sie es mit anderen Worten, oder versuchen Sie es noch einmal.',
  'Drafting by a model is turned off.': 'Entwerfen mit einem Modell ist ausgeschaltet.',
  'This month’s limit is used up. Whoever manages the account can raise it.':
    'Das Kontingent dieses Monats ist aufgebraucht. Wer das Konto verwaltet, kann es erhöhen.',
  'The draft couldn’t be written. Try again.':
    'Der Entwurf konnte nicht geschrieben werden. Versuchen Sie es noch einmal.',
  'You are having a draft written already. Wait for it, or cancel it.':
    'Für Sie wird bereits ein Entwurf geschrieben. Warten Sie darauf, oder brechen Sie ihn ab.',
  'This draft is gone. Ask for another one.':
    'Diesen Entwurf gibt es nicht mehr. Fordern Sie einen neuen an.',
  'Enter the key of this server': 'Geben Sie den Schlüssel dieses Servers ein',
  'Enter the model’s address': 'Geben Sie die Adresse des Modells ein',
  'Enter the model’s name': 'Geben Sie den Namen des Modells ein',
  'Describe the form': 'Beschreiben Sie das Formular',
  'Your plan allows 1 form. Request more forms to create another.':
    'Ihr Plan erlaubt 1 Formular. Fordern Sie weitere Formulare an, um ein neues zu erstellen.',
  'Your plan allows {limit} forms. Request more forms to create another.':
    'Ihr Plan erlaubt {limit} Formulare. Fordern Sie weitere Formulare an, um ein neues zu erstellen.',
  'Your role does not allow this. Ask an owner of the account.':
    'Ihre Rolle erlaubt das nicht. Wenden Sie sich an einen Inhaber des Kontos.',
  'Your two-step sign-in was changed': 'Ihre Zwei-Schritt-Anmeldung wurde geändert',
  'Your week: {title}': 'Ihre Woche: {title}',
  hCaptcha: 'hCaptcha',
  '{author} mentioned you: {title}': '{author} hat Sie erwähnt: {title}',
  '{by} invites you to work on the forms of {account}.':
    '{by} lädt Sie ein, an den Formularen von {account} mitzuarbeiten.',
  '{by} invites you to work together': '{by} lädt Sie zur Zusammenarbeit ein',
  '{count} files sent with “{title}” have been waiting for their check for over an hour.':
    '{count} mit „{title}“ gesendete Dateien warten seit über einer Stunde auf ihre Prüfung.',
  '{count} new submissions: {title}': '{count} neue Antworten: {title}',
  '1 new comment: {title}': '1 neuer Kommentar: {title}',
  '{count} new comments: {title}': '{count} neue Kommentare: {title}',
  'Clients commented on submissions of “{title}”.': 'Kunden haben Antworten auf „{title}“ kommentiert.',
  '{email} is no longer notified. The owner of the form can turn it on again.':
    '{email} wird nicht mehr benachrichtigt. Wem das Formular gehört, kann das wieder einschalten.',
  '{email} is not an email address.': '{email} ist keine E-Mail-Adresse.',
  '{email} will be notified about new submissions.': '{email} wird über neue Antworten benachrichtigt.',
  '{email} will no longer be notified about submissions of any form of this account.':
    '{email} wird über Antworten auf kein Formular dieses Kontos mehr benachrichtigt.',
  '{email} will no longer be notified about submissions of “{title}”.':
    '{email} wird über Antworten auf „{title}“ nicht mehr benachrichtigt.',
  '{file}, with submissions of “{title}”.': '{file}, mit Antworten auf „{title}“.',
  '{name} ({email}) wrote:': '{name} ({email}) schrieb:',
  '{owner} wants to notify you at this address when someone submits one of their forms.':
    '{owner} möchte Sie an dieser Adresse benachrichtigen, wenn jemand eines der Formulare ausfüllt.',
  '{owner} wants to notify {email} when somebody fills in one of their forms.':
    '{owner} möchte {email} benachrichtigen, wenn jemand eines der eigenen Formulare ausfüllt.',
  '{person} confirmed their email address and is waiting for your approval.':
    '{person} hat die E-Mail-Adresse bestätigt und wartet auf Ihre Freigabe.',
  '{platform} can send email': '{platform} kann E-Mails senden',
  '{by} shared {shared} with you. Choose a password to see it in your portal.':
    '{by} hat {shared} für Sie freigegeben. Wählen Sie ein Passwort, um es in Ihrem Portal zu sehen.',
  '{by} shared {shared} with you. You will find it in your portal.':
    '{by} hat {shared} für Sie freigegeben. Sie finden es in Ihrem Portal.',
  '“{title}” from {from} to {to}, beside the week before.':
    '„{title}“ vom {from} bis {to}, neben der Woche davor.',
  '“{title}” has new submissions.': '„{title}“ hat neue Antworten.',
  '“{title}” received many submissions in a short time, so this email lists several of them.':
    '„{title}“ hat in kurzer Zeit viele Antworten erhalten. Diese E-Mail fasst mehrere zusammen.',
  'No export: {title}': 'Kein Export: {title}',
  'The recurring export of “{title}” could not be made.':
    'Der regelmäßige Export von „{title}“ konnte nicht erstellt werden.',
  'The schedule is paused. Resume or replace it where you export submissions.':
    'Der Zeitplan ist angehalten. Setzen Sie ihn dort fort, wo Sie Antworten exportieren, oder ersetzen Sie ihn.',
  'The file could not be written.': 'Die Datei konnte nicht geschrieben werden.',
  'The receiver took too long': 'Der Empfänger hat zu lange gebraucht',
  'The webhook is switched off': 'Der Webhook ist abgeschaltet',
  'The receiver answered 410: it wants no more of these.':
    'Der Empfänger hat mit 410 geantwortet: Er möchte keine weiteren.',
  'A webhook was turned off: {title}': 'Ein Webhook wurde abgeschaltet: {title}',
  'The webhook of “{title}” to {address} was turned off.':
    'Der Webhook von „{title}“ an {address} wurde abgeschaltet.',
  'Submissions arrive as before. Turn the webhook on again once its receiver is ready.':
    'Antworten kommen weiter an. Schalten Sie den Webhook wieder ein, sobald sein Empfänger bereit ist.',
  'View webhooks': 'Webhooks ansehen',
  'An account can have at most 10 webhooks for all forms':
    'Ein Konto kann höchstens 10 Webhooks für alle Formulare haben',
  'The API keys of an account can have at most 100 hooks':
    'Die API-Schlüssel eines Kontos können höchstens 100 Hooks haben',
  'This account already has a webhook with this address':
    'Dieses Konto hat schon einen Webhook mit dieser Adresse',
  'The API key that subscribed it has ended or lost access.':
    'Der API-Schlüssel, der ihn abonniert hat, ist beendet oder hat keinen Zugriff mehr.',
  'All forms': 'Alle Formulare',
  'Copied without its secret or credentials. Set them, then turn it on.':
    'Ohne Geheimnis und Zugangsdaten kopiert. Legen Sie sie fest und schalten Sie ihn dann ein.',
  'This form already has a webhook with this address':
    'Dieses Formular hat schon einen Webhook mit dieser Adresse',
  'The address is unknown, private, local or reserved':
    'Die Adresse ist unbekannt, privat, lokal oder reserviert',
  'Too many redirects': 'Zu viele Weiterleitungen',
  'A file was held back: {title}': 'Eine Datei wurde zurückgehalten: {title}',
  'Files were held back: {title}': 'Dateien wurden zurückgehalten: {title}',
  'A file sent with “{title}” was held back: {name}.':
    'Eine mit „{title}“ gesendete Datei wurde zurückgehalten: {name}.',
  '{count} files sent with “{title}” were held back.':
    '{count} mit „{title}“ gesendete Dateien wurden zurückgehalten.',
  'No submission is lost. The submission says why, and until when you can download the file as it was sent.':
    'Keine Einsendung geht verloren. In der Einsendung steht, warum, und bis wann Sie die Datei so herunterladen können, wie sie gesendet wurde.',
  'Files of this old format can contain programs. Save it as PDF, or in a newer format.':
    'Dateien dieses alten Formats können Programme enthalten. Speichern Sie die Datei als PDF oder in einem neueren Format.',
  'The content of this file is not what its name says.':
    'Der Inhalt dieser Datei passt nicht zu ihrem Namen.',
  'This file contains a program, a macro or a second file.':
    'Diese Datei enthält ein Programm, ein Makro oder eine zweite Datei.',
  'This picture is animated. Add a still picture.':
    'Dieses Bild ist animiert. Fügen Sie ein unbewegtes Bild hinzu.',
  'This picture is damaged or incomplete. Save it again and add it.':
    'Dieses Bild ist beschädigt oder unvollständig. Speichern Sie es erneut und fügen Sie es hinzu.',
  'This picture has too many pixels. JPEG photos can have up to 200 million, other pictures 40 million.':
    'Dieses Bild hat zu viele Pixel. JPEG-Fotos dürfen bis zu 200 Millionen haben, andere Bilder 40 Millionen.',
  'Too many files at once. Please try again later.':
    'Zu viele Dateien auf einmal. Bitte versuchen Sie es später erneut.',
  'This file could not be stored right now. Please try again in a minute.':
    'Diese Datei konnte gerade nicht gespeichert werden. Bitte versuchen Sie es in einer Minute erneut.',
  'This file is held back, so it can’t be downloaded here.':
    'Diese Datei wird zurückgehalten und kann hier nicht heruntergeladen werden.',
  'No server has this name. Check the server’s name.':
    'Kein Server hat diesen Namen. Prüfen Sie den Namen des Servers.',
  'Nothing answers at this port. Check name and port.':
    'An diesem Port antwortet nichts. Prüfen Sie Name und Port.',
  'The server can’t be reached from here. Check its name, and whether a firewall is in the way.':
    'Der Server ist von hier nicht erreichbar. Prüfen Sie seinen Namen und ob eine Firewall im Weg ist.',
  'The server didn’t answer in time. Check name, port and encryption.':
    'Der Server hat nicht rechtzeitig geantwortet. Prüfen Sie Name, Port und Verschlüsselung.',
  'The server ended the connection. Check port and encryption.':
    'Der Server hat die Verbindung beendet. Prüfen Sie Port und Verschlüsselung.',
  'The server’s certificate isn’t valid. Use the name that is in the certificate.':
    'Das Zertifikat des Servers ist nicht gültig. Verwenden Sie den Namen, der im Zertifikat steht.',
  'The server offers no encryption this way. Choose another encryption.':
    'Der Server bietet auf diesem Weg keine Verschlüsselung. Wählen Sie eine andere Verschlüsselung.',
  'The server expects another encryption at this port. TLS mostly has port 465, STARTTLS 587.':
    'Der Server erwartet an diesem Port eine andere Verschlüsselung. TLS hat meist Port 465, STARTTLS 587.',
  'What answers there is not a mail server. Check name and port.':
    'Was dort antwortet, ist kein Mailserver. Prüfen Sie Name und Port.',
  'The server takes no emails right now. Try again later.':
    'Der Server nimmt gerade keine E-Mails an. Versuchen Sie es später noch einmal.',
  'The server refused the user name or the password.': 'Der Server hat Benutzername oder Passwort abgelehnt.',
  'The server wants a user name and a password.': 'Der Server verlangt Benutzername und Passwort.',
  'The stored password can’t be read any more. Type it again.':
    'Das gespeicherte Passwort lässt sich nicht mehr lesen. Geben Sie es noch einmal ein.',
  'The server refused the sender address. Use one that it sends for.':
    'Der Server hat die Absenderadresse abgelehnt. Verwenden Sie eine, für die er sendet.',
  'The server refused the recipient. It may want a user name and a password.':
    'Der Server hat den Empfänger abgelehnt. Vielleicht verlangt er Benutzername und Passwort.',
  'The server refused the content of the email.': 'Der Server hat den Inhalt der E-Mail abgelehnt.',
  'The email could not be handed to the server.': 'Die E-Mail konnte nicht an den Server übergeben werden.',
  'Enter the server’s name': 'Geben Sie den Namen des Servers ein',
  'Enter a name such as mail.example.com, without smtp:// and without a port':
    'Geben Sie einen Namen wie mail.example.com ein, ohne smtp:// und ohne Port',
  'A password needs encryption, unless the server is on this machine':
    'Ein Passwort braucht Verschlüsselung, außer der Server läuft auf diesem Rechner',
  'Type the password again: it is kept for the server, encryption and user name it was typed for':
    'Geben Sie das Passwort noch einmal ein: Es gilt nur für den Server, die Verschlüsselung und den Benutzernamen, für die es eingegeben wurde',
  'The environment of this installation sets the mail server, so it can’t be changed here.':
    'Die Umgebung dieser Installation legt den Mailserver fest, daher lässt er sich hier nicht ändern.',
  'Emails don’t go out. Admin, Settings says why.':
    'E-Mails gehen nicht hinaus. Warum, steht unter „Administration“, „Einstellungen“.',
  'The mail server of {platform} was changed': 'Der Mailserver von {platform} wurde geändert',
  '{person} changed the server that sends the emails of {platform}.':
    '{person} hat den Server geändert, der die E-Mails von {platform} sendet.',
  'This email came through the server before. If nobody should have done this, act now.':
    'Diese E-Mail kam noch über den bisherigen Server. Wenn das niemand hätte tun sollen, handeln Sie jetzt.',
  'No sign-in provider is set up.': 'Es ist kein Anmeldedienst eingerichtet.',
  'The sign-in provider can’t be reached right now. Try again later, or sign in with your password.':
    'Der Anmeldedienst ist gerade nicht erreichbar. Versuchen Sie es später erneut, oder melden Sie sich mit Ihrem Passwort an.',
  'Choose a password first. Without one, the provider is your only way to sign in.':
    'Wählen Sie zuerst ein Passwort. Ohne Passwort können Sie sich nur über den Anmeldedienst anmelden.',
  'The environment of this installation sets the sign-in provider, so it can’t be changed here.':
    'Der Anmeldedienst wird durch die Umgebung dieser Installation festgelegt und lässt sich hier nicht ändern.',
  'Link your account to {name}': 'Verknüpfen Sie Ihr Konto mit {name}',
  'Somebody with your email address signed in at {name}.':
    'Jemand mit Ihrer E-Mail-Adresse hat sich bei {name} angemeldet.',
  'If that was you, link your account. From then on you can sign in with {name}.':
    'Wenn Sie das waren, verknüpfen Sie Ihr Konto. Danach können Sie sich mit {name} anmelden.',
  'Link account': 'Konto verknüpfen',
  'This link works once and for one hour. If this was not you, ignore this email.':
    'Dieser Link gilt einmal und eine Stunde lang. Wenn Sie das nicht waren, ignorieren Sie diese E-Mail.',
  'Your ways to sign in were changed': 'Ihre Anmeldemöglichkeiten wurden geändert',
  'You can now also sign in with {name}.': 'Sie können sich jetzt auch mit {name} anmelden.',
  'You can no longer sign in with {name}.': 'Sie können sich nicht mehr mit {name} anmelden.',
  'This address is unknown from here, or in a private network. If that is meant, allow a private address.':
    'Diese Adresse ist von hier aus unbekannt oder liegt in einem privaten Netz. Wenn das so gewollt ist, erlauben Sie eine private Adresse.',
  'Nothing answers at this address. Check it.': 'Unter dieser Adresse antwortet nichts. Prüfen Sie sie.',
  'The provider didn’t answer in time. Try again later.':
    'Der Anmeldedienst hat nicht rechtzeitig geantwortet. Versuchen Sie es später erneut.',
  'The provider’s certificate isn’t valid. Use the name that is in the certificate.':
    'Das Zertifikat des Anmeldedienstes ist ungültig. Verwenden Sie den Namen, der im Zertifikat steht.',
  'No sign-in provider describes itself at this address. Enter its issuer, without /.well-known.':
    'Unter dieser Adresse beschreibt sich kein Anmeldedienst. Geben Sie seinen Issuer ein, ohne /.well-known.',
  'The provider calls itself by another address. Enter exactly that one.':
    'Der Anmeldedienst nennt sich selbst anders. Geben Sie genau diese Adresse ein.',
  'The provider doesn’t offer what sign-in needs here.':
    'Der Anmeldedienst bietet nicht, was die Anmeldung hier braucht.',
  'The provider signs in no way that is accepted here. Choose RS256 or ES256 there.':
    'Der Anmeldedienst signiert auf keine hier akzeptierte Weise. Wählen Sie dort RS256 oder ES256.',
  'The provider shows no keys to check its signatures by.':
    'Der Anmeldedienst zeigt keine Schlüssel, mit denen sich seine Signaturen prüfen lassen.',
  'The provider refused the client ID or the client secret.':
    'Der Anmeldedienst hat die Client-ID oder das Client-Secret abgelehnt.',
  'The stored client secret can’t be read any more. Type it again.':
    'Das gespeicherte Client-Secret lässt sich nicht mehr lesen. Geben Sie es erneut ein.',
  'The provider can’t be used.': 'Der Anmeldedienst lässt sich nicht verwenden.',
  'Enter the provider’s address': 'Geben Sie die Adresse des Anmeldedienstes ein',
  'Enter the client ID': 'Geben Sie die Client-ID ein',
  'Enter an address that begins with https://, without ? and #':
    'Geben Sie eine Adresse ein, die mit https:// beginnt, ohne ? und #',
  'Type the client secret again: it is kept for the address and client ID it was typed for':
    'Geben Sie das Client-Secret erneut ein: Es gilt nur für die Adresse und Client-ID, für die es eingegeben wurde',
  'A sender was paused: {title}': 'Ein Versand wurde angehalten: {title}',
  'Submissions of “{title}” are no longer sent to {address}.':
    'Antworten auf „{title}“ werden nicht mehr an {address} gesendet.',
  'Nothing is lost: what is missing waits, and is sent in order once you press Go on.':
    'Nichts ist verloren: Was fehlt, wartet und wird der Reihe nach gesendet, sobald Sie auf „Fortsetzen“ drücken.',
  'View senders': 'Versand ansehen',
  'The sender is switched off': 'Der Versand ist abgeschaltet',
  'It has failed for half an hour. Its last deliveries say why.':
    'Seit einer halben Stunde schlägt jeder Versuch fehl. Die letzten Zustellungen sagen, warum.',
  'The receiver refused three messages in a row. Its last deliveries say why.':
    'Der Empfänger hat drei Nachrichten nacheinander abgelehnt. Die letzten Zustellungen sagen, warum.',
  'The submission was deleted': 'Die Antwort wurde gelöscht',
  'The receiver no longer accepts the credentials: they were withdrawn or replaced.':
    'Der Empfänger nimmt die Zugangsdaten nicht mehr an: Sie wurden widerrufen oder ersetzt.',
  'The place that it writes to was deleted, renamed or archived.':
    'Das Ziel wurde gelöscht, umbenannt oder archiviert.',
  'The receiver does not allow it to write there.': 'Der Empfänger erlaubt das Schreiben dort nicht.',
  'The receiver asked to wait before the next message.':
    'Der Empfänger bittet, vor der nächsten Nachricht zu warten.',
  'The receiver found the message too large.': 'Dem Empfänger ist die Nachricht zu groß.',
  'The receiver refused the message.': 'Der Empfänger hat die Nachricht abgelehnt.',
  'Test: {title}': 'Test: {title}',
  Example: 'Beispiel',
  'Answers were shortened. All of them are in the submission.':
    'Angaben wurden gekürzt. In der Antwort stehen sie vollständig.',
  'Enter the address of an incoming webhook of Slack: https://hooks.slack.com/services/…':
    'Geben Sie die Adresse eines Incoming Webhooks von Slack ein: https://hooks.slack.com/services/…',
  'Only a webhook of one form can have a condition':
    'Nur ein Webhook eines einzelnen Formulars kann eine Bedingung haben',
  'Name the channel of this sender': 'Nennen Sie den Kanal dieses Versands',
  'This sender has no secret that signs': 'Dieser Versand hat kein Geheimnis, das signiert',
  'Enter the address of a webhook of Discord: https://discord.com/api/webhooks/…':
    'Geben Sie die Adresse eines Webhooks von Discord ein: https://discord.com/api/webhooks/…',
  'Enter the address of a workflow of Teams that starts at a webhook':
    'Geben Sie die Adresse eines Workflows von Teams ein, der mit einem Webhook beginnt',
  'A header has no such name, or it is set already': 'Ein Header heißt nicht so, oder er ist schon gesetzt',
  'The body is no JSON: put each {{name}} into quotes':
    'Der Inhalt ist kein JSON: Setzen Sie jedes {{name}} in Anführungszeichen',
  'Please answer: {title}': 'Bitte antworten Sie: {title}',
  'Hello {name},\n\nwe would like to hear from you. Please answer “{title}” by your own link:\n\n{link}\n\nThank you!':
    'Guten Tag {name},\n\nwir freuen uns über Ihre Antwort. Bitte füllen Sie „{title}“ über Ihren eigenen Link aus:\n\n{link}\n\nVielen Dank!',
  '{email} will no longer get invitations and reminders to “{title}”.':
    '{email} erhält keine Einladungen und Erinnerungen zu „{title}“ mehr.',
  'You get no more mails about this form. The link you have still works.':
    'Sie erhalten zu diesem Formular keine E-Mails mehr. Ihr Link funktioniert weiterhin.',
  'Reminder: {subject}': 'Erinnerung: {subject}',
  'Open the form': 'Formular öffnen',
  'This link is yours alone and takes one answer. Please do not pass it on.':
    'Dieser Link gehört nur Ihnen und gilt für eine Antwort. Bitte geben Sie ihn nicht weiter.',
  'Your answer is anonymous: nothing that is stored says whose it is. You may get a reminder although you have answered.':
    'Ihre Antwort ist anonym: Nichts, was gespeichert wird, sagt, von wem sie ist. Vielleicht erhalten Sie eine Erinnerung, obwohl Sie geantwortet haben.',
  'No more mails about “{title}”': 'Keine E-Mails mehr zu „{title}“',
  'This form asks you to sign in. Open it on its own page.':
    'Dieses Formular verlangt eine Anmeldung. Öffnen Sie es auf seiner eigenen Seite.',
  'A form asks for a password or for a sign-in, not for both':
    'Ein Formular verlangt ein Passwort oder eine Anmeldung, nicht beides',
  'This form needs a password. Open it on its own page to enter it.':
    'Dieses Formular braucht ein Passwort. Öffnen Sie es auf seiner eigenen Seite, um es einzugeben.',
  'This form is for invited people. Open it by the link in your invitation.':
    'Dieses Formular ist für eingeladene Personen. Öffnen Sie es mit dem Link in Ihrer Einladung.',
  'This invitation has been answered already. Each takes one answer.':
    'Diese Einladung wurde schon beantwortet. Jede gilt für eine Antwort.',
  'Nobody is invited to this form yet. Save the invitation first.':
    'Zu diesem Formular ist noch niemand eingeladen. Speichern Sie zuerst die Einladung.',
  'The links of an anonymous list are known to its people alone.':
    'Die Links einer anonymen Liste kennen nur die eingeladenen Personen.',
  'This person is not on the list.': 'Diese Person steht nicht auf der Liste.',
  'A list with people on it cannot become anonymous, or stop being it.':
    'Eine Liste, auf der schon Personen stehen, kann nicht anonym werden oder aufhören, es zu sein.',
};
