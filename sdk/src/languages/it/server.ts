import type { ServerTexts } from '../../model/texts/textTypes.ts';

export const server: ServerTexts = {
  '1 new submission: {title}': '1 nuova risposta: {title}',
  'A block needs at least one field.': 'A un blocco serve almeno un campo.',
  'A client with this email already exists': 'Esiste già un cliente con questa email',
  'A file sent with “{title}” has been waiting for its check for over an hour.':
    'Un file inviato con “{title}” attende la verifica da più di un’ora.',
  'A form can have at most 10 notification emails': 'Un modulo può avere al massimo 10 email di notifica',
  'A form can have at most 10 webhooks': 'Un modulo può avere al massimo 10 webhook',
  'A form is shared with one client. Put the forms into a folder to share them with several.':
    'Un modulo si condivide con un solo cliente. Metti i moduli in una cartella per condividerli con più clienti.',
  'A key that sees some answers can only read submissions and subscribe hooks':
    'Una chiave che vede solo una parte delle risposte può soltanto leggere le risposte e sottoscrivere hook',
  'A locked field needs an answer.': 'A un campo bloccato serve una risposta.',
  'A new account needs your approval': 'Un nuovo account attende la tua approvazione',
  'A passkey was added: {name}': 'È stata aggiunta una passkey: {name}',
  'A passkey was removed.': 'È stata rimossa una passkey.',
  'A recovery code was used to sign in. It works no more.':
    'Un codice di recupero è stato usato per accedere. Non funziona più.',
  'API key not found': 'Chiave API non trovata',
  'Accept invitation': 'Accetta l’invito',
  'Access was requested more than once with this email address. To confirm that it is yours, please choose a password.':
    'L’accesso è stato richiesto più di una volta con questo indirizzo email. Per confermare che è tuo, scegli una password.',
  'Account not found': 'Account non trovato',
  'Account temporarily locked. Please try again in 15 minutes.':
    'Account temporaneamente bloccato. Riprova tra 15 minuti.',
  'Addresses are kept in the clear': 'Gli indirizzi vengono conservati in chiaro',
  'After you confirm it, an administrator approves your account.':
    'Dopo la conferma, un amministratore approva il tuo account.',
  'All submissions of “{title}”: {count}.': 'Tutte le risposte di “{title}”: {count}.',
  'An Excel sheet holds at most 1,048,575 submissions. Export as CSV instead.':
    'Un foglio Excel contiene al massimo 1.048.575 risposte. Esporta invece come CSV.',
  'An account needs an owner. Make somebody else an owner first.':
    'Un account ha bisogno di un proprietario. Nomina prima un altro proprietario.',
  'An account was requested more than once with this email address. To confirm that it is yours, please choose a password.':
    'È stato richiesto un account più di una volta con questo indirizzo email. Per confermare che è tuo, scegli una password.',
  'An administrator approved your account. You can sign in now.':
    'Un amministratore ha approvato il tuo account. Ora puoi accedere.',
  'An administrator will review your request. We will email you when you can sign in.':
    'Un amministratore esaminerà la tua richiesta. Ti scriveremo quando potrai accedere.',
  'An authenticator app was set up.': 'È stata configurata un’app di autenticazione.',
  'An unexpected error occurred': 'Si è verificato un errore imprevisto',
  'Another account has this email.': 'Un altro account usa questa email.',
  'Another of your bulk actions is just starting. Try again in a moment.':
    'Un’altra delle tue azioni in blocco sta per iniziare. Riprova tra un momento.',
  'Another of your exports is just starting. Try again in a moment.':
    'Un’altra delle tue esportazioni sta per iniziare. Riprova tra un momento.',
  'Another sender of this account already writes to this table.':
    'Un altro invio di questo account scrive già in questa tabella.',
  'Another status has this name': 'Un altro stato ha questo nome',
  'Block not found': 'Blocco non trovato',
  'Brand not found': 'Brand non trovato',
  Browser: 'Browser',
  'Built-in proof of work': 'Proof of work integrata',
  'CAPTCHA verification failed. Please try again.': 'Verifica CAPTCHA non riuscita. Riprova.',
  'Category is required': 'La categoria è obbligatoria',
  'Cells of the table are protected. Let the account of the key edit them.':
    'Alcune celle della tabella sono protette. Consenta all’account della chiave di modificarle.',
  'Choose a day in the future': 'Scegli un giorno futuro',
  'Choose a folder or a form.': 'Scegli una cartella o un modulo.',
  'Choose a password': 'Scegli una password',
  'Choose a password other than the one you were given.':
    'Scegli una password diversa da quella che hai ricevuto.',
  'Choose a time in the future.': 'Scegli un momento futuro.',
  'Choose at least one folder or form.': 'Scegli almeno una cartella o un modulo.',
  'Choose at least one form': 'Scegli almeno un modulo',
  'Choose at least one question': 'Scegli almeno una domanda',
  'Choose at least one scope': 'Scegli almeno un’autorizzazione',
  'Choose one form to choose its fields': 'Scegli un solo modulo per sceglierne i campi',
  'Choose these questions as well.': 'Scegli anche queste domande.',
  'Client not found': 'Cliente non trovato',
  'Comment not found': 'Commento non trovato',
  Confirm: 'Conferma',
  'Confirm email address': 'Conferma indirizzo email',
  'Confirm new email address': 'Conferma nuovo indirizzo email',
  'Confirm that you want these emails': 'Conferma di voler ricevere queste email',
  'Confirm your email address': 'Conferma il tuo indirizzo email',
  'Confirm your new email address': 'Conferma il tuo nuovo indirizzo email',
  'Contact us': 'Contatti',
  'Current password is incorrect': 'La password attuale non è corretta',
  'Delivery not found': 'Consegna non trovata',
  'Download file': 'Scarica file',
  Email: 'Email',
  'Email address is too long': 'L’indirizzo email è troppo lungo',
  'Email address not found': 'Indirizzo email non trovato',
  'Email contains invalid characters': 'L’email contiene caratteri non validi',
  'Email is required': 'L’email è obbligatoria',
  'Email not found': 'Email non trovata',
  'Email validation failed: {reason}': 'Indirizzo email rifiutato: {reason}',
  'Enter a name': 'Inserisci un nome',
  'Export not found': 'Esportazione non trovata',
  'File is too large': 'Il file è troppo grande',
  'File not found': 'File non trovato',
  'File type is not allowed': 'Il tipo di file non è consentito',
  'Files are still being checked: {title}': 'File ancora in fase di verifica: {title}',
  'Folder not found': 'Cartella non trovata',
  'Form limit reached': 'Limite di moduli raggiunto',
  'Form not found or not published': 'Modulo non trovato o non pubblicato',
  'Forms can be assigned to approved users only.': 'I moduli si possono assegnare solo a utenti approvati.',
  'Get these mails?': 'Ricevere queste email?',
  'If this was not you, contact your administrator now.': 'Se non eri tu, contatta subito l’amministratore.',
  'If this was not you, ignore this email.': 'Se non eri tu, ignora questa email.',
  'If this was not you, set a new password now and contact the person who gave you access.':
    'Se non eri tu, imposta subito una nuova password e contatta la persona che ti ha dato l’accesso.',
  'If this was not you, set a new password now and contact your administrator.':
    'Se non eri tu, imposta subito una nuova password e contatta l’amministratore.',
  'Invalid URL format': 'Formato URL non valido',
  'Invalid email format': 'Formato email non valido',
  'Invalid login credentials': 'Credenziali di accesso non valide',
  'Invitation not found': 'Invito non trovato',
  'It is incomplete or too old. Open the link in the newest mail.':
    'È incompleto o troppo vecchio. Apri il link nell’email più recente.',
  'Kept as keyed hashes that change daily': 'Conservati come hash con chiave che cambiano ogni giorno',
  'Last run less than an hour ago, submissions removed: {count}':
    'Ultima esecuzione meno di un’ora fa, risposte rimosse: {count}',
  'Last run {hours} hours ago, submissions removed: {count}':
    'Ultima esecuzione {hours} ore fa, risposte rimosse: {count}',
  'Locked for 15 minutes after 5 failures': 'Bloccato per 15 minuti dopo 5 tentativi non riusciti',
  'Mails are handed to the mail server': 'Le email vengono consegnate al server di posta',
  'Mails that could not be delivered: {count}': 'Email che non è stato possibile recapitare: {count}',
  'Maximum of 5 email addresses reached': 'Raggiunto il massimo di 5 indirizzi email',
  Message: 'Messaggio',
  'Message is required': 'Il messaggio è obbligatorio',
  'Message not found': 'Messaggio non trovato',
  'Name is required': 'Il nome è obbligatorio',
  'This address is taken. Choose another one.': 'Questo indirizzo è già in uso. Scegline un altro.',
  'Use letters or digits.': 'Usa lettere o cifre.',
  'The form must open before it closes.': 'Il modulo deve aprire prima di chiudere.',
  'You have a place: {title}': 'Hai un posto: {title}',
  'A place became free, and you were next on the waiting list of “{title}”. It is yours now.':
    'Si è liberato un posto ed eri la prossima persona nella lista d’attesa di «{title}». Ora è tuo.',
  'New message: {title}': 'Nuovo messaggio: {title}',
  'New recovery codes were made. The old ones no longer work.':
    'Sono stati creati nuovi codici di recupero. I vecchi non funzionano più.',
  'Answers changed: {title}': 'Risposte modificate: {title}',
  'Submission withdrawn: {title}': 'Risposta ritirata: {title}',
  'Submission restored: {title}': 'Risposta ripristinata: {title}',
  'Changed by the visitor': 'Modificato dal visitatore',
  'Changed by {name}': 'Modificato da {name}',
  'New submission: {title}': 'Nuova risposta: {title}',
  'Paste the whole JSON file of the key of a service account.':
    'Incolli l’intero file JSON della chiave di un account di servizio.',
  'Person not found': 'Persona non trovata',
  'The Google Sheets API is switched off in the project of the key. Switch it on.':
    'L’API Google Sheets è disattivata nel progetto della chiave. La attivi.',
  'The column “Submission” was removed from the table. Undo that, or choose another sheet.':
    'La colonna «Submission» è stata rimossa dalla tabella. Annulli la rimozione o scelga un altro foglio.',
  'The readers you chose can’t read comments here. Choose other readers.':
    'I lettori che hai scelto non possono leggere i commenti qui. Scegli altri lettori.',
  'No email address found in this submission': 'Nessun indirizzo email trovato in questa risposta',
  'No mail server is set up.': 'Nessun server di posta configurato.',
  'No mail server. Mails that wait in the outbox: {count}':
    'Nessun server di posta. Email in attesa nella posta in uscita: {count}',
  'No submission is lost. Files can be downloaded as soon as the virus scanner and the file storage answer again; whoever runs this platform should look at both.':
    'Nessuna risposta è andata persa. I file si potranno scaricare quando l’antivirus e l’archivio dei file torneranno a rispondere; chi gestisce questa piattaforma dovrebbe controllarli entrambi.',
  'No submissions to export': 'Nessuna risposta da esportare',
  'Not required for administrators': 'Non obbligatorio per gli amministratori',
  'Note not found': 'Nota non trovata',
  On: 'Attivi',
  'One of these questions can’t be shared.': 'Una di queste domande non si può condividere.',
  'Only HTTP and HTTPS URLs are allowed': 'Sono consentiti solo URL HTTP e HTTPS',
  'Several senders of this kind have this name': 'Più mittenti di questo tipo hanno questo nome',
  'Only HTTPS URLs are allowed': 'Sono consentiti solo URL HTTPS',
  'The table is full. Make room, or choose another.':
    'La tabella è piena. Faccia spazio o ne scelga un’altra.',
  'The table is not shared with the account of the key or token. Share it again.':
    'La tabella non è condivisa con l’account della chiave o del token. La condivida di nuovo.',
  'The table was deleted, or is no longer shared. Restore it, or choose another.':
    'La tabella è stata eliminata o non è più condivisa. La ripristini o ne scelga un’altra.',
  'The token may not add columns to the table. Allow it, or add them by hand.':
    'Il token non può aggiungere colonne alla tabella. Lo consenta o le aggiunga a mano.',
  'This address already has an account. Sign in to accept the invitation.':
    'Questo indirizzo ha già un account. Accedi per accettare l’invito.',
  'This invitation is for another email address. Sign in with that address to accept it.':
    'Questo invito è per un altro indirizzo email. Accedi con quell’indirizzo per accettarlo.',
  'This invitation was used, has ended or has expired. Ask for a new one.':
    'Questo invito è già stato usato, annullato o è scaduto. Chiedine uno nuovo.',
  'This link works once and for seven days. If you do not expect it, ignore this email.':
    'Questo link funziona una volta e per sette giorni. Se non lo aspetti, ignora questa email.',
  'This needs an API key. Send one as Authorization: Bearer.':
    'Serve una chiave API. La invii come Authorization: Bearer.',
  'This cursor does not belong to this list. Begin without one.':
    'Questo cursore non appartiene a questo elenco. Ricominci senza cursore.',
  'This Idempotency-Key was already used for another request.':
    'Questo Idempotency-Key è già stato usato per un’altra richiesta.',
  'A request with this Idempotency-Key is still running. Try again in a moment.':
    'Una richiesta con questo Idempotency-Key è ancora in corso. Riprovi tra un momento.',
  'Name the state that you have read: send its ETag as If-Match.':
    'Indichi lo stato che ha letto: invii il suo ETag come If-Match.',
  'No state can be named here. Send the request without If-Match.':
    'Qui non si può indicare uno stato. Invia la richiesta senza If-Match.',
  'This has changed since you read it.': 'È cambiato da quando l’ha letto.',
  'This form has no draft.': 'Questo modulo non ha una bozza.',
  'This API key is not valid.': 'Questa chiave API non è valida.',
  'This API key lacks the scope {scope}.': 'A questa chiave API manca l’autorizzazione {scope}.',
  'This is outside the limits of this API key.': 'Questo va oltre i limiti di questa chiave API.',
  'This API key sees some answers only. Choose one form.':
    'Questa chiave API vede solo una parte delle risposte. Scegli un modulo.',
  'A legal hold keeps {count} of these submissions. Lift it before you delete them.':
    'Una conservazione legale protegge {count} di queste risposte. La revochi prima di eliminarle.',
  'Type a whole address, at least 7 digits of a number, or at least 3 letters.':
    'Digiti un indirizzo intero, almeno 7 cifre di un numero o almeno 3 lettere.',
  'More than {count} submissions match. Search for something more exact.':
    'Corrispondono più di {count} risposte. Cerchi qualcosa di più preciso.',
  'What was found has changed. Look at it again.':
    'Ciò che è stato trovato è cambiato. Lo controlli di nuovo.',
  'A legal hold keeps something of this person. Lift it, or leave those submissions out.':
    'Una conservazione legale protegge dati di questa persona. La revochi o escluda quelle risposte.',
  'Nothing of this person is stored.': 'Di questa persona non è memorizzato nulla.',
  'Erasure not found': 'Cancellazione non trovata',
  'Another erasure is still running. Wait until it is done.':
    'Un’altra cancellazione è ancora in corso. Attenda che finisca.',
  'Hold not found': 'Conservazione non trovata',
  'This bulk change can’t be undone.': 'Questa modifica in blocco non si può annullare.',
  'Open the dashboard': 'Apri la dashboard',
  'Open this link in the browser you want to use. You can then sign in there right away.':
    'Apri questo link nel browser che vuoi usare. Lì potrai accedere subito.',
  'Open user approvals': 'Apri approvazione utenti',
  'Open your portal': 'Apri il tuo portale',
  'Passkey not found': 'Passkey non trovata',
  'Password is required': 'La password è obbligatoria',
  'Password is too close to your name, your address or the name of this platform':
    'La password è troppo simile al tuo nome, al tuo indirizzo o al nome di questa piattaforma',
  'Password is too common': 'La password è troppo comune',
  'Password is too long': 'La password è troppo lunga',
  'Password must be at least 8 characters long': 'La password deve contenere almeno 8 caratteri',
  'Password must contain at least one digit': 'La password deve contenere almeno una cifra',
  'Password must contain at least one lowercase letter':
    'La password deve contenere almeno una lettera minuscola',
  'Password must contain at least one special character':
    'La password deve contenere almeno un carattere speciale',
  'Password must contain at least one uppercase letter':
    'La password deve contenere almeno una lettera maiuscola',
  'Password validation failed: {reason}': 'Password rifiutata: {reason}',
  'Please complete the CAPTCHA verification': 'Completa la verifica CAPTCHA',
  'Please confirm that this is your email address.': 'Conferma che questo è il tuo indirizzo email.',
  'Please confirm this address. You then sign in with it.':
    'Conferma questo indirizzo. Poi lo userai per accedere.',
  'Please confirm your email address before signing in.':
    'Conferma il tuo indirizzo email prima di accedere.',
  'Please enter a name': 'Inserisci un nome',
  'Please enter a subject': 'Inserisci un oggetto',
  'Please enter a text': 'Inserisci un testo',
  'Please enter a valid email address': 'Inserisci un indirizzo email valido',
  'Please enter an email address': 'Inserisci un indirizzo email',
  'Please enter the address of a website, like https://example.com':
    'Inserisci l’indirizzo di un sito web, ad esempio https://example.com',
  'Please sign in.': 'Accedi per continuare.',
  'Private and local URLs are not allowed': 'Gli URL privati e locali non sono consentiti',
  Received: 'Ricevuta',
  'Replies need a mail server. Ask your administrator to connect one.':
    'Per rispondere serve un server di posta. Chiedi all’amministratore di collegarne uno.',
  'Reply template not found': 'Modello di risposta non trovato',
  'Reply to this email to answer them.': 'Rispondi a questa email per scrivere al mittente.',
  'Requests from other websites are not allowed.': 'Le richieste da altri siti web non sono consentite.',
  'Required for administrators': 'Obbligatorio per gli amministratori',
  'Required for every user': 'Obbligatorio per ogni utente',
  'Reset your password': 'Reimposta la tua password',
  'Runs every day; not yet since the start': 'Viene eseguito ogni giorno; non ancora dall’avvio',
  'Security settings': 'Impostazioni di sicurezza',
  'Sent from': 'Inviata da',
  'Session not found': 'Sessione non trovata',
  'Set a new password': 'Imposta una nuova password',
  'Set up two-step sign-in to continue.': 'Configura l’accesso in due passaggi per continuare.',
  'Shown: the newest {shown} of {count}.': 'Mostrate: le {shown} più recenti su {count}.',
  'Sign in': 'Accedi',
  'Sign in again, then choose a password within ten minutes.':
    'Accedi di nuovo, poi scegli una password entro dieci minuti.',
  'Sign in while your account is locked': 'Accedi mentre il tuo account è bloccato',
  Somebody: 'Qualcuno',
  'Somebody else is changing this form as well.': 'Anche qualcun altro sta modificando questo modulo.',
  'Someone entered wrong passwords for your account, so sign-in is locked for 15 minutes.':
    'Qualcuno ha inserito password errate per il tuo account, quindi l’accesso è bloccato per 15 minuti.',
  'Someone submitted “{title}” on {time}.': 'Qualcuno ha compilato “{title}” in data {time}.',
  'Someone, probably you, requested a new password for your account.':
    'Qualcuno, probabilmente tu, ha richiesto una nuova password per il tuo account.',
  'Someone, probably you, requested access with this email address. You already have an account, so nothing changed.':
    'Qualcuno, probabilmente tu, ha richiesto l’accesso con questo indirizzo email. Hai già un account, quindi non è cambiato nulla.',
  'Someone, probably you, requested an account with this email address. You already have one, so nothing changed.':
    'Qualcuno, probabilmente tu, ha richiesto un account con questo indirizzo email. Ne hai già uno, quindi non è cambiato nulla.',
  'Start setting up the authenticator app first.': 'Inizia prima a configurare l’app di autenticazione.',
  'Status not found': 'Stato non trovato',
  'Stop these mails': 'Interrompi queste email',
  'Stop these mails?': 'Interrompere queste email?',
  'Subject is required': 'L’oggetto è obbligatorio',
  'Submission not found': 'Risposta non trovata',
  'Another submission has the same value by now. This form takes one response for each.':
    'Un altro invio ha ora lo stesso valore. Questo modulo accetta una risposta per valore.',
  'Submissions of this form are not shared with you.':
    'Le risposte di questo modulo non sono condivise con te.',
  'Submissions of “{title}” from {from} to {to}: {count}.':
    'Risposte di “{title}” dal {from} al {to}: {count}.',
  'Switched off in the platform settings': 'Disattivato nelle impostazioni della piattaforma',
  'Template not found': 'Modello non trovato',
  'Text contains invalid characters': 'Il testo contiene caratteri non validi',
  'Text contains potentially dangerous content': 'Il testo contiene contenuti potenzialmente pericolosi',
  'Text must be less than {maximum} characters': 'Il testo deve avere meno di {maximum} caratteri',
  'The PDF of this submission is not attached: it is too large, or could not be made.':
    'Il PDF di questa risposta non è allegato: è troppo grande o non è stato possibile crearlo.',
  'The address has not been confirmed yet.': 'L’indirizzo non è ancora stato confermato.',
  'The authenticator app was turned off.': 'L’app di autenticazione è stata disattivata.',
  'The file is not ready yet.': 'Il file non è ancora pronto.',
  'The form could not be saved as it is.': 'Non è stato possibile salvare il modulo così com’è.',
  'The form has settings that are not known here. Correct their names or leave them out.':
    'Il modulo contiene impostazioni sconosciute. Correggi i nomi o rimuovile.',
  'The link works for three days, for as long as you can read the form’s submissions. Whoever has it can download the file.':
    'Il link funziona per tre giorni, finché puoi leggere le risposte del modulo. Chiunque lo abbia può scaricare il file.',
  'The password of your account was just changed, and every browser was signed out.':
    'La password del tuo account è appena stata modificata e tutti i browser sono stati disconnessi.',
  'The password of your account was just changed, and every other browser was signed out.':
    'La password del tuo account è appena stata modificata e tutti gli altri browser sono stati disconnessi.',
  'The platform is reached by https': 'La piattaforma è raggiungibile tramite https',
  'The platform is reached by plain http': 'La piattaforma è raggiungibile tramite http non cifrato',
  'The recipient stopped these mails.': 'Il destinatario ha interrotto queste email.',
  'The request is too large.': 'La richiesta è troppo grande.',
  'The service is busy. Please try again in a moment.': 'Il servizio è occupato. Riprova tra un momento.',
  'There are too many templates. Remove one first.': 'Ci sono troppi modelli. Rimuovine prima uno.',
  'There is no web page at this address.': 'A questo indirizzo non c’è una pagina web.',
  'These mails have stopped': 'Queste email sono state interrotte',
  'This address can’t receive mail.': 'Questo indirizzo non può ricevere email.',
  'This PDF is too large to create. Choose a shorter period or fewer questions.':
    'Questo PDF è troppo grande da creare. Scegli un periodo più breve o meno domande.',
  'This account has sent as many mails of this kind as one may send in a day.':
    'Questo account ha inviato il numero massimo di email di questo tipo per un giorno.',
  'This address has had as many mails of this kind as one may have. Try again tomorrow.':
    'Questo indirizzo ha ricevuto il numero massimo di email di questo tipo. Riprova domani.',
  'This bulk change doesn’t exist.': 'Questa modifica in blocco non esiste.',
  'Nobody has confirmed this address by mail yet. An administrator of the platform can reset the client’s password by mail first.':
    'Nessuno ha ancora confermato questo indirizzo via e-mail. Un amministratore della piattaforma può prima reimpostare la password del cliente via e-mail.',
  'The rules are set by the environment of this installation.':
    'Le regole sono definite dall’ambiente di questa installazione.',
  'Choose an account, and a folder of it.': 'Scelga un account e una sua cartella.',
  'Enter a group or a domain': 'Inserisca un gruppo o un dominio',
  'Enter the name of the claim': 'Inserisca il nome del claim',
  'In a folder one is editor, responder or viewer.':
    'In una cartella si è editor, addetto alle risposte o lettore.',
  'This client has accepted the invitation already.': 'Questo cliente ha già accettato l’invito.',
  'This client hasn’t confirmed their email address yet.':
    'Questo cliente non ha ancora confermato il suo indirizzo email.',
  'This code is not valid.': 'Questo codice non è valido.',
  'This email is already in the notification list': 'Questa email è già nell’elenco delle notifiche',
  'This email is on hold.': 'Questa email è sospesa.',
  'This email was already sent and its text removed, so it can’t be sent again.':
    'Questa email è già stata inviata e il suo testo rimosso, quindi non si può inviare di nuovo.',
  'This field does not take this answer from a link.': 'Questo campo non accetta questa risposta da un link.',
  'This file cannot be accepted here.': 'Questo file non può essere accettato qui.',
  'This file contains more than the image. Save the image again and upload the new file.':
    'Questo file contiene più dell’immagine. Salva di nuovo l’immagine e carica il nuovo file.',
  'This file can’t be opened': 'Impossibile aprire questo file',
  Documentation: 'Documentazione',
  'The documentation is being built, which takes a minute or two. This page then shows it by itself.':
    'La documentazione è in preparazione: ci vogliono uno o due minuti. Poi questa pagina la mostrerà da sola.',
  'The documentation could not be built: {reason}':
    'Non è stato possibile preparare la documentazione: {reason}',
  'The documentation is not part of this installation. “npm run docs” builds it.':
    'La documentazione non fa parte di questa installazione. «npm run docs» la prepara.',
  'This file is being checked. Please try again in a minute.':
    'Questo file è in fase di verifica. Riprova tra un minuto.',
  'This file is empty.': 'Questo file è vuoto.',
  'This file is too large.': 'Questo file è troppo grande.',
  'This address is local or in a private network. To allow it, add its host to INLAY_ALLOWED_HOSTS on the server.':
    'Questo indirizzo è locale o in una rete privata. Per consentirlo, aggiungi il suo host a INLAY_ALLOWED_HOSTS sul server.',
  'This file was not what its name said, so it was not kept.':
    'Questo file non era ciò che diceva il nome, quindi non è stato conservato.',
  'This form is no longer shared with you.': 'Questo modulo non è più condiviso con te.',
  'This form cannot take more files right now.': 'Al momento questo modulo non può accettare altri file.',
  'This form can’t be evaluated, because its rules take too long. Please tell its owner. Nothing was stored.':
    'Questo modulo non può essere valutato, perché le sue regole richiedono troppo tempo. Avvisa il proprietario. Non è stato salvato nulla.',
  'This form has no email field that an answer could go to.':
    'Questo modulo non ha un campo email a cui inviare una risposta.',
  'This form has sent this address as many mails as one may have in a day.':
    'Questo modulo ha inviato a questo indirizzo il numero massimo di email per un giorno.',
  'This form is assigned to another client.': 'Questo modulo è assegnato a un altro cliente.',
  'The form or its draft has changed since this code was shown. Look at what publishing means now.':
    'Il modulo o la sua bozza è cambiato da quando è stato mostrato questo codice. Controlla che cosa comporta ora la pubblicazione.',
  'This form was changed elsewhere since you opened it.':
    'Questo modulo è stato modificato altrove da quando lo hai aperto.',
  'This image is animated. Upload a still image.': 'Questa immagine è animata. Carica un’immagine statica.',
  'This image is damaged or incomplete. Save it again and upload the new file.':
    'Questa immagine è danneggiata o incompleta. Salvala di nuovo e carica il nuovo file.',
  'This image is too complex to process. Save it in a simpler form.':
    'Questa immagine è troppo complessa da elaborare. Salvala in una forma più semplice.',
  'This image is too large. The limit is 40 million pixels.':
    'Questa immagine è troppo grande. Il limite è di 40 milioni di pixel.',
  'This is the test you asked for. Your mail server accepts email from this address.':
    'Questo è il test che hai richiesto. Il tuo server di posta accetta email da questo indirizzo.',
  'This is your email address already': 'Questo è già il tuo indirizzo email',
  'This link is invalid or has expired.': 'Questo link non è valido o è scaduto.',
  'This link is not valid': 'Questo link non è valido',
  'This link works for 30 days. To not receive them, ignore this email.':
    'Questo link funziona per 30 giorni. Per non riceverle, ignora questa email.',
  'This link works once and for 24 hours. If you did not request access, ignore this email.':
    'Questo link funziona una volta e per 24 ore. Se non hai richiesto l’accesso, ignora questa email.',
  'This link works once and for 24 hours. If you did not request an account, ignore this email.':
    'Questo link funziona una volta e per 24 ore. Se non hai richiesto un account, ignora questa email.',
  'This link works once and for 24 hours. If you did not request this, ignore this email.':
    'Questo link funziona una volta e per 24 ore. Se non lo hai richiesto, ignora questa email.',
  'This link works once and for 7 days. If you did not expect it, ignore this email.':
    'Questo link funziona una volta e per 7 giorni. Se non lo aspettavi, ignora questa email.',
  'This link works once and for one hour. If this was not you, ignore this email; your password stays the same.':
    'Questo link funziona una volta e per un’ora. Se non eri tu, ignora questa email; la tua password resta la stessa.',
  'This link works once and for one hour. If you did not request access, ignore this email.':
    'Questo link funziona una volta e per un’ora. Se non hai richiesto l’accesso, ignora questa email.',
  'This link works once and for one hour. If you did not request an account, ignore this email.':
    'Questo link funziona una volta e per un’ora. Se non hai richiesto un account, ignora questa email.',
  'This link works once and for one hour. If you did not request it, ignore this email.':
    'Questo link funziona una volta e per un’ora. Se non lo hai richiesto, ignora questa email.',
  'This needs forms of several accounts at once, which is not possible here. Choose one form.':
    'Servono moduli di più account insieme, cosa che qui non è possibile. Scegli un modulo.',
  'This passkey couldn’t be verified.': 'Impossibile verificare questa passkey.',
  'This password reset link is invalid or has expired.':
    'Questo link per reimpostare la password non è valido o è scaduto.',
  'This person already belongs to the account.': 'Questa persona fa già parte dell’account.',
  'This person can’t be assigned to submissions of this account':
    'A questa persona non si possono assegnare risposte di questo account',
  'This installation is set up already. Sign in.': 'Questa installazione è già configurata. Accedi.',
  'This set-up link was used or has expired. Restart Inlay to print a new one.':
    'Questo link di configurazione è stato usato o è scaduto. Riavvia Inlay per mostrarne uno nuovo.',
  'This submission has as many comments as it can hold.':
    'Questa risposta ha raggiunto il numero massimo di commenti.',
  'This submission is too long for a PDF. Export it as a file instead.':
    'Questa risposta è troppo lunga per un PDF. Esportala invece come file.',
  'This submission was sent to this address as often as one may in a day.':
    'Questa risposta è stata inviata a questo indirizzo il numero massimo di volte per un giorno.',
  'This time zone is not known.': 'Questo fuso orario non è noto.',
  'This upload is no longer here.': 'Questo caricamento non c’è più.',
  'This version of the form is no longer kept.': 'Questa versione del modulo non è più conservata.',
  'This webhook is turned off. Turn it on first.': 'Questo webhook è disattivato. Attivalo prima.',
  'This website can’t be reached. Check the address.':
    'Impossibile raggiungere questo sito web. Controlla l’indirizzo.',
  'This website doesn’t let its page be read.': 'Questo sito non permette di leggere la sua pagina.',
  'Three of your bulk actions are still running. Wait until one is done.':
    'Tre delle tue azioni in blocco sono ancora in corso. Attendi che una finisca.',
  'Too many attempts. Please try again later.': 'Troppi tentativi. Riprova più tardi.',
  'Try again in this browser': 'Riprova in questo browser',
  'Turn off the authenticator app before you set up another.':
    'Disattiva l’app di autenticazione prima di configurarne un’altra.',
  Turnstile: 'Turnstile',
  'Two-step sign-in was switched off by the person who runs the platform.':
    'L’accesso in due passaggi è stato disattivato da chi gestisce la piattaforma.',
  'User not found': 'Utente non trovato',
  'View comment': 'Vedi commento',
  'View form': 'Vedi modulo',
  'View message': 'Vedi messaggio',
  'View not found': 'Vista non trovata',
  'View submission': 'Vedi risposta',
  'View submissions': 'Vedi risposte',
  'View summary': 'Vedi riepilogo',
  'Webhook not found': 'Webhook non trovato',
  'Welcome! Please confirm that this is your email address.':
    'Ti diamo il benvenuto! Conferma che questo è il tuo indirizzo email.',
  'What a frozen link shows can’t be changed.': 'Ciò che mostra un link congelato non si può modificare.',
  'What changed most': 'Cosa è cambiato di più',
  'You already have access': 'Hai già accesso',
  'You already have an account': 'Hai già un account',
  'You are viewing this portal as the client, so nothing can be changed.':
    'Stai vedendo questo portale come il cliente, quindi non si può modificare nulla.',
  'You can keep at most 100 blocks. Delete one to save another.':
    'Puoi conservare al massimo 100 blocchi. Eliminane uno per salvarne un altro.',
  'You can keep at most 200 open invitations. End one to send another.':
    'Puoi avere al massimo 200 inviti aperti. Annullane uno per inviarne un altro.',
  'You can keep at most 50 API keys. End one to make another.':
    'Puoi avere al massimo 50 chiavi API. Revocane una per crearne un’altra.',
  'You can keep at most 50 brands. Delete one to add another.':
    'Puoi conservare al massimo 50 brand. Eliminane uno per aggiungerne un altro.',
  'You can keep at most 50 templates. Delete one to save another.':
    'Puoi conservare al massimo 50 modelli. Eliminane uno per salvarne un altro.',
  'You can now see {shared}': 'Ora puoi vedere {shared}',
  'You can read the submissions of this form, but not export them.':
    'Puoi leggere le risposte di questo modulo, ma non esportarle.',
  'You can read these comments, but not write any.': 'Puoi leggere questi commenti, ma non scriverne.',
  'You can sign in, or reset your password if you forgot it.':
    'Puoi accedere o reimpostare la password se l’hai dimenticata.',
  'You can turn them on again in your account.': 'Puoi riattivarle nel tuo account.',
  'You can turn them on again in the settings of the form.':
    'Puoi riattivarle nelle impostazioni del modulo.',
  'You can turn them on again where you export submissions.': 'Puoi riattivarle dove esporti le risposte.',
  'You can turn these emails off in your account’s settings.':
    'Puoi disattivare queste email nelle impostazioni del tuo account.',
  'You can’t change the platform owner or your own account here.':
    'Qui non puoi modificare il proprietario della piattaforma o il tuo account.',
  'You chose these emails in your portal. You can turn them off there, under Account.':
    'Hai scelto queste email nel tuo portale. Puoi disattivarle lì, in Account.',
  'You do not have access to this.': 'Non hai accesso a questo contenuto.',
  'You have no password yet. Choose one under Settings, Security.':
    'Non hai ancora una password. Scegline una in Impostazioni, Sicurezza.',
  'You have saved too many changes within a day. They are not lost: save again tomorrow.':
    'Hai salvato troppe modifiche in un giorno. Non sono perse: salva di nuovo domani.',
  'You now have access and can sign in.': 'Il tuo accesso è attivo: ora puoi entrare.',
  'You received this email because someone entered this address in the form “{title}”. If that was not you, ignore it.':
    'Hai ricevuto questa email perché qualcuno ha inserito questo indirizzo nel modulo “{title}”. Se non eri tu, ignorala.',
  'You received this email because you entered this address in the form “{title}”.':
    'Hai ricevuto questa email perché hai inserito questo indirizzo nel modulo “{title}”.',
  'You will no longer get a mail about “{title}” each Monday.':
    'Non riceverai più un’email su “{title}” ogni lunedì.',
  'You will no longer get weekly mails about your forms.':
    'Non riceverai più email settimanali sui tuoi moduli.',
  'You will no longer get exports of “{title}” by mail.':
    'Non riceverai più via email le esportazioni di “{title}”.',
  'You will not receive these emails unless you confirm.': 'Non riceverai queste email se non confermi.',
  'Your account has no room for more files.': 'Il tuo account non ha spazio per altri file.',
  'Your account is active': 'Il tuo account è attivo',
  "Your account is not active yet. You'll receive access once an administrator approves your account.":
    'Il tuo account non è ancora attivo. Avrai accesso quando un amministratore lo approverà.',
  "Your account is pending approval. You'll receive access once an administrator approves your account.":
    'Il tuo account è in attesa di approvazione. Avrai accesso quando un amministratore lo approverà.',
  'Your account now has the email address {newEmail}. This is the last email to the old address.':
    'Il tuo account ora ha l’indirizzo email {newEmail}. Questa è l’ultima email al vecchio indirizzo.',
  'Your account was approved': 'Il tuo account è stato approvato',
  'Your address is confirmed': 'Il tuo indirizzo è confermato',
  'Your email address was changed': 'Il tuo indirizzo email è stato modificato',
  'Your export: {title}': 'La tua esportazione: {title}',
  'Your name': 'Nome',
  'Your other exports are still running. Wait until one is done.':
    'Le tue altre esportazioni sono ancora in corso. Attendi che una finisca.',
  'Your password was changed': 'La tua password è stata modificata',
  'The model couldn’t be reached. Check its address in the settings.':
    'Impossibile raggiungere il modello. Controlli il suo indirizzo nelle impostazioni.',
  'The model didn’t answer within two minutes. Try again, or ask for less at once.':
    'Il modello non ha risposto entro due minuti. Riprovi, o chieda meno alla volta.',
  'The model’s server refuses the key. Check it in the settings.':
    'Il server del modello rifiuta la chiave. La controlli nelle impostazioni.',
  'The model’s server knows no such model or address. Check both in the settings.':
    'Il server non conosce questo modello o questo indirizzo. Controlli entrambi nelle impostazioni.',
  'The model’s server takes no more requests for now. Try again later.':
    'Per ora il server del modello non accetta altre richieste. Riprovi più tardi.',
  'The model’s server couldn’t answer. Try again later.':
    'Il server del modello non ha potuto rispondere. Riprovi più tardi.',
  'The model’s answer was too long to be a form.': 'La risposta del modello era troppo lunga per un modulo.',
  'What answered is no model. Check the address in the settings.':
    'Ciò che ha risposto non è un modello. Controlli l’indirizzo nelle impostazioni.',
  'The model declined to write this form.': 'Il modello ha rifiutato di scrivere questo modulo.',
  'The model’s answer was cut off. Ask for less at once.':
    'La risposta del modello è stata interrotta. Chieda meno alla volta.',
  'The model didn’t write a form that can be read. Say it in other words, or try again.':
    'Il modello non ha scritto un modulo leggibile. Lo dica con altre parole, o riprovi.',
  'Drafting by a model is turned off.': 'La stesura con un modello è disattivata.',
  'This month’s limit is used up. Whoever manages the account can raise it.':
    'Il limite di questo mese è esaurito. Chi gestisce l’account può alzarlo.',
  'The draft couldn’t be written. Try again.': 'Impossibile scrivere la bozza. Riprovi.',
  'You are having a draft written already. Wait for it, or cancel it.':
    'È già in corso la stesura di una bozza per lei. La attenda o la annulli.',
  'This draft is gone. Ask for another one.': 'Questa bozza non esiste più. Ne chieda un’altra.',
  'Enter the key of this server': 'Inserisca la chiave di questo server',
  'Enter the model’s address': 'Inserisca l’indirizzo del modello',
  'Enter the model’s name': 'Inserisca il nome del modello',
  'Describe the form': 'Descriva il modulo',
  'Your plan allows 1 form. Request more forms to create another.':
    'Il tuo piano consente 1 modulo. Richiedine altri per crearne uno nuovo.',
  'Your plan allows {limit} forms. Request more forms to create another.':
    'Il tuo piano consente {limit} moduli. Richiedine altri per crearne uno nuovo.',
  'Your role does not allow this. Ask an owner of the account.':
    'Il tuo ruolo non lo consente. Chiedi a un proprietario dell’account.',
  'Your two-step sign-in was changed': 'Il tuo accesso in due passaggi è stato modificato',
  'Your week: {title}': 'La tua settimana: {title}',
  hCaptcha: 'hCaptcha',
  '{author} mentioned you: {title}': '{author} ti ha menzionato: {title}',
  '{by} invites you to work on the forms of {account}.': '{by} ti invita a lavorare ai moduli di {account}.',
  '{by} invites you to work together': '{by} ti invita a collaborare',
  '{count} files sent with “{title}” have been waiting for their check for over an hour.':
    '{count} file inviati con “{title}” attendono la verifica da più di un’ora.',
  '{count} new submissions: {title}': '{count} nuove risposte: {title}',
  '1 new comment: {title}': '1 nuovo commento: {title}',
  '{count} new comments: {title}': '{count} nuovi commenti: {title}',
  'Clients commented on submissions of “{title}”.': 'I clienti hanno commentato delle risposte a “{title}”.',
  '{email} is no longer notified. The owner of the form can turn it on again.':
    '{email} non riceve più notifiche. Il proprietario del modulo può riattivarle.',
  '{email} is not an email address.': '{email} non è un indirizzo email.',
  '{email} will be notified about new submissions.': '{email} riceverà notifiche sulle nuove risposte.',
  '{email} will no longer be notified about submissions of any form of this account.':
    '{email} non riceverà più notifiche sulle risposte dei moduli di questo account.',
  '{email} will no longer be notified about submissions of “{title}”.':
    '{email} non riceverà più notifiche sulle risposte di “{title}”.',
  '{file}, with submissions of “{title}”.': '{file}, con risposte di “{title}”.',
  '{name} ({email}) wrote:': '{name} ({email}) ha scritto:',
  '{owner} wants to notify you at this address when someone submits one of their forms.':
    '{owner} vuole avvisarti a questo indirizzo quando qualcuno compila uno dei suoi moduli.',
  '{owner} wants to notify {email} when somebody fills in one of their forms.':
    '{owner} vuole avvisare {email} quando qualcuno compila uno dei suoi moduli.',
  '{person} confirmed their email address and is waiting for your approval.':
    '{person} ha confermato il suo indirizzo email e attende la tua approvazione.',
  '{platform} can send email': '{platform} può inviare email',
  '{by} shared {shared} with you. Choose a password to see it in your portal.':
    '{by} ha condiviso {shared} con te. Scegli una password per vederlo nel tuo portale.',
  '{by} shared {shared} with you. You will find it in your portal.':
    '{by} ha condiviso {shared} con te. Lo trovi nel tuo portale.',
  '“{title}” from {from} to {to}, beside the week before.':
    '“{title}” dal {from} al {to}, a confronto con la settimana precedente.',
  '“{title}” has new submissions.': '“{title}” ha nuove risposte.',
  '“{title}” received many submissions in a short time, so this email lists several of them.':
    '“{title}” ha ricevuto molte risposte in poco tempo, quindi questa email ne elenca più di una.',
  'No export: {title}': 'Nessuna esportazione: {title}',
  'The recurring export of “{title}” could not be made.':
    'Non è stato possibile creare l’esportazione periodica di “{title}”.',
  'The schedule is paused. Resume or replace it where you export submissions.':
    'La pianificazione è in pausa. Riprendila o sostituiscila dove esporti le risposte.',
  'The file could not be written.': 'Impossibile scrivere il file.',
  'The receiver took too long': 'Il destinatario ha impiegato troppo tempo',
  'The webhook is switched off': 'Il webhook è disattivato',
  'The receiver answered 410: it wants no more of these.':
    'Il destinatario ha risposto 410: non ne vuole più.',
  'A webhook was turned off: {title}': 'Un webhook è stato disattivato: {title}',
  'The webhook of “{title}” to {address} was turned off.':
    'Il webhook di “{title}” verso {address} è stato disattivato.',
  'Submissions arrive as before. Turn the webhook on again once its receiver is ready.':
    'Le risposte arrivano come prima. Riattiva il webhook quando il destinatario è pronto.',
  'View webhooks': 'Vedi webhook',
  'An account can have at most 10 webhooks for all forms':
    'Un account può avere al massimo 10 webhook per tutti i moduli',
  'The API keys of an account can have at most 100 hooks':
    'Le chiavi API di un account possono avere al massimo 100 hook',
  'This account already has a webhook with this address':
    'Questo account ha già un webhook con questo indirizzo',
  'The API key that subscribed it has ended or lost access.':
    'La chiave API che lo ha sottoscritto è terminata o ha perso l’accesso.',
  'All forms': 'Tutti i moduli',
  'Copied without its secret or credentials. Set them, then turn it on.':
    'Copiato senza segreto né credenziali. Impostali, poi attivalo.',
  'This form already has a webhook with this address': 'Questo modulo ha già un webhook con questo indirizzo',
  'The address is unknown, private, local or reserved':
    'L’indirizzo è sconosciuto, privato, locale o riservato',
  'Too many redirects': 'Troppi reindirizzamenti',
  'A file was held back: {title}': 'Un file è stato trattenuto: {title}',
  'Files were held back: {title}': 'Alcuni file sono stati trattenuti: {title}',
  'A file sent with “{title}” was held back: {name}.':
    'Un file inviato con “{title}” è stato trattenuto: {name}.',
  '{count} files sent with “{title}” were held back.':
    '{count} file inviati con “{title}” sono stati trattenuti.',
  'No submission is lost. The submission says why, and until when you can download the file as it was sent.':
    'Nessuna risposta è andata persa. La risposta dice perché e fino a quando puoi scaricare il file così com’è stato inviato.',
  'Files of this old format can contain programs. Save it as PDF, or in a newer format.':
    'I file di questo vecchio formato possono contenere programmi. Salvalo come PDF o in un formato più recente.',
  'The content of this file is not what its name says.':
    'Il contenuto di questo file non è ciò che dice il nome.',
  'This file contains a program, a macro or a second file.':
    'Questo file contiene un programma, una macro o un secondo file.',
  'This picture is animated. Add a still picture.':
    'Questa immagine è animata. Aggiungi un’immagine statica.',
  'This picture is damaged or incomplete. Save it again and add it.':
    'Questa immagine è danneggiata o incompleta. Salvala di nuovo e aggiungila.',
  'This picture has too many pixels. JPEG photos can have up to 200 million, other pictures 40 million.':
    'Questa immagine ha troppi pixel. Le foto JPEG possono averne fino a 200 milioni, le altre immagini 40 milioni.',
  'Too many files at once. Please try again later.': 'Troppi file insieme. Riprova più tardi.',
  'This file could not be stored right now. Please try again in a minute.':
    'Al momento non è stato possibile salvare questo file. Riprova tra un minuto.',
  'This file is held back, so it can’t be downloaded here.':
    'Questo file è trattenuto, quindi non si può scaricare qui.',
  'No server has this name. Check the server’s name.':
    'Nessun server ha questo nome. Controlla il nome del server.',
  'Nothing answers at this port. Check name and port.':
    'Nulla risponde su questa porta. Controlla nome e porta.',
  'The server can’t be reached from here. Check its name, and whether a firewall is in the way.':
    'Il server non è raggiungibile da qui. Controlla il nome e se un firewall lo blocca.',
  'The server didn’t answer in time. Check name, port and encryption.':
    'Il server non ha risposto in tempo. Controlla nome, porta e crittografia.',
  'The server ended the connection. Check port and encryption.':
    'Il server ha chiuso la connessione. Controlla porta e crittografia.',
  'The server’s certificate isn’t valid. Use the name that is in the certificate.':
    'Il certificato del server non è valido. Usa il nome indicato nel certificato.',
  'The server offers no encryption this way. Choose another encryption.':
    'Il server non offre questa crittografia. Scegline un’altra.',
  'The server expects another encryption at this port. TLS mostly has port 465, STARTTLS 587.':
    'Il server si aspetta un’altra crittografia su questa porta. TLS usa di solito la porta 465, STARTTLS la 587.',
  'What answers there is not a mail server. Check name and port.':
    'Ciò che risponde non è un server di posta. Controlla nome e porta.',
  'The server takes no emails right now. Try again later.':
    'Il server non accetta email in questo momento. Riprova più tardi.',
  'The server refused the user name or the password.': 'Il server ha rifiutato il nome utente o la password.',
  'The server wants a user name and a password.': 'Il server richiede un nome utente e una password.',
  'The stored password can’t be read any more. Type it again.':
    'La password salvata non è più leggibile. Inseriscila di nuovo.',
  'The server refused the sender address. Use one that it sends for.':
    'Il server ha rifiutato l’indirizzo del mittente. Usane uno per cui invia.',
  'The server refused the recipient. It may want a user name and a password.':
    'Il server ha rifiutato il destinatario. Forse richiede un nome utente e una password.',
  'The server refused the content of the email.': 'Il server ha rifiutato il contenuto dell’email.',
  'The email could not be handed to the server.': 'Non è stato possibile consegnare l’email al server.',
  'Enter the server’s name': 'Inserisci il nome del server',
  'Enter a name such as mail.example.com, without smtp:// and without a port':
    'Inserisci un nome come mail.example.com, senza smtp:// e senza porta',
  'A password needs encryption, unless the server is on this machine':
    'Una password richiede la crittografia, a meno che il server non sia su questa macchina',
  'Type the password again: it is kept for the server, encryption and user name it was typed for':
    'Inserisci di nuovo la password: vale solo per il server, la crittografia e il nome utente per cui è stata inserita',
  'The environment of this installation sets the mail server, so it can’t be changed here.':
    'Il server di posta è definito dall’ambiente di questa installazione, quindi non si può modificare qui.',
  'Emails don’t go out. Admin, Settings says why.':
    'Le email non partono. Amministrazione, Impostazioni dice perché.',
  'The mail server of {platform} was changed': 'Il server di posta di {platform} è stato modificato',
  '{person} changed the server that sends the emails of {platform}.':
    '{person} ha modificato il server che invia le email di {platform}.',
  'This email came through the server before. If nobody should have done this, act now.':
    'Questa email è arrivata dal server precedente. Se nessuno doveva farlo, intervieni subito.',
  'No sign-in provider is set up.': 'Nessun provider di accesso è configurato.',
  'The sign-in provider can’t be reached right now. Try again later, or sign in with your password.':
    'Il provider di accesso non è raggiungibile al momento. Riprova più tardi o accedi con la password.',
  'Choose a password first. Without one, the provider is your only way to sign in.':
    'Scegli prima una password. Senza, il provider è il tuo unico modo di accedere.',
  'The environment of this installation sets the sign-in provider, so it can’t be changed here.':
    'Il provider di accesso è definito dall’ambiente di questa installazione e non può essere modificato qui.',
  'Link your account to {name}': 'Collega il tuo account a {name}',
  'Somebody with your email address signed in at {name}.':
    'Qualcuno con il tuo indirizzo email ha effettuato l’accesso a {name}.',
  'If that was you, link your account. From then on you can sign in with {name}.':
    'Se sei stato tu, collega il tuo account. Da quel momento potrai accedere con {name}.',
  'Link account': 'Collega l’account',
  'This link works once and for one hour. If this was not you, ignore this email.':
    'Questo link funziona una sola volta e per un’ora. Se non sei stato tu, ignora questa email.',
  'Your ways to sign in were changed': 'I tuoi modi di accesso sono stati modificati',
  'You can now also sign in with {name}.': 'Ora puoi accedere anche con {name}.',
  'You can no longer sign in with {name}.': 'Non puoi più accedere con {name}.',
  'This address is unknown from here, or in a private network. If that is meant, allow a private address.':
    'Questo indirizzo non è noto da qui o si trova in una rete privata. Se è voluto, consenti un indirizzo privato.',
  'Nothing answers at this address. Check it.': 'A questo indirizzo non risponde nulla. Controllalo.',
  'The provider didn’t answer in time. Try again later.':
    'Il provider non ha risposto in tempo. Riprova più tardi.',
  'The provider’s certificate isn’t valid. Use the name that is in the certificate.':
    'Il certificato del provider non è valido. Usa il nome indicato nel certificato.',
  'No sign-in provider describes itself at this address. Enter its issuer, without /.well-known.':
    'A questo indirizzo non si descrive alcun provider di accesso. Inserisci l’issuer, senza /.well-known.',
  'The provider calls itself by another address. Enter exactly that one.':
    'Il provider si identifica con un altro indirizzo. Inserisci esattamente quello.',
  'The provider doesn’t offer what sign-in needs here.':
    'Il provider non offre ciò che serve qui per l’accesso.',
  'The provider signs in no way that is accepted here. Choose RS256 or ES256 there.':
    'Il provider non firma in alcun modo accettato qui. Scegli lì RS256 o ES256.',
  'The provider shows no keys to check its signatures by.':
    'Il provider non mostra chiavi con cui verificare le sue firme.',
  'The provider refused the client ID or the client secret.':
    'Il provider ha rifiutato l’ID client o il segreto client.',
  'The stored client secret can’t be read any more. Type it again.':
    'Il segreto client salvato non è più leggibile. Digitalo di nuovo.',
  'The provider can’t be used.': 'Il provider non può essere usato.',
  'Enter the provider’s address': 'Inserisci l’indirizzo del provider',
  'Enter the client ID': 'Inserisci l’ID client',
  'Enter an address that begins with https://, without ? and #':
    'Inserisci un indirizzo che inizi con https://, senza ? e #',
  'Type the client secret again: it is kept for the address and client ID it was typed for':
    'Digita di nuovo il segreto client: viene conservato per l’indirizzo e l’ID client per cui è stato digitato',
  'A sender was paused: {title}': 'Un invio è stato sospeso: {title}',
  'Submissions of “{title}” are no longer sent to {address}.':
    'Le risposte a “{title}” non vengono più inviate a {address}.',
  'Nothing is lost: what is missing waits, and is sent in order once you press Go on.':
    'Nulla va perso: ciò che manca attende e viene inviato in ordine quando premi “Riprendi”.',
  'View senders': 'Mostra invii',
  'The sender is switched off': 'L’invio è disattivato',
  'It has failed for half an hour. Its last deliveries say why.':
    'Fallisce da mezz’ora. Le ultime consegne dicono perché.',
  'The receiver refused three messages in a row. Its last deliveries say why.':
    'Il destinatario ha rifiutato tre messaggi di seguito. Le ultime consegne dicono perché.',
  'The submission was deleted': 'La risposta è stata eliminata',
  'The receiver no longer accepts the credentials: they were withdrawn or replaced.':
    'Il destinatario non accetta più le credenziali: sono state revocate o sostituite.',
  'The place that it writes to was deleted, renamed or archived.':
    'La destinazione è stata eliminata, rinominata o archiviata.',
  'The receiver does not allow it to write there.': 'Il destinatario non consente di scrivere lì.',
  'The receiver asked to wait before the next message.':
    'Il destinatario chiede di attendere prima del prossimo messaggio.',
  'The receiver found the message too large.': 'Per il destinatario il messaggio è troppo grande.',
  'The receiver refused the message.': 'Il destinatario ha rifiutato il messaggio.',
  'Test: {title}': 'Prova: {title}',
  Example: 'Esempio',
  'Answers were shortened. All of them are in the submission.':
    'Alcune risposte sono state accorciate. Nell’invio ci sono tutte per intero.',
  'Enter the address of an incoming webhook of Slack: https://hooks.slack.com/services/…':
    'Inserisci l’indirizzo di un webhook in entrata di Slack: https://hooks.slack.com/services/…',
  'Only a webhook of one form can have a condition':
    'Solo un webhook di un singolo modulo può avere una condizione',
  'Name the channel of this sender': 'Indica il canale di questo invio',
  'This sender has no secret that signs': 'Questo invio non ha un segreto che firma',
  'Enter the address of a webhook of Discord: https://discord.com/api/webhooks/…':
    'Inserisci l’indirizzo di un webhook di Discord: https://discord.com/api/webhooks/…',
  'Enter the address of a workflow of Teams that starts at a webhook':
    'Inserisci l’indirizzo di un flusso di lavoro di Teams che parte da un webhook',
  'A header has no such name, or it is set already': 'Nessuna intestazione ha questo nome, o è già impostata',
  'The body is no JSON: put each {{name}} into quotes':
    'Il corpo non è JSON: metti ogni {{name}} tra virgolette',
  'Please answer: {title}': 'Risponda, per favore: {title}',
  'Hello {name},\n\nwe would like to hear from you. Please answer “{title}” by your own link:\n\n{link}\n\nThank you!':
    'Buongiorno {name},\n\nci interessa la sua risposta. Compili “{title}” con il suo link personale:\n\n{link}\n\nGrazie!',
  '{email} will no longer get invitations and reminders to “{title}”.':
    '{email} non riceverà più inviti e promemoria per “{title}”.',
  'You get no more mails about this form. The link you have still works.':
    'Non riceverà più e-mail su questo modulo. Il suo link continua a funzionare.',
  'Reminder: {subject}': 'Promemoria: {subject}',
  'Open the form': 'Apri il modulo',
  'This link is yours alone and takes one answer. Please do not pass it on.':
    'Questo link è solo suo e vale per una risposta. La preghiamo di non inoltrarlo.',
  'Your answer is anonymous: nothing that is stored says whose it is. You may get a reminder although you have answered.':
    'La sua risposta è anonima: nulla di ciò che viene salvato dice di chi è. Potrebbe ricevere un promemoria anche se ha risposto.',
  'No more mails about “{title}”': 'Niente più e-mail su “{title}”',
  'This form asks you to sign in. Open it on its own page.':
    'Questo modulo chiede di accedere. Lo apra nella sua pagina.',
  'A form asks for a password or for a sign-in, not for both':
    'Un modulo chiede una password o un accesso, non entrambi',
  'This form needs a password. Open it on its own page to enter it.':
    'Questo modulo richiede una password. Lo apra nella sua pagina per inserirla.',
  'This form is for invited people. Open it by the link in your invitation.':
    'Questo modulo è per persone invitate. Lo apra con il link del suo invito.',
  'This invitation has been answered already. Each takes one answer.':
    'A questo invito è già stata data una risposta. Ognuno vale per una risposta.',
  'Nobody is invited to this form yet. Save the invitation first.':
    'Nessuno è ancora invitato a questo modulo. Salvi prima l’invito.',
  'The links of an anonymous list are known to its people alone.':
    'I link di un elenco anonimo sono noti solo alle persone invitate.',
  'This person is not on the list.': 'Questa persona non è nell’elenco.',
  'A list with people on it cannot become anonymous, or stop being it.':
    'Un elenco che contiene già persone non può diventare anonimo, né smettere di esserlo.',
};
