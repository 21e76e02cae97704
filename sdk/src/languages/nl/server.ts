import type { ServerTexts } from '../../model/texts/textTypes.ts';

export const server: ServerTexts = {
  '1 new submission: {title}': '1 nieuwe inzending: {title}',
  'A block needs at least one field.': 'Een blok heeft minstens één veld nodig.',
  'A client with this email already exists': 'Er bestaat al een klant met dit e-mailadres',
  'A file sent with “{title}” has been waiting for its check for over an hour.':
    'Een bestand dat met “{title}” is verzonden, wacht al meer dan een uur op zijn controle.',
  'A form can have at most 10 notification emails': 'Een formulier kan hoogstens 10 meldingsadressen hebben',
  'A form can have at most 10 webhooks': 'Een formulier kan hoogstens 10 webhooks hebben',
  'A form is shared with one client. Put the forms into a folder to share them with several.':
    'Een formulier wordt met één klant gedeeld. Zet de formulieren in een map om ze met meerdere klanten te delen.',
  'A key that sees some answers can only read submissions and subscribe hooks':
    'Een sleutel die een deel van de antwoorden ziet, kan alleen inzendingen lezen en zich op hooks abonneren',
  'A locked field needs an answer.': 'Een vergrendeld veld heeft een antwoord nodig.',
  'A new account needs your approval': 'Een nieuw account wacht op je goedkeuring',
  'A passkey was added: {name}': 'Er is een passkey toegevoegd: {name}',
  'A passkey was removed.': 'Er is een passkey verwijderd.',
  'A recovery code was used to sign in. It works no more.':
    'Er is een herstelcode gebruikt om in te loggen. Die werkt niet meer.',
  'API key not found': 'API-sleutel niet gevonden',
  'Accept invitation': 'Uitnodiging accepteren',
  'Access was requested more than once with this email address. To confirm that it is yours, please choose a password.':
    'Met dit e-mailadres is meer dan één keer toegang aangevraagd. Kies een wachtwoord om te bevestigen dat het van jou is.',
  'Account not found': 'Account niet gevonden',
  'Account temporarily locked. Please try again in 15 minutes.':
    'Account tijdelijk vergrendeld. Probeer het over 15 minuten opnieuw.',
  'Addresses are kept in the clear': 'Adressen worden leesbaar bewaard',
  'After you confirm it, an administrator approves your account.':
    'Nadat je het hebt bevestigd, keurt een beheerder je account goed.',
  'All submissions of “{title}”: {count}.': 'Alle inzendingen van “{title}”: {count}.',
  'An Excel sheet holds at most 1,048,575 submissions. Export as CSV instead.':
    'Een Excel-blad bevat hoogstens 1.048.575 inzendingen. Exporteer in plaats daarvan als CSV.',
  'An account needs an owner. Make somebody else an owner first.':
    'Een account heeft een eigenaar nodig. Maak eerst iemand anders eigenaar.',
  'An account was requested more than once with this email address. To confirm that it is yours, please choose a password.':
    'Met dit e-mailadres is meer dan één keer een account aangevraagd. Kies een wachtwoord om te bevestigen dat het van jou is.',
  'An administrator approved your account. You can sign in now.':
    'Een beheerder heeft je account goedgekeurd. Je kunt nu inloggen.',
  'An administrator will review your request. We will email you when you can sign in.':
    'Een beheerder beoordeelt je aanvraag. We mailen je zodra je kunt inloggen.',
  'An authenticator app was set up.': 'Er is een authenticator-app ingesteld.',
  'An unexpected error occurred': 'Er is een onverwachte fout opgetreden',
  'Another account has this email.': 'Een ander account heeft dit e-mailadres.',
  'Another of your bulk actions is just starting. Try again in a moment.':
    'Een andere bulkactie van je start net. Probeer het zo opnieuw.',
  'Another of your exports is just starting. Try again in a moment.':
    'Een andere export van je start net. Probeer het zo opnieuw.',
  'Another sender of this account already writes to this table.':
    'Een andere verzender van dit account schrijft al naar deze tabel.',
  'Another status has this name': 'Een andere status heeft deze naam al',
  'Block not found': 'Blok niet gevonden',
  'Brand not found': 'Merk niet gevonden',
  Browser: 'Browser',
  'Built-in proof of work': 'Ingebouwd rekenbewijs (proof of work)',
  'CAPTCHA verification failed. Please try again.': 'De captchacontrole is mislukt. Probeer het opnieuw.',
  'Category is required': 'Categorie is verplicht',
  'Cells of the table are protected. Let the account of the key edit them.':
    'Cellen van de tabel zijn beveiligd. Laat het account van de sleutel ze bewerken.',
  'Choose a day in the future': 'Kies een dag in de toekomst',
  'Choose a folder or a form.': 'Kies een map of een formulier.',
  'Choose a password': 'Kies een wachtwoord',
  'Choose a password other than the one you were given.':
    'Kies een ander wachtwoord dan het wachtwoord dat je hebt gekregen.',
  'Choose a time in the future.': 'Kies een tijdstip in de toekomst.',
  'Choose at least one folder or form.': 'Kies minstens één map of formulier.',
  'Choose at least one form': 'Kies minstens één formulier',
  'Choose at least one question': 'Kies minstens één vraag',
  'Choose at least one scope': 'Kies minstens één recht',
  'Choose one form to choose its fields': 'Kies één formulier om de velden te kiezen',
  'Choose these questions as well.': 'Kies deze vragen ook.',
  'Client not found': 'Klant niet gevonden',
  'Comment not found': 'Opmerking niet gevonden',
  Confirm: 'Bevestigen',
  'Confirm email address': 'E-mailadres bevestigen',
  'Confirm new email address': 'Nieuw e-mailadres bevestigen',
  'Confirm that you want these emails': 'Bevestig dat je deze e-mails wilt',
  'Confirm your email address': 'Bevestig je e-mailadres',
  'Confirm your new email address': 'Bevestig je nieuwe e-mailadres',
  'Contact us': 'Contact',
  'Current password is incorrect': 'Het huidige wachtwoord klopt niet',
  'Delivery not found': 'Bezorging niet gevonden',
  'Download file': 'Bestand downloaden',
  Email: 'E-mail',
  'Email address is too long': 'E-mailadres is te lang',
  'Email address not found': 'E-mailadres niet gevonden',
  'Email contains invalid characters': 'E-mailadres bevat ongeldige tekens',
  'Email is required': 'E-mailadres is verplicht',
  'Email not found': 'E-mail niet gevonden',
  'Email validation failed: {reason}': 'E-mailadres niet geaccepteerd: {reason}',
  'Enter a name': 'Voer een naam in',
  'Export not found': 'Export niet gevonden',
  'File is too large': 'Bestand is te groot',
  'File not found': 'Bestand niet gevonden',
  'File type is not allowed': 'Bestandstype is niet toegestaan',
  'Files are still being checked: {title}': 'Bestanden worden nog gecontroleerd: {title}',
  'Folder not found': 'Map niet gevonden',
  'Form limit reached': 'Formulierlimiet bereikt',
  'Form not found or not published': 'Formulier niet gevonden of niet gepubliceerd',
  'Forms can be assigned to approved users only.':
    'Formulieren kunnen alleen aan goedgekeurde gebruikers worden toegewezen.',
  'Get these mails?': 'Deze e-mails ontvangen?',
  'If this was not you, contact your administrator now.':
    'Was jij dit niet? Neem dan nu contact op met je beheerder.',
  'If this was not you, ignore this email.': 'Was jij dit niet? Negeer deze e-mail dan.',
  'If this was not you, set a new password now and contact the person who gave you access.':
    'Was jij dit niet? Stel dan nu een nieuw wachtwoord in en neem contact op met de persoon die je toegang heeft gegeven.',
  'If this was not you, set a new password now and contact your administrator.':
    'Was jij dit niet? Stel dan nu een nieuw wachtwoord in en neem contact op met je beheerder.',
  'Invalid URL format': 'Ongeldige URL',
  'Invalid email format': 'Ongeldig e-mailadres',
  'Invalid login credentials': 'Ongeldige inloggegevens',
  'Invitation not found': 'Uitnodiging niet gevonden',
  'It is incomplete or too old. Open the link in the newest mail.':
    'Hij is onvolledig of te oud. Open de link in de nieuwste e-mail.',
  'Kept as keyed hashes that change daily': 'Bewaard als hashes met sleutel die dagelijks wisselen',
  'Last run less than an hour ago, submissions removed: {count}':
    'Laatste keer minder dan een uur geleden, verwijderde inzendingen: {count}',
  'Last run {hours} hours ago, submissions removed: {count}':
    'Laatste keer {hours} uur geleden, verwijderde inzendingen: {count}',
  'Locked for 15 minutes after 5 failures': '15 minuten vergrendeld na 5 mislukte pogingen',
  'Mails are handed to the mail server': 'E-mails worden aan de mailserver doorgegeven',
  'Mails that could not be delivered: {count}': 'E-mails die niet konden worden bezorgd: {count}',
  'Maximum of 5 email addresses reached': 'Maximum van 5 e-mailadressen bereikt',
  Message: 'Bericht',
  'Message is required': 'Bericht is verplicht',
  'Message not found': 'Bericht niet gevonden',
  'Name is required': 'Naam is verplicht',
  'This address is taken. Choose another one.': 'Dit adres is bezet. Kies een ander.',
  'Use letters or digits.': 'Gebruik letters of cijfers.',
  'The form must open before it closes.': 'Het formulier moet opengaan voordat het sluit.',
  'You have a place: {title}': 'U hebt een plaats: {title}',
  'A place became free, and you were next on the waiting list of “{title}”. It is yours now.':
    'Er is een plaats vrijgekomen en u stond als eerste op de wachtlijst van ‘{title}’. De plaats is nu van u.',
  'New message: {title}': 'Nieuw bericht: {title}',
  'New recovery codes were made. The old ones no longer work.':
    'Er zijn nieuwe herstelcodes gemaakt. De oude werken niet meer.',
  'Answers changed: {title}': 'Antwoorden gewijzigd: {title}',
  'Submission withdrawn: {title}': 'Inzending ingetrokken: {title}',
  'Submission restored: {title}': 'Inzending hersteld: {title}',
  'Changed by the visitor': 'Gewijzigd door de bezoeker',
  'Changed by {name}': 'Gewijzigd door {name}',
  'New submission: {title}': 'Nieuwe inzending: {title}',
  'Paste the whole JSON file of the key of a service account.':
    'Plak het hele JSON-bestand van de sleutel van een serviceaccount.',
  'Person not found': 'Persoon niet gevonden',
  'The Google Sheets API is switched off in the project of the key. Switch it on.':
    'De Google Sheets API is uitgeschakeld in het project van de sleutel. Schakel deze in.',
  'The column “Submission” was removed from the table. Undo that, or choose another sheet.':
    'De kolom ‘Submission’ is uit de tabel verwijderd. Maak dat ongedaan of kies een ander blad.',
  'The readers you chose can’t read comments here. Choose other readers.':
    'De lezers die je koos, kunnen hier geen opmerkingen lezen. Kies andere lezers.',
  'No email address found in this submission': 'Geen e-mailadres gevonden in deze inzending',
  'No mail server is set up.': 'Er is geen mailserver ingesteld.',
  'No mail server. Mails that wait in the outbox: {count}':
    'Geen mailserver. E-mails die in de outbox wachten: {count}',
  'No submission is lost. Files can be downloaded as soon as the virus scanner and the file storage answer again; whoever runs this platform should look at both.':
    'Er gaat geen inzending verloren. Bestanden kunnen worden gedownload zodra de virusscanner en de bestandsopslag weer reageren; wie dit platform beheert, moet beide nakijken.',
  'No submissions to export': 'Geen inzendingen om te exporteren',
  'Not required for administrators': 'Niet verplicht voor beheerders',
  'Note not found': 'Notitie niet gevonden',
  On: 'Aan',
  'One of these questions can’t be shared.': 'Een van deze vragen kan niet worden gedeeld.',
  'Only HTTP and HTTPS URLs are allowed': 'Alleen HTTP- en HTTPS-URL’s zijn toegestaan',
  'Several senders of this kind have this name': 'Meerdere afzenders van dit type hebben deze naam',
  'Only HTTPS URLs are allowed': 'Alleen HTTPS-URL’s zijn toegestaan',
  'The table is full. Make room, or choose another.': 'De tabel is vol. Maak ruimte of kies een andere.',
  'The table is not shared with the account of the key or token. Share it again.':
    'De tabel is niet gedeeld met het account van de sleutel of het token. Deel de tabel opnieuw.',
  'The table was deleted, or is no longer shared. Restore it, or choose another.':
    'De tabel is verwijderd of niet meer gedeeld. Herstel de tabel of kies een andere.',
  'The token may not add columns to the table. Allow it, or add them by hand.':
    'Het token mag geen kolommen aan de tabel toevoegen. Sta dat toe of voeg ze met de hand toe.',
  'This address already has an account. Sign in to accept the invitation.':
    'Dit adres heeft al een account. Meld je aan om de uitnodiging te accepteren.',
  'This invitation is for another email address. Sign in with that address to accept it.':
    'Deze uitnodiging is voor een ander e-mailadres. Meld je aan met dat adres om haar te accepteren.',
  'This invitation was used, has ended or has expired. Ask for a new one.':
    'Deze uitnodiging is gebruikt, beëindigd of verlopen. Vraag om een nieuwe.',
  'This link works once and for seven days. If you do not expect it, ignore this email.':
    'Deze link werkt één keer en zeven dagen lang. Verwacht je hem niet, negeer deze e-mail dan.',
  'This needs an API key. Send one as Authorization: Bearer.':
    'Hiervoor is een API-sleutel nodig. Stuur die als Authorization: Bearer.',
  'This cursor does not belong to this list. Begin without one.':
    'Deze cursor hoort niet bij deze lijst. Begin zonder cursor.',
  'This Idempotency-Key was already used for another request.':
    'Deze Idempotency-Key is al voor een ander verzoek gebruikt.',
  'A request with this Idempotency-Key is still running. Try again in a moment.':
    'Een verzoek met deze Idempotency-Key loopt nog. Probeer het zo meteen opnieuw.',
  'Name the state that you have read: send its ETag as If-Match.':
    'Noem de toestand die u hebt gelezen: stuur de ETag ervan als If-Match.',
  'No state can be named here. Send the request without If-Match.':
    'Hier kan geen stand worden genoemd. Stuur het verzoek zonder If-Match.',
  'This has changed since you read it.': 'Dit is veranderd sinds u het hebt gelezen.',
  'This form has no draft.': 'Dit formulier heeft geen concept.',
  'This API key is not valid.': 'Deze API-sleutel is niet geldig.',
  'This API key lacks the scope {scope}.': 'Deze API-sleutel mist de bevoegdheid {scope}.',
  'This is outside the limits of this API key.': 'Dit valt buiten de grenzen van deze API-sleutel.',
  'This API key sees some answers only. Choose one form.':
    'Deze API-sleutel ziet maar een deel van de antwoorden. Kies één formulier.',
  'A legal hold keeps {count} of these submissions. Lift it before you delete them.':
    'Een juridische bewaarplicht houdt {count} van deze inzendingen vast. Hef die op voordat u ze verwijdert.',
  'Type a whole address, at least 7 digits of a number, or at least 3 letters.':
    'Typ een volledig adres, minstens 7 cijfers van een nummer of minstens 3 letters.',
  'More than {count} submissions match. Search for something more exact.':
    'Meer dan {count} inzendingen komen overeen. Zoek iets preciezers.',
  'What was found has changed. Look at it again.': 'Wat gevonden is, is veranderd. Bekijk het opnieuw.',
  'A legal hold keeps something of this person. Lift it, or leave those submissions out.':
    'Een juridische bewaarplicht houdt gegevens van deze persoon vast. Hef die op of laat die inzendingen weg.',
  'Nothing of this person is stored.': 'Van deze persoon is niets opgeslagen.',
  'Erasure not found': 'Wissing niet gevonden',
  'Another erasure is still running. Wait until it is done.':
    'Een andere wissing loopt nog. Wacht tot die klaar is.',
  'Hold not found': 'Bewaarplicht niet gevonden',
  'This bulk change can’t be undone.': 'Deze bulkwijziging kan niet ongedaan worden gemaakt.',
  'Open the dashboard': 'Het dashboard openen',
  'Open this link in the browser you want to use. You can then sign in there right away.':
    'Open deze link in de browser die je wilt gebruiken. Daarna kun je daar meteen inloggen.',
  'Open user approvals': 'Goedkeuring van gebruikers openen',
  'Open your portal': 'Je portaal openen',
  'Passkey not found': 'Passkey niet gevonden',
  'Password is required': 'Wachtwoord is verplicht',
  'Password is too close to your name, your address or the name of this platform':
    'Het wachtwoord lijkt te veel op je naam, je adres of de naam van dit platform',
  'Password is too common': 'Dit wachtwoord komt te vaak voor',
  'Password is too long': 'Het wachtwoord is te lang',
  'Password must be at least 8 characters long': 'Het wachtwoord moet minstens 8 tekens lang zijn',
  'Password must contain at least one digit': 'Het wachtwoord moet minstens één cijfer bevatten',
  'Password must contain at least one lowercase letter':
    'Het wachtwoord moet minstens één kleine letter bevatten',
  'Password must contain at least one special character':
    'Het wachtwoord moet minstens één speciaal teken bevatten',
  'Password must contain at least one uppercase letter':
    'Het wachtwoord moet minstens één hoofdletter bevatten',
  'Password validation failed: {reason}': 'Wachtwoord niet geaccepteerd: {reason}',
  'Please complete the CAPTCHA verification': 'Bevestig dat je geen robot bent',
  'Please confirm that this is your email address.': 'Bevestig dat dit je e-mailadres is.',
  'Please confirm this address. You then sign in with it.': 'Bevestig dit adres. Daarna log je ermee in.',
  'Please confirm your email address before signing in.': 'Bevestig je e-mailadres voordat je inlogt.',
  'Please enter a name': 'Voer een naam in',
  'Please enter a subject': 'Voer een onderwerp in',
  'Please enter a text': 'Voer een tekst in',
  'Please enter a valid email address': 'Voer een geldig e-mailadres in',
  'Please enter an email address': 'Voer een e-mailadres in',
  'Please enter the address of a website, like https://example.com':
    'Voer het adres van een website in, zoals https://example.com',
  'Please sign in.': 'Log in.',
  'Private and local URLs are not allowed': 'Privé- en lokale URL’s zijn niet toegestaan',
  Received: 'Ontvangen',
  'Replies need a mail server. Ask your administrator to connect one.':
    'Om te antwoorden is een mailserver nodig. Vraag je beheerder er een te verbinden.',
  'Reply template not found': 'Antwoordsjabloon niet gevonden',
  'Reply to this email to answer them.': 'Beantwoord deze e-mail om te antwoorden.',
  'Requests from other websites are not allowed.': 'Verzoeken van andere websites zijn niet toegestaan.',
  'Required for administrators': 'Verplicht voor beheerders',
  'Required for every user': 'Verplicht voor elke gebruiker',
  'Reset your password': 'Stel je wachtwoord opnieuw in',
  'Runs every day; not yet since the start': 'Draait elke dag; sinds de start nog niet',
  'Security settings': 'Beveiligingsinstellingen',
  'Sent from': 'Verzonden vanaf',
  'Session not found': 'Sessie niet gevonden',
  'Set a new password': 'Nieuw wachtwoord instellen',
  'Set up two-step sign-in to continue.': 'Stel tweestapsverificatie in om door te gaan.',
  'Shown: the newest {shown} of {count}.': 'Getoond: de nieuwste {shown} van {count}.',
  'Sign in': 'Inloggen',
  'Sign in again, then choose a password within ten minutes.':
    'Log opnieuw in en kies dan binnen tien minuten een wachtwoord.',
  'Sign in while your account is locked': 'Inloggen terwijl je account is vergrendeld',
  Somebody: 'Iemand',
  'Somebody else is changing this form as well.': 'Iemand anders wijzigt dit formulier ook.',
  'Someone entered wrong passwords for your account, so sign-in is locked for 15 minutes.':
    'Iemand heeft verkeerde wachtwoorden voor je account ingevoerd, daarom is inloggen 15 minuten vergrendeld.',
  'Someone submitted “{title}” on {time}.': 'Iemand heeft “{title}” verzonden op {time}.',
  'Someone, probably you, requested a new password for your account.':
    'Iemand, waarschijnlijk jijzelf, heeft een nieuw wachtwoord voor je account aangevraagd.',
  'Someone, probably you, requested access with this email address. You already have an account, so nothing changed.':
    'Iemand, waarschijnlijk jijzelf, heeft met dit e-mailadres toegang aangevraagd. Je hebt al een account, dus er is niets veranderd.',
  'Someone, probably you, requested an account with this email address. You already have one, so nothing changed.':
    'Iemand, waarschijnlijk jijzelf, heeft met dit e-mailadres een account aangevraagd. Je hebt er al een, dus er is niets veranderd.',
  'Start setting up the authenticator app first.': 'Begin eerst met het instellen van de authenticator-app.',
  'Status not found': 'Status niet gevonden',
  'Stop these mails': 'Deze e-mails stoppen',
  'Stop these mails?': 'Deze e-mails stoppen?',
  'Subject is required': 'Onderwerp is verplicht',
  'Submission not found': 'Inzending niet gevonden',
  'Another submission has the same value by now. This form takes one response for each.':
    'Een andere inzending heeft nu dezelfde waarde. Dit formulier neemt één antwoord per waarde aan.',
  'Submissions of this form are not shared with you.':
    'Inzendingen van dit formulier worden niet met je gedeeld.',
  'Submissions of “{title}” from {from} to {to}: {count}.':
    'Inzendingen van “{title}” van {from} tot en met {to}: {count}.',
  'Switched off in the platform settings': 'Uitgezet in de platforminstellingen',
  'Template not found': 'Sjabloon niet gevonden',
  'Text contains invalid characters': 'De tekst bevat ongeldige tekens',
  'Text contains potentially dangerous content': 'De tekst bevat mogelijk gevaarlijke inhoud',
  'Text must be less than {maximum} characters': 'De tekst mag hoogstens {maximum} tekens lang zijn',
  'The PDF of this submission is not attached: it is too large, or could not be made.':
    'De pdf van deze inzending is niet bijgevoegd: hij is te groot of kon niet worden gemaakt.',
  'The address has not been confirmed yet.': 'Het adres is nog niet bevestigd.',
  'The authenticator app was turned off.': 'De authenticator-app is uitgezet.',
  'The file is not ready yet.': 'Het bestand is nog niet klaar.',
  'The form could not be saved as it is.': 'Het formulier kon zo niet worden opgeslagen.',
  'The form has settings that are not known here. Correct their names or leave them out.':
    'Het formulier bevat instellingen die hier niet bekend zijn. Verbeter de namen of laat ze weg.',
  'The link works for three days, for as long as you can read the form’s submissions. Whoever has it can download the file.':
    'De link werkt drie dagen, zolang je de inzendingen van het formulier mag lezen. Wie hem heeft, kan het bestand downloaden.',
  'The password of your account was just changed, and every browser was signed out.':
    'Het wachtwoord van je account is zojuist gewijzigd, en elke browser is uitgelogd.',
  'The password of your account was just changed, and every other browser was signed out.':
    'Het wachtwoord van je account is zojuist gewijzigd, en elke andere browser is uitgelogd.',
  'The platform is reached by https': 'Het platform is bereikbaar via https',
  'The platform is reached by plain http': 'Het platform is bereikbaar via onbeveiligd http',
  'The recipient stopped these mails.': 'De ontvanger heeft deze e-mails gestopt.',
  'The request is too large.': 'Het verzoek is te groot.',
  'The service is busy. Please try again in a moment.': 'De dienst is druk. Probeer het zo opnieuw.',
  'There are too many templates. Remove one first.': 'Er zijn te veel sjablonen. Verwijder er eerst een.',
  'There is no web page at this address.': 'Er is geen webpagina op dit adres.',
  'These mails have stopped': 'Deze e-mails zijn gestopt',
  'This address can’t receive mail.': 'Dit adres kan geen e-mail ontvangen.',
  'This PDF is too large to create. Choose a shorter period or fewer questions.':
    'Deze pdf is te groot om te maken. Kies een kortere periode of minder vragen.',
  'This account has sent as many mails of this kind as one may send in a day.':
    'Dit account heeft zoveel e-mails van dit soort verzonden als op één dag mag.',
  'This address has had as many mails of this kind as one may have. Try again tomorrow.':
    'Dit adres heeft zoveel e-mails van dit soort gekregen als mag. Probeer het morgen opnieuw.',
  'This bulk change doesn’t exist.': 'Deze bulkwijziging bestaat niet.',
  'Nobody has confirmed this address by mail yet. An administrator of the platform can reset the client’s password by mail first.':
    'Niemand heeft dit adres nog per e-mail bevestigd. Een beheerder van het platform kan eerst het wachtwoord van de klant per e-mail opnieuw instellen.',
  'The rules are set by the environment of this installation.':
    'De regels worden door de omgeving van deze installatie bepaald.',
  'Choose an account, and a folder of it.': 'Kies een account en een map daarvan.',
  'Enter a group or a domain': 'Voer een groep of een domein in',
  'Enter the name of the claim': 'Voer de naam van de claim in',
  'In a folder one is editor, responder or viewer.': 'In een map is men bewerker, behandelaar of lezer.',
  'This client has accepted the invitation already.': 'Deze klant heeft de uitnodiging al geaccepteerd.',
  'This client hasn’t confirmed their email address yet.':
    'Deze klant heeft het e-mailadres nog niet bevestigd.',
  'This code is not valid.': 'Deze code is niet geldig.',
  'This email is already in the notification list': 'Dit e-mailadres staat al op de meldingslijst',
  'This email is on hold.': 'Deze e-mail wordt vastgehouden.',
  'This email was already sent and its text removed, so it can’t be sent again.':
    'Deze e-mail is al verzonden en de tekst is verwijderd, dus hij kan niet opnieuw worden verzonden.',
  'This field does not take this answer from a link.': 'Dit veld neemt dit antwoord niet aan uit een link.',
  'This file cannot be accepted here.': 'Dit bestand kan hier niet worden geaccepteerd.',
  'This file contains more than the image. Save the image again and upload the new file.':
    'Dit bestand bevat meer dan de afbeelding. Sla de afbeelding opnieuw op en upload het nieuwe bestand.',
  'This file can’t be opened': 'Dit bestand kan niet worden geopend',
  Documentation: 'Documentatie',
  'The documentation is being built, which takes a minute or two. This page then shows it by itself.':
    'De documentatie wordt gebouwd; dat duurt een of twee minuten. Daarna toont deze pagina haar vanzelf.',
  'The documentation could not be built: {reason}': 'De documentatie kon niet worden gebouwd: {reason}',
  'The documentation is not part of this installation. “npm run docs” builds it.':
    'De documentatie hoort niet bij deze installatie. ‘npm run docs’ bouwt haar.',
  'This file is being checked. Please try again in a minute.':
    'Dit bestand wordt gecontroleerd. Probeer het over een minuut opnieuw.',
  'This file is empty.': 'Dit bestand is leeg.',
  'This file is too large.': 'Dit bestand is te groot.',
  'This address is local or in a private network. To allow it, add its host to INLAY_ALLOWED_HOSTS on the server.':
    'Dit adres is lokaal of in een privénetwerk. Voeg de host toe aan INLAY_ALLOWED_HOSTS op de server om het toe te staan.',
  'This file was not what its name said, so it was not kept.':
    'Dit bestand was niet wat de naam zei, dus het is niet bewaard.',
  'This form is no longer shared with you.': 'Dit formulier wordt niet meer met je gedeeld.',
  'This form cannot take more files right now.': 'Dit formulier kan nu geen bestanden meer aannemen.',
  'This form can’t be evaluated, because its rules take too long. Please tell its owner. Nothing was stored.':
    'Dit formulier kan niet worden verwerkt, omdat de regels te veel tijd kosten. Laat het de eigenaar weten. Er is niets opgeslagen.',
  'This form has no email field that an answer could go to.':
    'Dit formulier heeft geen e-mailveld waar een antwoord naartoe kan.',
  'This form has sent this address as many mails as one may have in a day.':
    'Dit formulier heeft dit adres zoveel e-mails gestuurd als op één dag mag.',
  'This form is assigned to another client.': 'Dit formulier is aan een andere klant toegewezen.',
  'The form or its draft has changed since this code was shown. Look at what publishing means now.':
    'Het formulier of het concept is gewijzigd sinds deze code werd getoond. Bekijk wat publiceren nu betekent.',
  'This form was changed elsewhere since you opened it.':
    'Dit formulier is ergens anders gewijzigd sinds je het opende.',
  'This image is animated. Upload a still image.':
    'Deze afbeelding is geanimeerd. Upload een stilstaande afbeelding.',
  'This image is damaged or incomplete. Save it again and upload the new file.':
    'Deze afbeelding is beschadigd of onvolledig. Sla die opnieuw op en upload het nieuwe bestand.',
  'This image is too complex to process. Save it in a simpler form.':
    'Deze afbeelding is te complex om te verwerken. Sla die in een eenvoudigere vorm op.',
  'This image is too large. The limit is 40 million pixels.':
    'Deze afbeelding is te groot. De limiet is 40 miljoen pixels.',
  'This is the test you asked for. Your mail server accepts email from this address.':
    'Dit is de test die je hebt aangevraagd. Je mailserver accepteert e-mail van dit adres.',
  'This is your email address already': 'Dit is al je e-mailadres',
  'This link is invalid or has expired.': 'Deze link is ongeldig of verlopen.',
  'This link is not valid': 'Deze link is niet geldig',
  'This link works for 30 days. To not receive them, ignore this email.':
    'Deze link werkt 30 dagen. Wil je de e-mails niet ontvangen, negeer deze e-mail dan.',
  'This link works once and for 24 hours. If you did not request access, ignore this email.':
    'Deze link werkt één keer en 24 uur lang. Heb je geen toegang aangevraagd, negeer deze e-mail dan.',
  'This link works once and for 24 hours. If you did not request an account, ignore this email.':
    'Deze link werkt één keer en 24 uur lang. Heb je geen account aangevraagd, negeer deze e-mail dan.',
  'This link works once and for 24 hours. If you did not request this, ignore this email.':
    'Deze link werkt één keer en 24 uur lang. Heb je dit niet aangevraagd, negeer deze e-mail dan.',
  'This link works once and for 7 days. If you did not expect it, ignore this email.':
    'Deze link werkt één keer en 7 dagen lang. Verwachtte je hem niet, negeer deze e-mail dan.',
  'This link works once and for one hour. If this was not you, ignore this email; your password stays the same.':
    'Deze link werkt één keer en één uur lang. Was jij dit niet, negeer deze e-mail dan; je wachtwoord blijft hetzelfde.',
  'This link works once and for one hour. If you did not request access, ignore this email.':
    'Deze link werkt één keer en één uur lang. Heb je geen toegang aangevraagd, negeer deze e-mail dan.',
  'This link works once and for one hour. If you did not request an account, ignore this email.':
    'Deze link werkt één keer en één uur lang. Heb je geen account aangevraagd, negeer deze e-mail dan.',
  'This link works once and for one hour. If you did not request it, ignore this email.':
    'Deze link werkt één keer en één uur lang. Heb je hem niet aangevraagd, negeer deze e-mail dan.',
  'This needs forms of several accounts at once, which is not possible here. Choose one form.':
    'Hiervoor zijn formulieren van meerdere accounts tegelijk nodig, wat hier niet kan. Kies één formulier.',
  'This passkey couldn’t be verified.': 'Deze passkey kon niet worden gecontroleerd.',
  'This password reset link is invalid or has expired.':
    'Deze link om je wachtwoord opnieuw in te stellen is ongeldig of verlopen.',
  'This person already belongs to the account.': 'Deze persoon hoort al bij het account.',
  'This person can’t be assigned to submissions of this account':
    'Deze persoon kan niet aan inzendingen van dit account worden toegewezen',
  'This installation is set up already. Sign in.': 'Deze installatie is al ingericht. Meld u aan.',
  'This set-up link was used or has expired. Restart Inlay to print a new one.':
    'Deze installatielink is gebruikt of verlopen. Start Inlay opnieuw om een nieuwe te tonen.',
  'This submission has as many comments as it can hold.':
    'Deze inzending heeft zoveel opmerkingen als erbij passen.',
  'This submission is too long for a PDF. Export it as a file instead.':
    'Deze inzending is te lang voor een pdf. Exporteer de inzending als bestand.',
  'This submission was sent to this address as often as one may in a day.':
    'Deze inzending is zo vaak naar dit adres verzonden als op één dag mag.',
  'This time zone is not known.': 'Deze tijdzone is niet bekend.',
  'This upload is no longer here.': 'Deze upload is er niet meer.',
  'This version of the form is no longer kept.': 'Deze versie van het formulier wordt niet meer bewaard.',
  'This webhook is turned off. Turn it on first.': 'Deze webhook staat uit. Zet hem eerst aan.',
  'This website can’t be reached. Check the address.':
    'Deze website is niet bereikbaar. Controleer het adres.',
  'This website doesn’t let its page be read.': 'Deze website laat haar pagina niet lezen.',
  'Three of your bulk actions are still running. Wait until one is done.':
    'Drie van je bulkacties zijn nog bezig. Wacht tot er een klaar is.',
  'Too many attempts. Please try again later.': 'Te veel pogingen. Probeer het later opnieuw.',
  'Try again in this browser': 'In deze browser opnieuw proberen',
  'Turn off the authenticator app before you set up another.':
    'Zet de authenticator-app uit voordat je een andere instelt.',
  Turnstile: 'Turnstile',
  'Two-step sign-in was switched off by the person who runs the platform.':
    'Tweestapsverificatie is uitgezet door de persoon die het platform beheert.',
  'User not found': 'Gebruiker niet gevonden',
  'View comment': 'Opmerking bekijken',
  'View form': 'Formulier bekijken',
  'View message': 'Bericht bekijken',
  'View not found': 'Weergave niet gevonden',
  'View submission': 'Inzending bekijken',
  'View submissions': 'Inzendingen bekijken',
  'View summary': 'Samenvatting bekijken',
  'Webhook not found': 'Webhook niet gevonden',
  'Welcome! Please confirm that this is your email address.': 'Welkom! Bevestig dat dit je e-mailadres is.',
  'What a frozen link shows can’t be changed.': 'Wat een bevroren link toont, kan niet worden gewijzigd.',
  'What changed most': 'Wat het meest veranderde',
  'You already have access': 'Je hebt al toegang',
  'You already have an account': 'Je hebt al een account',
  'You are viewing this portal as the client, so nothing can be changed.':
    'Je bekijkt dit portaal als de klant, dus er kan niets worden gewijzigd.',
  'You can keep at most 100 blocks. Delete one to save another.':
    'Je kunt hoogstens 100 blokken bewaren. Verwijder er een om een nieuw blok op te slaan.',
  'You can keep at most 200 open invitations. End one to send another.':
    'Je kunt hoogstens 200 open uitnodigingen hebben. Beëindig er een om een andere te sturen.',
  'You can keep at most 50 API keys. End one to make another.':
    'Je kunt hoogstens 50 API-sleutels hebben. Trek er een in om een nieuwe te maken.',
  'You can keep at most 50 brands. Delete one to add another.':
    'Je kunt hoogstens 50 merken bewaren. Verwijder er een om een nieuw merk toe te voegen.',
  'You can keep at most 50 templates. Delete one to save another.':
    'Je kunt hoogstens 50 sjablonen bewaren. Verwijder er een om een nieuw sjabloon op te slaan.',
  'You can now see {shared}': 'Je kunt nu {shared} zien',
  'You can read the submissions of this form, but not export them.':
    'Je kunt de inzendingen van dit formulier lezen, maar niet exporteren.',
  'You can read these comments, but not write any.':
    'Je kunt deze opmerkingen lezen, maar er geen schrijven.',
  'You can sign in, or reset your password if you forgot it.':
    'Je kunt inloggen, of je wachtwoord opnieuw instellen als je het bent vergeten.',
  'You can turn them on again in your account.': 'Je kunt ze in je account weer aanzetten.',
  'You can turn them on again in the settings of the form.':
    'Je kunt ze in de instellingen van het formulier weer aanzetten.',
  'You can turn them on again where you export submissions.':
    'Je kunt ze weer aanzetten waar je inzendingen exporteert.',
  'You can turn these emails off in your account’s settings.':
    'Je kunt deze e-mails in de instellingen van je account uitzetten.',
  'You can’t change the platform owner or your own account here.':
    'Je kunt hier de eigenaar van het platform en je eigen account niet wijzigen.',
  'You chose these emails in your portal. You can turn them off there, under Account.':
    'Je hebt deze e-mails in je portaal gekozen. Je kunt ze daar uitzetten, onder Account.',
  'You do not have access to this.': 'Je hebt hier geen toegang toe.',
  'You have no password yet. Choose one under Settings, Security.':
    'Je hebt nog geen wachtwoord. Kies er een onder Instellingen, Beveiliging.',
  'You have saved too many changes within a day. They are not lost: save again tomorrow.':
    'Je hebt op één dag te veel wijzigingen opgeslagen. Ze zijn niet verloren: sla morgen weer op.',
  'You now have access and can sign in.': 'Je hebt nu toegang en kunt inloggen.',
  'You received this email because someone entered this address in the form “{title}”. If that was not you, ignore it.':
    'Je hebt deze e-mail ontvangen omdat iemand dit adres heeft ingevuld in het formulier “{title}”. Was jij dat niet, negeer hem dan.',
  'You received this email because you entered this address in the form “{title}”.':
    'Je hebt deze e-mail ontvangen omdat je dit adres hebt ingevuld in het formulier “{title}”.',
  'You will no longer get a mail about “{title}” each Monday.':
    'Je krijgt niet meer elke maandag een e-mail over “{title}”.',
  'You will no longer get weekly mails about your forms.':
    'Je krijgt geen wekelijkse e-mails over je formulieren meer.',
  'You will no longer get exports of “{title}” by mail.':
    'Je krijgt geen exports van “{title}” meer per e-mail.',
  'You will not receive these emails unless you confirm.':
    'Je ontvangt deze e-mails niet, tenzij je bevestigt.',
  'Your account has no room for more files.': 'Je account heeft geen ruimte voor meer bestanden.',
  'Your account is active': 'Je account is actief',
  "Your account is not active yet. You'll receive access once an administrator approves your account.":
    'Je account is nog niet actief. Je krijgt toegang zodra een beheerder je account goedkeurt.',
  "Your account is pending approval. You'll receive access once an administrator approves your account.":
    'Je account wacht op goedkeuring. Je krijgt toegang zodra een beheerder je account goedkeurt.',
  'Your account now has the email address {newEmail}. This is the last email to the old address.':
    'Je account heeft nu het e-mailadres {newEmail}. Dit is de laatste e-mail aan het oude adres.',
  'Your account was approved': 'Je account is goedgekeurd',
  'Your address is confirmed': 'Je adres is bevestigd',
  'Your email address was changed': 'Je e-mailadres is gewijzigd',
  'Your export: {title}': 'Je export: {title}',
  'Your name': 'Naam',
  'Your other exports are still running. Wait until one is done.':
    'Je andere exports zijn nog bezig. Wacht tot er een klaar is.',
  'Your password was changed': 'Je wachtwoord is gewijzigd',
  'The model couldn’t be reached. Check its address in the settings.':
    'Het model is niet bereikbaar. Controleer het adres in de instellingen.',
  'The model didn’t answer within two minutes. Try again, or ask for less at once.':
    'Het model antwoordde niet binnen twee minuten. Probeer het opnieuw of vraag minder tegelijk.',
  'The model’s server refuses the key. Check it in the settings.':
    'De server van het model weigert de sleutel. Controleer die in de instellingen.',
  'The model’s server knows no such model or address. Check both in the settings.':
    'De server kent dit model of dit adres niet. Controleer beide in de instellingen.',
  'The model’s server takes no more requests for now. Try again later.':
    'De server van het model neemt nu geen verzoeken meer aan. Probeer het later opnieuw.',
  'The model’s server couldn’t answer. Try again later.':
    'De server van het model kon niet antwoorden. Probeer het later opnieuw.',
  'The model’s answer was too long to be a form.':
    'Het antwoord van het model was te lang voor een formulier.',
  'What answered is no model. Check the address in the settings.':
    'Wat antwoordde, is geen model. Controleer het adres in de instellingen.',
  'The model declined to write this form.': 'Het model weigerde dit formulier te schrijven.',
  'The model’s answer was cut off. Ask for less at once.':
    'Het antwoord van het model werd afgebroken. Vraag minder tegelijk.',
  'The model didn’t write a form that can be read. Say it in other words, or try again.':
    'Het model schreef geen leesbaar formulier. Zeg het met andere woorden of probeer het opnieuw.',
  'Drafting by a model is turned off.': 'Opstellen door een model staat uit.',
  'This month’s limit is used up. Whoever manages the account can raise it.':
    'De limiet van deze maand is op. Wie het account beheert, kan die verhogen.',
  'The draft couldn’t be written. Try again.': 'Het concept kon niet worden geschreven. Probeer het opnieuw.',
  'You are having a draft written already. Wait for it, or cancel it.':
    'Er wordt al een concept voor u geschreven. Wacht erop of annuleer het.',
  'This draft is gone. Ask for another one.': 'Dit concept bestaat niet meer. Vraag een nieuw aan.',
  'Enter the key of this server': 'Voer de sleutel van deze server in',
  'Enter the model’s address': 'Voer het adres van het model in',
  'Enter the model’s name': 'Voer de naam van het model in',
  'Describe the form': 'Beschrijf het formulier',
  'Your plan allows 1 form. Request more forms to create another.':
    'Je abonnement staat 1 formulier toe. Vraag meer formulieren aan om er nog een te maken.',
  'Your plan allows {limit} forms. Request more forms to create another.':
    'Je abonnement staat {limit} formulieren toe. Vraag meer formulieren aan om er nog een te maken.',
  'Your role does not allow this. Ask an owner of the account.':
    'Je rol staat dit niet toe. Vraag een eigenaar van het account.',
  'Your two-step sign-in was changed': 'Je tweestapsverificatie is gewijzigd',
  'Your week: {title}': 'Je week: {title}',
  hCaptcha: 'hCaptcha',
  '{author} mentioned you: {title}': '{author} heeft je genoemd: {title}',
  '{by} invites you to work on the forms of {account}.':
    '{by} nodigt je uit om aan de formulieren van {account} te werken.',
  '{by} invites you to work together': '{by} nodigt je uit om samen te werken',
  '{count} files sent with “{title}” have been waiting for their check for over an hour.':
    '{count} bestanden die met “{title}” zijn verzonden, wachten al meer dan een uur op hun controle.',
  '{count} new submissions: {title}': '{count} nieuwe inzendingen: {title}',
  '1 new comment: {title}': '1 nieuwe opmerking: {title}',
  '{count} new comments: {title}': '{count} nieuwe opmerkingen: {title}',
  'Clients commented on submissions of “{title}”.': 'Klanten hebben gereageerd op inzendingen van “{title}”.',
  '{email} is no longer notified. The owner of the form can turn it on again.':
    '{email} krijgt geen meldingen meer. De eigenaar van het formulier kan ze weer aanzetten.',
  '{email} is not an email address.': '{email} is geen e-mailadres.',
  '{email} will be notified about new submissions.': '{email} krijgt meldingen over nieuwe inzendingen.',
  '{email} will no longer be notified about submissions of any form of this account.':
    '{email} krijgt geen meldingen meer over inzendingen van welk formulier van dit account dan ook.',
  '{email} will no longer be notified about submissions of “{title}”.':
    '{email} krijgt geen meldingen meer over inzendingen van “{title}”.',
  '{file}, with submissions of “{title}”.': '{file}, met inzendingen van “{title}”.',
  '{name} ({email}) wrote:': '{name} ({email}) schreef:',
  '{owner} wants to notify you at this address when someone submits one of their forms.':
    '{owner} wil je op dit adres een melding sturen als iemand een van de formulieren verzendt.',
  '{owner} wants to notify {email} when somebody fills in one of their forms.':
    '{owner} wil {email} een melding sturen als iemand een van de formulieren invult.',
  '{person} confirmed their email address and is waiting for your approval.':
    '{person} heeft het e-mailadres bevestigd en wacht op je goedkeuring.',
  '{platform} can send email': '{platform} kan e-mail verzenden',
  '{by} shared {shared} with you. Choose a password to see it in your portal.':
    '{by} heeft {shared} met je gedeeld. Kies een wachtwoord om het in je portaal te zien.',
  '{by} shared {shared} with you. You will find it in your portal.':
    '{by} heeft {shared} met je gedeeld. Je vindt het in je portaal.',
  '“{title}” from {from} to {to}, beside the week before.':
    '“{title}” van {from} tot en met {to}, naast de week ervoor.',
  '“{title}” has new submissions.': '“{title}” heeft nieuwe inzendingen.',
  '“{title}” received many submissions in a short time, so this email lists several of them.':
    '“{title}” heeft in korte tijd veel inzendingen ontvangen, dus deze e-mail noemt er meerdere.',
  'No export: {title}': 'Geen export: {title}',
  'The recurring export of “{title}” could not be made.':
    'De terugkerende export van “{title}” kon niet worden gemaakt.',
  'The schedule is paused. Resume or replace it where you export submissions.':
    'De planning is gepauzeerd. Hervat of vervang die waar je inzendingen exporteert.',
  'The file could not be written.': 'Het bestand kon niet worden geschreven.',
  'The receiver took too long': 'De ontvanger deed er te lang over',
  'The webhook is switched off': 'De webhook staat uit',
  'The receiver answered 410: it wants no more of these.':
    'De ontvanger antwoordde 410: hij wil er geen meer.',
  'A webhook was turned off: {title}': 'Er is een webhook uitgezet: {title}',
  'The webhook of “{title}” to {address} was turned off.':
    'De webhook van “{title}” naar {address} is uitgezet.',
  'Submissions arrive as before. Turn the webhook on again once its receiver is ready.':
    'Inzendingen komen binnen zoals altijd. Zet de webhook weer aan zodra de ontvanger klaar is.',
  'View webhooks': 'Webhooks bekijken',
  'An account can have at most 10 webhooks for all forms':
    'Een account kan hoogstens 10 webhooks voor alle formulieren hebben',
  'The API keys of an account can have at most 100 hooks':
    'De API-sleutels van een account kunnen hoogstens 100 hooks hebben',
  'This account already has a webhook with this address': 'Dit account heeft al een webhook met dit adres',
  'The API key that subscribed it has ended or lost access.':
    'De API-sleutel die zich heeft geabonneerd, is beëindigd of heeft geen toegang meer.',
  'All forms': 'Alle formulieren',
  'Copied without its secret or credentials. Set them, then turn it on.':
    'Gekopieerd zonder geheim of inloggegevens. Stel ze in en zet hem daarna aan.',
  'This form already has a webhook with this address': 'Dit formulier heeft al een webhook met dit adres',
  'The address is unknown, private, local or reserved':
    'Het adres is onbekend, privé, lokaal of gereserveerd',
  'Too many redirects': 'Te veel doorverwijzingen',
  'A file was held back: {title}': 'Er is een bestand tegengehouden: {title}',
  'Files were held back: {title}': 'Er zijn bestanden tegengehouden: {title}',
  'A file sent with “{title}” was held back: {name}.':
    'Een bestand dat met “{title}” is verzonden, is tegengehouden: {name}.',
  '{count} files sent with “{title}” were held back.':
    '{count} bestanden die met “{title}” zijn verzonden, zijn tegengehouden.',
  'No submission is lost. The submission says why, and until when you can download the file as it was sent.':
    'Er gaat geen inzending verloren. In de inzending staat waarom, en tot wanneer je het bestand kunt downloaden zoals het is verzonden.',
  'Files of this old format can contain programs. Save it as PDF, or in a newer format.':
    'Bestanden in dit oude formaat kunnen programma’s bevatten. Sla het bestand op als pdf of in een nieuwer formaat.',
  'The content of this file is not what its name says.':
    'De inhoud van dit bestand is niet wat de naam zegt.',
  'This file contains a program, a macro or a second file.':
    'Dit bestand bevat een programma, een macro of een tweede bestand.',
  'This picture is animated. Add a still picture.':
    'Deze afbeelding is geanimeerd. Voeg een stilstaande afbeelding toe.',
  'This picture is damaged or incomplete. Save it again and add it.':
    'Deze afbeelding is beschadigd of onvolledig. Sla de afbeelding opnieuw op en voeg die toe.',
  'This picture has too many pixels. JPEG photos can have up to 200 million, other pictures 40 million.':
    'Deze afbeelding heeft te veel pixels. JPEG-foto’s mogen er tot 200 miljoen hebben, andere afbeeldingen 40 miljoen.',
  'Too many files at once. Please try again later.': 'Te veel bestanden tegelijk. Probeer het later opnieuw.',
  'This file could not be stored right now. Please try again in a minute.':
    'Dit bestand kon nu niet worden opgeslagen. Probeer het over een minuut opnieuw.',
  'This file is held back, so it can’t be downloaded here.':
    'Dit bestand wordt tegengehouden, dus het kan hier niet worden gedownload.',
  'No server has this name. Check the server’s name.':
    'Geen server heeft deze naam. Controleer de naam van de server.',
  'Nothing answers at this port. Check name and port.':
    'Op deze poort antwoordt niets. Controleer naam en poort.',
  'The server can’t be reached from here. Check its name, and whether a firewall is in the way.':
    'De server is van hieruit niet bereikbaar. Controleer de naam en of er een firewall in de weg zit.',
  'The server didn’t answer in time. Check name, port and encryption.':
    'De server antwoordde niet op tijd. Controleer naam, poort en versleuteling.',
  'The server ended the connection. Check port and encryption.':
    'De server verbrak de verbinding. Controleer poort en versleuteling.',
  'The server’s certificate isn’t valid. Use the name that is in the certificate.':
    'Het certificaat van de server is niet geldig. Gebruik de naam die in het certificaat staat.',
  'The server offers no encryption this way. Choose another encryption.':
    'De server biedt deze versleuteling niet. Kies een andere.',
  'The server expects another encryption at this port. TLS mostly has port 465, STARTTLS 587.':
    'De server verwacht op deze poort een andere versleuteling. TLS heeft meestal poort 465, STARTTLS 587.',
  'What answers there is not a mail server. Check name and port.':
    'Wat daar antwoordt, is geen mailserver. Controleer naam en poort.',
  'The server takes no emails right now. Try again later.':
    'De server neemt nu geen e-mails aan. Probeer het later opnieuw.',
  'The server refused the user name or the password.':
    'De server weigerde de gebruikersnaam of het wachtwoord.',
  'The server wants a user name and a password.': 'De server vraagt om een gebruikersnaam en een wachtwoord.',
  'The stored password can’t be read any more. Type it again.':
    'Het opgeslagen wachtwoord kan niet meer worden gelezen. Voer het opnieuw in.',
  'The server refused the sender address. Use one that it sends for.':
    'De server weigerde het afzenderadres. Gebruik er een waarvoor hij verstuurt.',
  'The server refused the recipient. It may want a user name and a password.':
    'De server weigerde de ontvanger. Misschien vraagt hij om een gebruikersnaam en een wachtwoord.',
  'The server refused the content of the email.': 'De server weigerde de inhoud van de e-mail.',
  'The email could not be handed to the server.': 'De e-mail kon niet aan de server worden doorgegeven.',
  'Enter the server’s name': 'Voer de naam van de server in',
  'Enter a name such as mail.example.com, without smtp:// and without a port':
    'Voer een naam in zoals mail.example.com, zonder smtp:// en zonder poort',
  'A password needs encryption, unless the server is on this machine':
    'Een wachtwoord heeft versleuteling nodig, tenzij de server op deze machine draait',
  'Type the password again: it is kept for the server, encryption and user name it was typed for':
    'Voer het wachtwoord opnieuw in: het geldt alleen voor de server, versleuteling en gebruikersnaam waarvoor het is ingevoerd',
  'The environment of this installation sets the mail server, so it can’t be changed here.':
    'De omgeving van deze installatie bepaalt de mailserver, dus die kan hier niet worden gewijzigd.',
  'Emails don’t go out. Admin, Settings says why.':
    'E-mails gaan niet uit. Beheer, Instellingen zegt waarom.',
  'The mail server of {platform} was changed': 'De mailserver van {platform} is gewijzigd',
  '{person} changed the server that sends the emails of {platform}.':
    '{person} heeft de server gewijzigd die de e-mails van {platform} verstuurt.',
  'This email came through the server before. If nobody should have done this, act now.':
    'Deze e-mail kwam via de vorige server. Als niemand dit had mogen doen, kom dan nu in actie.',
  'No sign-in provider is set up.': 'Er is geen inlogprovider ingesteld.',
  'The sign-in provider can’t be reached right now. Try again later, or sign in with your password.':
    'De inlogprovider is nu niet bereikbaar. Probeer het later opnieuw of log in met je wachtwoord.',
  'Choose a password first. Without one, the provider is your only way to sign in.':
    'Kies eerst een wachtwoord. Zonder wachtwoord kun je alleen via de provider inloggen.',
  'The environment of this installation sets the sign-in provider, so it can’t be changed here.':
    'De omgeving van deze installatie bepaalt de inlogprovider, dus die kan hier niet worden gewijzigd.',
  'Link your account to {name}': 'Koppel je account aan {name}',
  'Somebody with your email address signed in at {name}.':
    'Iemand met jouw e-mailadres heeft ingelogd bij {name}.',
  'If that was you, link your account. From then on you can sign in with {name}.':
    'Was jij dat, koppel dan je account. Daarna kun je met {name} inloggen.',
  'Link account': 'Account koppelen',
  'This link works once and for one hour. If this was not you, ignore this email.':
    'Deze link werkt één keer en een uur lang. Was jij dit niet? Negeer deze e-mail dan.',
  'Your ways to sign in were changed': 'Je manieren om in te loggen zijn gewijzigd',
  'You can now also sign in with {name}.': 'Je kunt nu ook met {name} inloggen.',
  'You can no longer sign in with {name}.': 'Je kunt niet meer met {name} inloggen.',
  'This address is unknown from here, or in a private network. If that is meant, allow a private address.':
    'Dit adres is hier onbekend of ligt in een privénetwerk. Is dat de bedoeling, sta dan een privéadres toe.',
  'Nothing answers at this address. Check it.': 'Op dit adres antwoordt niets. Controleer het.',
  'The provider didn’t answer in time. Try again later.':
    'De provider antwoordde niet op tijd. Probeer het later opnieuw.',
  'The provider’s certificate isn’t valid. Use the name that is in the certificate.':
    'Het certificaat van de provider is niet geldig. Gebruik de naam die in het certificaat staat.',
  'No sign-in provider describes itself at this address. Enter its issuer, without /.well-known.':
    'Op dit adres beschrijft zich geen inlogprovider. Vul de issuer in, zonder /.well-known.',
  'The provider calls itself by another address. Enter exactly that one.':
    'De provider noemt zichzelf met een ander adres. Vul precies dat adres in.',
  'The provider doesn’t offer what sign-in needs here.':
    'De provider biedt niet wat inloggen hier nodig heeft.',
  'The provider signs in no way that is accepted here. Choose RS256 or ES256 there.':
    'De provider ondertekent op geen enkele manier die hier wordt aanvaard. Kies daar RS256 of ES256.',
  'The provider shows no keys to check its signatures by.':
    'De provider toont geen sleutels om zijn handtekeningen te controleren.',
  'The provider refused the client ID or the client secret.':
    'De provider weigerde de client-ID of het clientgeheim.',
  'The stored client secret can’t be read any more. Type it again.':
    'Het opgeslagen clientgeheim kan niet meer worden gelezen. Typ het opnieuw.',
  'The provider can’t be used.': 'De provider kan niet worden gebruikt.',
  'Enter the provider’s address': 'Vul het adres van de provider in',
  'Enter the client ID': 'Vul de client-ID in',
  'Enter an address that begins with https://, without ? and #':
    'Vul een adres in dat met https:// begint, zonder ? en #',
  'Type the client secret again: it is kept for the address and client ID it was typed for':
    'Typ het clientgeheim opnieuw: het wordt bewaard voor het adres en de client-ID waarvoor het is getypt',
  'A sender was paused: {title}': 'Een verzending is gepauzeerd: {title}',
  'Submissions of “{title}” are no longer sent to {address}.':
    'Antwoorden op ‘{title}’ worden niet meer naar {address} gestuurd.',
  'Nothing is lost: what is missing waits, and is sent in order once you press Go on.':
    'Er gaat niets verloren: wat ontbreekt wacht en wordt op volgorde verstuurd zodra u op ‘Doorgaan’ drukt.',
  'View senders': 'Verzendingen bekijken',
  'The sender is switched off': 'De verzending is uitgeschakeld',
  'It has failed for half an hour. Its last deliveries say why.':
    'Alle pogingen mislukken al een half uur. De laatste bezorgingen zeggen waarom.',
  'The receiver refused three messages in a row. Its last deliveries say why.':
    'De ontvanger heeft drie berichten achter elkaar geweigerd. De laatste bezorgingen zeggen waarom.',
  'The submission was deleted': 'Het antwoord is verwijderd',
  'The receiver no longer accepts the credentials: they were withdrawn or replaced.':
    'De ontvanger accepteert de inloggegevens niet meer: ze zijn ingetrokken of vervangen.',
  'The place that it writes to was deleted, renamed or archived.':
    'De bestemming is verwijderd, hernoemd of gearchiveerd.',
  'The receiver does not allow it to write there.': 'De ontvanger staat schrijven daar niet toe.',
  'The receiver asked to wait before the next message.':
    'De ontvanger vraagt te wachten voor het volgende bericht.',
  'The receiver found the message too large.': 'De ontvanger vindt het bericht te groot.',
  'The receiver refused the message.': 'De ontvanger heeft het bericht geweigerd.',
  'Test: {title}': 'Test: {title}',
  Example: 'Voorbeeld',
  'Answers were shortened. All of them are in the submission.':
    'Antwoorden zijn ingekort. In de inzending staan ze volledig.',
  'Enter the address of an incoming webhook of Slack: https://hooks.slack.com/services/…':
    'Voer het adres van een inkomende webhook van Slack in: https://hooks.slack.com/services/…',
  'Only a webhook of one form can have a condition':
    'Alleen een webhook van één formulier kan een voorwaarde hebben',
  'Name the channel of this sender': 'Noem het kanaal van deze verzending',
  'This sender has no secret that signs': 'Deze verzending heeft geen geheim dat ondertekent',
  'Enter the address of a webhook of Discord: https://discord.com/api/webhooks/…':
    'Voer het adres van een webhook van Discord in: https://discord.com/api/webhooks/…',
  'Enter the address of a workflow of Teams that starts at a webhook':
    'Voer het adres in van een werkstroom van Teams die met een webhook begint',
  'A header has no such name, or it is set already': 'Een header heet niet zo, of is al ingesteld',
  'The body is no JSON: put each {{name}} into quotes':
    'De inhoud is geen JSON: zet elke {{name}} tussen aanhalingstekens',
  'Please answer: {title}': 'Graag uw antwoord: {title}',
  'Hello {name},\n\nwe would like to hear from you. Please answer “{title}” by your own link:\n\n{link}\n\nThank you!':
    'Hallo {name},\n\nwe horen graag van u. Vul “{title}” in via uw eigen link:\n\n{link}\n\nHartelijk dank!',
  '{email} will no longer get invitations and reminders to “{title}”.':
    '{email} krijgt geen uitnodigingen en herinneringen meer voor “{title}”.',
  'You get no more mails about this form. The link you have still works.':
    'U krijgt geen e-mails meer over dit formulier. Uw link blijft werken.',
  'Reminder: {subject}': 'Herinnering: {subject}',
  'Open the form': 'Formulier openen',
  'This link is yours alone and takes one answer. Please do not pass it on.':
    'Deze link is alleen van u en geldt voor één antwoord. Geef hem alstublieft niet door.',
  'Your answer is anonymous: nothing that is stored says whose it is. You may get a reminder although you have answered.':
    'Uw antwoord is anoniem: niets van wat wordt opgeslagen zegt van wie het is. Misschien krijgt u een herinnering hoewel u al hebt geantwoord.',
  'No more mails about “{title}”': 'Geen e-mails meer over “{title}”',
  'This form asks you to sign in. Open it on its own page.':
    'Dit formulier vraagt u in te loggen. Open het op zijn eigen pagina.',
  'A form asks for a password or for a sign-in, not for both':
    'Een formulier vraagt om een wachtwoord of om in te loggen, niet om beide',
  'This form needs a password. Open it on its own page to enter it.':
    'Dit formulier vraagt om een wachtwoord. Open het op zijn eigen pagina om het in te vullen.',
  'This form is for invited people. Open it by the link in your invitation.':
    'Dit formulier is voor genodigden. Open het met de link in uw uitnodiging.',
  'This invitation has been answered already. Each takes one answer.':
    'Deze uitnodiging is al beantwoord. Elke uitnodiging geldt voor één antwoord.',
  'Nobody is invited to this form yet. Save the invitation first.':
    'Er is nog niemand uitgenodigd voor dit formulier. Sla eerst de uitnodiging op.',
  'The links of an anonymous list are known to its people alone.':
    'De links van een anonieme lijst zijn alleen bekend bij de genodigden.',
  'This person is not on the list.': 'Deze persoon staat niet op de lijst.',
  'A list with people on it cannot become anonymous, or stop being it.':
    'Een lijst waarop al personen staan, kan niet anoniem worden of ophouden dat te zijn.',
};
