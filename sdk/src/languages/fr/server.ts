import type { ServerTexts } from '../../model/texts/textTypes.ts';

export const server: ServerTexts = {
  '1 new submission: {title}': '1 nouvelle réponse : {title}',
  'A block needs at least one field.': 'Un bloc doit contenir au moins un champ.',
  'A client with this email already exists': 'Un client avec cet e-mail existe déjà',
  'A file sent with “{title}” has been waiting for its check for over an hour.':
    'Un fichier envoyé avec « {title} » attend sa vérification depuis plus d’une heure.',
  'A form can have at most 10 notification emails':
    'Un formulaire peut avoir au plus 10 e-mails de notification',
  'A form can have at most 10 webhooks': 'Un formulaire peut avoir au plus 10 webhooks',
  'A form is shared with one client. Put the forms into a folder to share them with several.':
    'Un formulaire est partagé avec un seul client. Placez les formulaires dans un dossier pour les partager avec plusieurs.',
  'A key that sees some answers can only read submissions and subscribe hooks':
    'Une clé qui ne voit qu’une partie des réponses peut seulement lire les réponses et s’abonner à des hooks',
  'A locked field needs an answer.': 'Un champ verrouillé a besoin d’une réponse.',
  'A new account needs your approval': 'Un nouveau compte attend votre approbation',
  'A passkey was added: {name}': 'Une clé d’accès a été ajoutée : {name}',
  'A passkey was removed.': 'Une clé d’accès a été supprimée.',
  'A recovery code was used to sign in. It works no more.':
    'Un code de récupération a servi à se connecter. Il n’est plus valable.',
  'API key not found': 'Clé d’API introuvable',
  'Accept invitation': 'Accepter l’invitation',
  'Access was requested more than once with this email address. To confirm that it is yours, please choose a password.':
    'L’accès a été demandé plusieurs fois avec cette adresse e-mail. Pour confirmer qu’elle est la vôtre, veuillez choisir un mot de passe.',
  'Account not found': 'Compte introuvable',
  'Account temporarily locked. Please try again in 15 minutes.':
    'Compte temporairement bloqué. Réessayez dans 15 minutes.',
  'Addresses are kept in the clear': 'Les adresses sont conservées en clair',
  'After you confirm it, an administrator approves your account.':
    'Une fois l’adresse confirmée, un administrateur approuvera votre compte.',
  'All submissions of “{title}”: {count}.': 'Toutes les réponses à « {title} » : {count}.',
  'An Excel sheet holds at most 1,048,575 submissions. Export as CSV instead.':
    'Une feuille Excel contient au plus 1 048 575 réponses. Exportez plutôt en CSV.',
  'An account needs an owner. Make somebody else an owner first.':
    'Un compte a besoin d’un propriétaire. Désignez d’abord un autre propriétaire.',
  'An account was requested more than once with this email address. To confirm that it is yours, please choose a password.':
    'Un compte a été demandé plusieurs fois avec cette adresse e-mail. Pour confirmer qu’elle est la vôtre, veuillez choisir un mot de passe.',
  'An administrator approved your account. You can sign in now.':
    'Un administrateur a approuvé votre compte. Vous pouvez maintenant vous connecter.',
  'An administrator will review your request. We will email you when you can sign in.':
    'Un administrateur examinera votre demande. Vous recevrez un e-mail dès que vous pourrez vous connecter.',
  'An authenticator app was set up.': 'Une application d’authentification a été configurée.',
  'An unexpected error occurred': 'Une erreur inattendue s’est produite',
  'Another account has this email.': 'Un autre compte utilise cette adresse e-mail.',
  'Another of your bulk actions is just starting. Try again in a moment.':
    'Une autre de vos actions groupées est en train de démarrer. Réessayez dans un instant.',
  'Another of your exports is just starting. Try again in a moment.':
    'Un autre de vos exports est en train de démarrer. Réessayez dans un instant.',
  'Another sender of this account already writes to this table.':
    'Un autre envoi de ce compte écrit déjà dans ce tableau.',
  'Another status has this name': 'Un autre statut porte déjà ce nom',
  'Block not found': 'Bloc introuvable',
  'Brand not found': 'Marque introuvable',
  Browser: 'Navigateur',
  'Built-in proof of work': 'Preuve de travail intégrée',
  'CAPTCHA verification failed. Please try again.': 'La vérification CAPTCHA a échoué. Réessayez.',
  'Category is required': 'La catégorie est requise',
  'Cells of the table are protected. Let the account of the key edit them.':
    'Des cellules du tableau sont protégées. Autorisez le compte de la clé à les modifier.',
  'Choose a day in the future': 'Choisissez un jour à venir',
  'Choose a folder or a form.': 'Choisissez un dossier ou un formulaire.',
  'Choose a password': 'Choisir un mot de passe',
  'Choose a password other than the one you were given.':
    'Choisissez un mot de passe différent de celui que vous avez reçu.',
  'Choose a time in the future.': 'Choisissez un moment à venir.',
  'Choose at least one folder or form.': 'Choisissez au moins un dossier ou un formulaire.',
  'Choose at least one form': 'Choisissez au moins un formulaire',
  'Choose at least one question': 'Choisissez au moins une question',
  'Choose at least one scope': 'Choisissez au moins une autorisation',
  'Choose one form to choose its fields': 'Choisissez un seul formulaire pour choisir ses champs',
  'Choose these questions as well.': 'Choisissez également ces questions.',
  'Client not found': 'Client introuvable',
  'Comment not found': 'Commentaire introuvable',
  Confirm: 'Confirmer',
  'Confirm email address': 'Confirmer l’adresse e-mail',
  'Confirm new email address': 'Confirmer la nouvelle adresse e-mail',
  'Confirm that you want these emails': 'Confirmez que vous souhaitez recevoir ces e-mails',
  'Confirm your email address': 'Confirmez votre adresse e-mail',
  'Confirm your new email address': 'Confirmez votre nouvelle adresse e-mail',
  'Contact us': 'Contactez-nous',
  'Current password is incorrect': 'Le mot de passe actuel est incorrect',
  'Delivery not found': 'Envoi introuvable',
  'Download file': 'Télécharger le fichier',
  Email: 'E-mail',
  'Email address is too long': 'L’adresse e-mail est trop longue',
  'Email address not found': 'Adresse e-mail introuvable',
  'Email contains invalid characters': 'L’adresse e-mail contient des caractères non valides',
  'Email is required': 'L’adresse e-mail est obligatoire',
  'Email not found': 'E-mail introuvable',
  'Email validation failed: {reason}': 'Adresse e-mail refusée : {reason}',
  'Enter a name': 'Saisissez un nom',
  'Export not found': 'Export introuvable',
  'File is too large': 'Le fichier est trop volumineux',
  'File not found': 'Fichier introuvable',
  'File type is not allowed': 'Le type de fichier n’est pas autorisé',
  'Files are still being checked: {title}': 'Fichiers encore en cours de vérification : {title}',
  'Folder not found': 'Dossier introuvable',
  'Form limit reached': 'Limite de formulaires atteinte',
  'Form not found or not published': 'Formulaire introuvable ou non publié',
  'Forms can be assigned to approved users only.':
    'Les formulaires ne peuvent être partagés qu’avec des utilisateurs approuvés.',
  'Get these mails?': 'Recevoir ces e-mails ?',
  'If this was not you, contact your administrator now.':
    'Si ce n’était pas vous, contactez immédiatement votre administrateur.',
  'If this was not you, ignore this email.': 'Si ce n’était pas vous, ignorez cet e-mail.',
  'If this was not you, set a new password now and contact the person who gave you access.':
    'Si ce n’était pas vous, définissez maintenant un nouveau mot de passe et contactez la personne qui vous a donné l’accès.',
  'If this was not you, set a new password now and contact your administrator.':
    'Si ce n’était pas vous, définissez maintenant un nouveau mot de passe et contactez votre administrateur.',
  'Invalid URL format': 'Format d’URL non valide',
  'Invalid email format': 'Format d’adresse e-mail non valide',
  'Invalid login credentials': 'Identifiants non valides',
  'Invitation not found': 'Invitation introuvable',
  'It is incomplete or too old. Open the link in the newest mail.':
    'Il est incomplet ou trop ancien. Ouvrez le lien du dernier e-mail.',
  'Kept as keyed hashes that change daily':
    'Conservées sous forme d’empreintes à clé, renouvelées chaque jour',
  'Last run less than an hour ago, submissions removed: {count}':
    'Dernière exécution il y a moins d’une heure, réponses supprimées : {count}',
  'Last run {hours} hours ago, submissions removed: {count}':
    'Dernière exécution il y a {hours} h, réponses supprimées : {count}',
  'Locked for 15 minutes after 5 failures': 'Verrouillé 15 minutes après 5 échecs',
  'Mails are handed to the mail server': 'Les e-mails sont transmis au serveur de messagerie',
  'Mails that could not be delivered: {count}': 'E-mails qui n’ont pas pu être remis : {count}',
  'Maximum of 5 email addresses reached': 'Maximum de 5 adresses e-mail atteint',
  Message: 'Message',
  'Message is required': 'Le message est requis',
  'Message not found': 'Message introuvable',
  'Name is required': 'Le nom est requis',
  'This address is taken. Choose another one.': 'Cette adresse est prise. Choisissez-en une autre.',
  'Use letters or digits.': 'Utilisez des lettres ou des chiffres.',
  'The form must open before it closes.': 'Le formulaire doit ouvrir avant de fermer.',
  'You have a place: {title}': 'Vous avez une place : {title}',
  'A place became free, and you were next on the waiting list of “{title}”. It is yours now.':
    'Une place s’est libérée et vous étiez en tête de la liste d’attente de « {title} ». Elle est désormais à vous.',
  'New message: {title}': 'Nouveau message : {title}',
  'New recovery codes were made. The old ones no longer work.':
    'De nouveaux codes de récupération ont été créés. Les anciens ne fonctionnent plus.',
  'Answers changed: {title}': 'Réponses modifiées : {title}',
  'Submission withdrawn: {title}': 'Réponse retirée : {title}',
  'Submission restored: {title}': 'Réponse restaurée : {title}',
  'Changed by the visitor': 'Modifié par le visiteur',
  'Changed by {name}': 'Modifié par {name}',
  'New submission: {title}': 'Nouvelle réponse : {title}',
  'Paste the whole JSON file of the key of a service account.':
    'Collez tout le fichier JSON de la clé d’un compte de service.',
  'Person not found': 'Personne introuvable',
  'The Google Sheets API is switched off in the project of the key. Switch it on.':
    'L’API Google Sheets est désactivée dans le projet de la clé. Activez-la.',
  'The column “Submission” was removed from the table. Undo that, or choose another sheet.':
    'La colonne « Submission » a été supprimée du tableau. Annulez cette suppression ou choisissez une autre feuille.',
  'The readers you chose can’t read comments here. Choose other readers.':
    'Les lecteurs choisis ne peuvent pas lire les commentaires ici. Choisissez-en d’autres.',
  'No email address found in this submission': 'Aucune adresse e-mail dans cette réponse',
  'No mail server is set up.': 'Aucun serveur de messagerie n’est configuré.',
  'No mail server. Mails that wait in the outbox: {count}':
    'Aucun serveur de messagerie. E-mails en attente dans la boîte d’envoi : {count}',
  'No submission is lost. Files can be downloaded as soon as the virus scanner and the file storage answer again; whoever runs this platform should look at both.':
    'Aucune réponse n’est perdue. Les fichiers pourront être téléchargés dès que l’antivirus et le stockage de fichiers répondront à nouveau ; la personne qui gère cette plateforme devrait vérifier les deux.',
  'No submissions to export': 'Aucune réponse à exporter',
  'Not required for administrators': 'Facultatif pour les administrateurs',
  'Note not found': 'Note introuvable',
  On: 'Activé',
  'One of these questions can’t be shared.': 'L’une de ces questions ne peut pas être partagée.',
  'Only HTTP and HTTPS URLs are allowed': 'Seules les URL HTTP et HTTPS sont autorisées',
  'Several senders of this kind have this name': 'Plusieurs expéditeurs de ce type portent ce nom',
  'Only HTTPS URLs are allowed': 'Seules les URL HTTPS sont autorisées',
  'The table is full. Make room, or choose another.':
    'Le tableau est plein. Faites de la place ou choisissez-en un autre.',
  'The table is not shared with the account of the key or token. Share it again.':
    'Le tableau n’est pas partagé avec le compte de la clé ou du jeton. Partagez-le de nouveau.',
  'The table was deleted, or is no longer shared. Restore it, or choose another.':
    'Le tableau a été supprimé ou n’est plus partagé. Restaurez-le ou choisissez-en un autre.',
  'The token may not add columns to the table. Allow it, or add them by hand.':
    'Le jeton n’a pas le droit d’ajouter des colonnes au tableau. Accordez-le ou ajoutez-les à la main.',
  'This address already has an account. Sign in to accept the invitation.':
    'Cette adresse a déjà un compte. Connectez-vous pour accepter l’invitation.',
  'This invitation is for another email address. Sign in with that address to accept it.':
    'Cette invitation est destinée à une autre adresse e-mail. Connectez-vous avec cette adresse pour l’accepter.',
  'This invitation was used, has ended or has expired. Ask for a new one.':
    'Cette invitation a été utilisée, annulée ou a expiré. Demandez-en une nouvelle.',
  'This link works once and for seven days. If you do not expect it, ignore this email.':
    'Ce lien fonctionne une fois et pendant sept jours. Si vous ne l’attendiez pas, ignorez cet e-mail.',
  'This needs an API key. Send one as Authorization: Bearer.':
    'Une clé d’API est nécessaire. Envoyez-la dans Authorization: Bearer.',
  'This cursor does not belong to this list. Begin without one.':
    'Ce curseur n’appartient pas à cette liste. Recommencez sans curseur.',
  'This Idempotency-Key was already used for another request.':
    'Cet Idempotency-Key a déjà servi à une autre requête.',
  'A request with this Idempotency-Key is still running. Try again in a moment.':
    'Une requête avec cet Idempotency-Key est encore en cours. Réessayez dans un instant.',
  'Name the state that you have read: send its ETag as If-Match.':
    'Indiquez l’état que vous avez lu : envoyez son ETag dans If-Match.',
  'No state can be named here. Send the request without If-Match.':
    'Aucun état ne peut être indiqué ici. Envoyez la requête sans If-Match.',
  'This has changed since you read it.': 'Cela a changé depuis que vous l’avez lu.',
  'This form has no draft.': 'Ce formulaire n’a pas de brouillon.',
  'This API key is not valid.': 'Cette clé d’API n’est pas valide.',
  'This API key lacks the scope {scope}.': 'Il manque à cette clé d’API l’autorisation {scope}.',
  'This is outside the limits of this API key.': 'Ceci dépasse les limites de cette clé d’API.',
  'This API key sees some answers only. Choose one form.':
    'Cette clé d’API ne voit qu’une partie des réponses. Choisissez un formulaire.',
  'A legal hold keeps {count} of these submissions. Lift it before you delete them.':
    'Une conservation légale protège {count} de ces réponses. Levez-la avant de les supprimer.',
  'Type a whole address, at least 7 digits of a number, or at least 3 letters.':
    'Saisissez une adresse entière, au moins 7 chiffres d’un numéro ou au moins 3 lettres.',
  'More than {count} submissions match. Search for something more exact.':
    'Plus de {count} réponses correspondent. Précisez votre recherche.',
  'What was found has changed. Look at it again.': 'Ce qui a été trouvé a changé. Vérifiez à nouveau.',
  'A legal hold keeps something of this person. Lift it, or leave those submissions out.':
    'Une conservation légale protège des données de cette personne. Levez-la ou excluez ces réponses.',
  'Nothing of this person is stored.': 'Rien n’est stocké sur cette personne.',
  'Erasure not found': 'Effacement introuvable',
  'Another erasure is still running. Wait until it is done.':
    'Un autre effacement est en cours. Attendez qu’il soit terminé.',
  'Hold not found': 'Conservation introuvable',
  'This bulk change can’t be undone.': 'Cette modification groupée ne peut pas être annulée.',
  'Open the dashboard': 'Ouvrir le tableau de bord',
  'Open this link in the browser you want to use. You can then sign in there right away.':
    'Ouvrez ce lien dans le navigateur que vous souhaitez utiliser. Vous pourrez alors vous y connecter immédiatement.',
  'Open user approvals': 'Ouvrir les approbations',
  'Open your portal': 'Ouvrir votre portail',
  'Passkey not found': 'Clé d’accès introuvable',
  'Password is required': 'Le mot de passe est requis',
  'Password is too close to your name, your address or the name of this platform':
    'Le mot de passe ressemble trop à votre nom, à votre adresse ou au nom de cette plateforme',
  'Password is too common': 'Ce mot de passe est trop courant',
  'Password is too long': 'Le mot de passe est trop long',
  'Password must be at least 8 characters long': 'Le mot de passe doit comporter au moins 8 caractères',
  'Password must contain at least one digit': 'Le mot de passe doit contenir au moins un chiffre',
  'Password must contain at least one lowercase letter':
    'Le mot de passe doit contenir au moins une minuscule',
  'Password must contain at least one special character':
    'Le mot de passe doit contenir au moins un caractère spécial',
  'Password must contain at least one uppercase letter':
    'Le mot de passe doit contenir au moins une majuscule',
  'Password validation failed: {reason}': 'Mot de passe refusé : {reason}',
  'Please complete the CAPTCHA verification': 'Veuillez effectuer la vérification CAPTCHA',
  'Please confirm that this is your email address.':
    'Veuillez confirmer qu’il s’agit de votre adresse e-mail.',
  'Please confirm this address. You then sign in with it.':
    'Veuillez confirmer cette adresse. Vous l’utiliserez ensuite pour vous connecter.',
  'Please confirm your email address before signing in.':
    'Confirmez votre adresse e-mail avant de vous connecter.',
  'Please enter a name': 'Veuillez saisir un nom',
  'Please enter a subject': 'Veuillez saisir un objet',
  'Please enter a text': 'Veuillez saisir un texte',
  'Please enter a valid email address': 'Veuillez saisir une adresse e-mail valide',
  'Please enter an email address': 'Veuillez saisir une adresse e-mail',
  'Please enter the address of a website, like https://example.com':
    'Veuillez saisir l’adresse d’un site web, comme https://example.com',
  'Please sign in.': 'Veuillez vous connecter.',
  'Private and local URLs are not allowed': 'Les URL privées et locales ne sont pas autorisées',
  Received: 'Reçue',
  'Replies need a mail server. Ask your administrator to connect one.':
    'Pour répondre, il faut un serveur de messagerie. Demandez à votre administrateur d’en connecter un.',
  'Reply template not found': 'Modèle de réponse introuvable',
  'Reply to this email to answer them.': 'Répondez à cet e-mail pour lui répondre.',
  'Requests from other websites are not allowed.': 'Les requêtes d’autres sites web ne sont pas autorisées.',
  'Required for administrators': 'Obligatoire pour les administrateurs',
  'Required for every user': 'Obligatoire pour tous les utilisateurs',
  'Reset your password': 'Réinitialiser votre mot de passe',
  'Runs every day; not yet since the start': 'S’exécute chaque jour ; pas encore depuis le démarrage',
  'Security settings': 'Paramètres de sécurité',
  'Sent from': 'Envoyé depuis',
  'Session not found': 'Session introuvable',
  'Set a new password': 'Définir un nouveau mot de passe',
  'Set up two-step sign-in to continue.': 'Configurez la connexion en deux étapes pour continuer.',
  'Shown: the newest {shown} of {count}.': 'Affichées : les {shown} plus récentes sur {count}.',
  'Sign in': 'Se connecter',
  'Sign in again, then choose a password within ten minutes.':
    'Reconnectez-vous, puis choisissez un mot de passe dans les dix minutes.',
  'Sign in while your account is locked': 'Se connecter pendant que votre compte est verrouillé',
  Somebody: 'Quelqu’un',
  'Somebody else is changing this form as well.': 'Quelqu’un d’autre modifie aussi ce formulaire.',
  'Someone entered wrong passwords for your account, so sign-in is locked for 15 minutes.':
    'Quelqu’un a saisi de mauvais mots de passe pour votre compte. La connexion est donc verrouillée pendant 15 minutes.',
  'Someone submitted “{title}” on {time}.': 'Quelqu’un a rempli « {title} » : {time}.',
  'Someone, probably you, requested a new password for your account.':
    'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte.',
  'Someone, probably you, requested access with this email address. You already have an account, so nothing changed.':
    'Quelqu’un, sans doute vous, a demandé l’accès avec cette adresse e-mail. Vous avez déjà un compte : rien n’a changé.',
  'Someone, probably you, requested an account with this email address. You already have one, so nothing changed.':
    'Quelqu’un, sans doute vous, a demandé un compte avec cette adresse e-mail. Vous en avez déjà un : rien n’a changé.',
  'Start setting up the authenticator app first.':
    'Commencez d’abord à configurer l’application d’authentification.',
  'Status not found': 'Statut introuvable',
  'Stop these mails': 'Ne plus recevoir ces e-mails',
  'Stop these mails?': 'Ne plus recevoir ces e-mails ?',
  'Subject is required': 'L’objet est obligatoire',
  'Submission not found': 'Réponse introuvable',
  'Another submission has the same value by now. This form takes one response for each.':
    'Une autre soumission a désormais la même valeur. Ce formulaire n’accepte qu’une réponse par valeur.',
  'Submissions of this form are not shared with you.':
    'Les réponses à ce formulaire ne sont pas partagées avec vous.',
  'Submissions of “{title}” from {from} to {to}: {count}.':
    'Réponses à « {title} » du {from} au {to} : {count}.',
  'Switched off in the platform settings': 'Désactivé dans les paramètres de la plateforme',
  'Template not found': 'Modèle introuvable',
  'Text contains invalid characters': 'Le texte contient des caractères non valides',
  'Text contains potentially dangerous content': 'Le texte contient du contenu potentiellement dangereux',
  'Text must be less than {maximum} characters': 'Le texte doit comporter moins de {maximum} caractères',
  'The PDF of this submission is not attached: it is too large, or could not be made.':
    'Le PDF de cette réponse n’est pas joint : il est trop volumineux ou n’a pas pu être créé.',
  'The address has not been confirmed yet.': 'L’adresse n’a pas encore été confirmée.',
  'The authenticator app was turned off.': 'L’application d’authentification a été désactivée.',
  'The file is not ready yet.': 'Le fichier n’est pas encore prêt.',
  'The form could not be saved as it is.': 'Le formulaire n’a pas pu être enregistré tel quel.',
  'The form has settings that are not known here. Correct their names or leave them out.':
    'Le formulaire contient des réglages inconnus ici. Corrigez leurs noms ou retirez-les.',
  'The link works for three days, for as long as you can read the form’s submissions. Whoever has it can download the file.':
    'Le lien fonctionne pendant trois jours, tant que vous pouvez lire les réponses au formulaire. Toute personne qui l’a peut télécharger le fichier.',
  'The password of your account was just changed, and every browser was signed out.':
    'Le mot de passe de votre compte vient d’être modifié et tous les navigateurs ont été déconnectés.',
  'The password of your account was just changed, and every other browser was signed out.':
    'Le mot de passe de votre compte vient d’être modifié et tous les autres navigateurs ont été déconnectés.',
  'The platform is reached by https': 'La plateforme est accessible en https',
  'The platform is reached by plain http': 'La plateforme est accessible en http non chiffré',
  'The recipient stopped these mails.': 'Le destinataire ne souhaite plus recevoir ces e-mails.',
  'The request is too large.': 'La requête est trop volumineuse.',
  'The service is busy. Please try again in a moment.': 'Le service est occupé. Réessayez dans un instant.',
  'There are too many templates. Remove one first.': 'Il y a trop de modèles. Supprimez-en un d’abord.',
  'There is no web page at this address.': 'Il n’y a pas de page web à cette adresse.',
  'These mails have stopped': 'Vous ne recevrez plus ces e-mails',
  'This address can’t receive mail.': 'Cette adresse ne peut pas recevoir d’e-mails.',
  'This PDF is too large to create. Choose a shorter period or fewer questions.':
    'Ce PDF est trop volumineux. Choisissez une période plus courte ou moins de questions.',
  'This account has sent as many mails of this kind as one may send in a day.':
    'Ce compte a envoyé le nombre maximal d’e-mails de ce type pour aujourd’hui.',
  'This address has had as many mails of this kind as one may have. Try again tomorrow.':
    'Cette adresse a reçu le nombre maximal d’e-mails de ce type. Réessayez demain.',
  'This bulk change doesn’t exist.': 'Cette modification groupée n’existe pas.',
  'Nobody has confirmed this address by mail yet. An administrator of the platform can reset the client’s password by mail first.':
    'Personne n’a encore confirmé cette adresse par e-mail. Un administrateur de la plateforme peut d’abord réinitialiser le mot de passe du client par e-mail.',
  'The rules are set by the environment of this installation.':
    'Les règles sont définies par l’environnement de cette installation.',
  'Choose an account, and a folder of it.': 'Choisissez un compte et un de ses dossiers.',
  'Enter a group or a domain': 'Saisissez un groupe ou un domaine',
  'Enter the name of the claim': 'Saisissez le nom du claim',
  'In a folder one is editor, responder or viewer.': 'Dans un dossier, on est éditeur, répondant ou lecteur.',
  'This client has accepted the invitation already.': 'Ce client a déjà accepté l’invitation.',
  'This client hasn’t confirmed their email address yet.':
    'Ce client n’a pas encore confirmé son adresse e-mail.',
  'This code is not valid.': 'Ce code n’est pas valide.',
  'This email is already in the notification list': 'Cet e-mail est déjà dans la liste de notification',
  'This email is on hold.': 'Cet e-mail est en attente.',
  'This email was already sent and its text removed, so it can’t be sent again.':
    'Cet e-mail a déjà été envoyé et son texte supprimé : il ne peut pas être renvoyé.',
  'This field does not take this answer from a link.': 'Ce champ n’accepte pas cette réponse depuis un lien.',
  'This file cannot be accepted here.': 'Ce fichier ne peut pas être accepté ici.',
  'This file contains more than the image. Save the image again and upload the new file.':
    'Ce fichier contient plus que l’image. Enregistrez-la à nouveau et importez le nouveau fichier.',
  'This file can’t be opened': 'Ce fichier ne peut pas être ouvert',
  Documentation: 'Documentation',
  'The documentation is being built, which takes a minute or two. This page then shows it by itself.':
    'La documentation est en cours de construction, ce qui prend une minute ou deux. Cette page l’affichera ensuite d’elle-même.',
  'The documentation could not be built: {reason}': 'La documentation n’a pas pu être construite : {reason}',
  'The documentation is not part of this installation. “npm run docs” builds it.':
    'La documentation ne fait pas partie de cette installation. « npm run docs » la construit.',
  'This file is being checked. Please try again in a minute.':
    'Ce fichier est en cours de vérification. Veuillez réessayer dans une minute.',
  'This file is empty.': 'Ce fichier est vide.',
  'This file is too large.': 'Ce fichier est trop volumineux.',
  'This address is local or in a private network. To allow it, add its host to INLAY_ALLOWED_HOSTS on the server.':
    'Cette adresse est locale ou dans un réseau privé. Pour l’autoriser, ajoutez son hôte à INLAY_ALLOWED_HOSTS sur le serveur.',
  'This file was not what its name said, so it was not kept.':
    'Ce fichier ne correspondait pas à son nom : il n’a pas été conservé.',
  'This form is no longer shared with you.': 'Ce formulaire n’est plus partagé avec vous.',
  'This form cannot take more files right now.':
    'Ce formulaire ne peut pas accepter d’autres fichiers pour le moment.',
  'This form can’t be evaluated, because its rules take too long. Please tell its owner. Nothing was stored.':
    'Ce formulaire ne peut pas être évalué, car ses règles prennent trop de temps. Veuillez prévenir son propriétaire. Rien n’a été enregistré.',
  'This form has no email field that an answer could go to.':
    'Ce formulaire n’a pas de champ e-mail auquel répondre.',
  'This form has sent this address as many mails as one may have in a day.':
    'Ce formulaire a envoyé à cette adresse le nombre maximal d’e-mails pour aujourd’hui.',
  'This form is assigned to another client.': 'Ce formulaire est partagé avec un autre client.',
  'The form or its draft has changed since this code was shown. Look at what publishing means now.':
    'Le formulaire ou son brouillon a changé depuis l’affichage de ce code. Vérifiez ce que la publication implique maintenant.',
  'This form was changed elsewhere since you opened it.':
    'Ce formulaire a été modifié ailleurs depuis que vous l’avez ouvert.',
  'This image is animated. Upload a still image.': 'Cette image est animée. Importez une image fixe.',
  'This image is damaged or incomplete. Save it again and upload the new file.':
    'Cette image est endommagée ou incomplète. Enregistrez-la à nouveau et importez le nouveau fichier.',
  'This image is too complex to process. Save it in a simpler form.':
    'Cette image est trop complexe à traiter. Enregistrez-la sous une forme plus simple.',
  'This image is too large. The limit is 40 million pixels.':
    'Cette image est trop grande. La limite est de 40 millions de pixels.',
  'This is the test you asked for. Your mail server accepts email from this address.':
    'Voici le test que vous avez demandé. Votre serveur de messagerie accepte les e-mails de cette adresse.',
  'This is your email address already': 'C’est déjà votre adresse e-mail',
  'This link is invalid or has expired.': 'Ce lien n’est pas valide ou a expiré.',
  'This link is not valid': 'Ce lien n’est pas valide',
  'This link works for 30 days. To not receive them, ignore this email.':
    'Ce lien fonctionne pendant 30 jours. Pour ne pas les recevoir, ignorez cet e-mail.',
  'This link works once and for 24 hours. If you did not request access, ignore this email.':
    'Ce lien fonctionne une seule fois, pendant 24 heures. Si vous n’avez pas demandé d’accès, ignorez cet e-mail.',
  'This link works once and for 24 hours. If you did not request an account, ignore this email.':
    'Ce lien fonctionne une seule fois, pendant 24 heures. Si vous n’avez pas demandé de compte, ignorez cet e-mail.',
  'This link works once and for 24 hours. If you did not request this, ignore this email.':
    'Ce lien fonctionne une seule fois, pendant 24 heures. Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail.',
  'This link works once and for 7 days. If you did not expect it, ignore this email.':
    'Ce lien fonctionne une seule fois, pendant 7 jours. Si vous ne l’attendiez pas, ignorez cet e-mail.',
  'This link works once and for one hour. If this was not you, ignore this email; your password stays the same.':
    'Ce lien fonctionne une seule fois, pendant une heure. Si ce n’était pas vous, ignorez cet e-mail : votre mot de passe reste le même.',
  'This link works once and for one hour. If you did not request access, ignore this email.':
    'Ce lien fonctionne une seule fois, pendant une heure. Si vous n’avez pas demandé d’accès, ignorez cet e-mail.',
  'This link works once and for one hour. If you did not request an account, ignore this email.':
    'Ce lien fonctionne une seule fois, pendant une heure. Si vous n’avez pas demandé de compte, ignorez cet e-mail.',
  'This link works once and for one hour. If you did not request it, ignore this email.':
    'Ce lien fonctionne une seule fois, pendant une heure. Si vous ne l’avez pas demandé, ignorez cet e-mail.',
  'This needs forms of several accounts at once, which is not possible here. Choose one form.':
    'Cela demande des formulaires de plusieurs comptes à la fois, ce qui n’est pas possible ici. Choisissez un formulaire.',
  'This passkey couldn’t be verified.': 'Cette clé d’accès n’a pas pu être vérifiée.',
  'This password reset link is invalid or has expired.': 'Ce lien n’est pas valide ou a expiré.',
  'This person already belongs to the account.': 'Cette personne fait déjà partie du compte.',
  'This person can’t be assigned to submissions of this account':
    'Cette personne ne peut pas se voir attribuer des réponses de ce compte',
  'This installation is set up already. Sign in.': 'Cette installation est déjà configurée. Connectez-vous.',
  'This set-up link was used or has expired. Restart Inlay to print a new one.':
    'Ce lien d’installation a été utilisé ou a expiré. Redémarrez Inlay pour en afficher un nouveau.',
  'This submission has as many comments as it can hold.':
    'Cette réponse a atteint le nombre maximal de commentaires.',
  'This submission is too long for a PDF. Export it as a file instead.':
    'Cette réponse est trop longue pour un PDF. Exportez-la plutôt dans un fichier.',
  'This submission was sent to this address as often as one may in a day.':
    'Cette réponse a été envoyée à cette adresse autant de fois que permis aujourd’hui.',
  'This time zone is not known.': 'Ce fuseau horaire est inconnu.',
  'This upload is no longer here.': 'Cet envoi n’existe plus.',
  'This version of the form is no longer kept.': 'Cette version du formulaire n’est plus conservée.',
  'This webhook is turned off. Turn it on first.': 'Ce webhook est désactivé. Activez-le d’abord.',
  'This website can’t be reached. Check the address.': 'Ce site est inaccessible. Vérifiez l’adresse.',
  'This website doesn’t let its page be read.': 'Ce site ne permet pas de lire sa page.',
  'Three of your bulk actions are still running. Wait until one is done.':
    'Trois de vos actions groupées sont encore en cours. Attendez que l’une se termine.',
  'Too many attempts. Please try again later.': 'Trop de tentatives. Réessayez plus tard.',
  'Try again in this browser': 'Réessayer dans ce navigateur',
  'Turn off the authenticator app before you set up another.':
    'Désactivez l’application d’authentification avant d’en configurer une autre.',
  Turnstile: 'Turnstile',
  'Two-step sign-in was switched off by the person who runs the platform.':
    'La connexion en deux étapes a été désactivée par la personne qui gère la plateforme.',
  'User not found': 'Utilisateur introuvable',
  'View comment': 'Voir le commentaire',
  'View form': 'Voir le formulaire',
  'View message': 'Voir le message',
  'View not found': 'Vue introuvable',
  'View submission': 'Voir la réponse',
  'View submissions': 'Voir les réponses',
  'View summary': 'Voir le résumé',
  'Webhook not found': 'Webhook introuvable',
  'Welcome! Please confirm that this is your email address.':
    'Bienvenue ! Veuillez confirmer qu’il s’agit de votre adresse e-mail.',
  'What a frozen link shows can’t be changed.': 'Ce qu’affiche un lien figé ne peut pas être modifié.',
  'What changed most': 'Ce qui a le plus changé',
  'You already have access': 'Vous avez déjà un accès',
  'You already have an account': 'Vous avez déjà un compte',
  'You are viewing this portal as the client, so nothing can be changed.':
    'Vous consultez ce portail en tant que client : rien ne peut être modifié.',
  'You can keep at most 100 blocks. Delete one to save another.':
    'Vous pouvez conserver au plus 100 blocs. Supprimez-en un pour en enregistrer un autre.',
  'You can keep at most 200 open invitations. End one to send another.':
    '200 invitations en attente au maximum. Annulez-en une pour en envoyer une autre.',
  'You can keep at most 50 API keys. End one to make another.':
    'Vous pouvez avoir au maximum 50 clés d’API. Révoquez-en une pour en créer une autre.',
  'You can keep at most 50 brands. Delete one to add another.':
    'Vous pouvez conserver au plus 50 marques. Supprimez-en une pour en ajouter une autre.',
  'You can keep at most 50 templates. Delete one to save another.':
    'Vous pouvez conserver 50 modèles au plus. Supprimez-en un pour en enregistrer un autre.',
  'You can now see {shared}': 'Vous pouvez maintenant voir {shared}',
  'You can read the submissions of this form, but not export them.':
    'Vous pouvez lire les réponses à ce formulaire, mais pas les exporter.',
  'You can read these comments, but not write any.': 'Vous pouvez lire ces commentaires, mais pas en écrire.',
  'You can sign in, or reset your password if you forgot it.':
    'Vous pouvez vous connecter, ou réinitialiser votre mot de passe si vous l’avez oublié.',
  'You can turn them on again in your account.': 'Vous pouvez les réactiver dans votre compte.',
  'You can turn them on again in the settings of the form.':
    'Vous pouvez les réactiver dans les paramètres du formulaire.',
  'You can turn them on again where you export submissions.':
    'Vous pouvez les réactiver là où vous exportez les réponses.',
  'You can turn these emails off in your account’s settings.':
    'Vous pouvez désactiver ces e-mails dans les paramètres de votre compte.',
  'You can’t change the platform owner or your own account here.':
    'Vous ne pouvez modifier ici ni le propriétaire de la plateforme ni votre propre compte.',
  'You chose these emails in your portal. You can turn them off there, under Account.':
    'Vous avez choisi ces e-mails dans votre portail. Vous pouvez les désactiver sous « Compte ».',
  'You do not have access to this.': 'Vous n’avez pas accès à cet élément.',
  'You have no password yet. Choose one under Settings, Security.':
    'Vous n’avez pas encore de mot de passe. Choisissez-en un dans Paramètres, Sécurité.',
  'You have saved too many changes within a day. They are not lost: save again tomorrow.':
    'Vous avez enregistré trop de modifications en un jour. Elles ne sont pas perdues : enregistrez à nouveau demain.',
  'You now have access and can sign in.': 'Vous avez maintenant accès et pouvez vous connecter.',
  'You received this email because someone entered this address in the form “{title}”. If that was not you, ignore it.':
    'Vous recevez cet e-mail parce que quelqu’un a saisi cette adresse dans le formulaire « {title} ». Si ce n’était pas vous, ignorez-le.',
  'You received this email because you entered this address in the form “{title}”.':
    'Vous recevez cet e-mail parce que vous avez saisi cette adresse dans le formulaire « {title} ».',
  'You will no longer get a mail about “{title}” each Monday.':
    'Vous ne recevrez plus d’e-mail sur « {title} » chaque lundi.',
  'You will no longer get weekly mails about your forms.':
    'Vous ne recevrez plus d’e-mails hebdomadaires sur vos formulaires.',
  'You will no longer get exports of “{title}” by mail.':
    'Vous ne recevrez plus les exports de « {title} » par e-mail.',
  'You will not receive these emails unless you confirm.':
    'Sans confirmation de votre part, vous ne recevrez pas ces e-mails.',
  'Your account has no room for more files.': 'Votre compte n’a plus de place pour d’autres fichiers.',
  'Your account is active': 'Votre compte est actif',
  "Your account is not active yet. You'll receive access once an administrator approves your account.":
    'Votre compte n’est pas encore actif. Vous aurez accès dès qu’un administrateur l’aura approuvé.',
  "Your account is pending approval. You'll receive access once an administrator approves your account.":
    'Votre compte est en attente d’approbation. Vous aurez accès dès qu’un administrateur l’aura approuvé.',
  'Your account now has the email address {newEmail}. This is the last email to the old address.':
    'Votre compte a maintenant l’adresse e-mail {newEmail}. Ceci est le dernier e-mail envoyé à l’ancienne adresse.',
  'Your account was approved': 'Votre compte a été approuvé',
  'Your address is confirmed': 'Votre adresse est confirmée',
  'Your email address was changed': 'Votre adresse e-mail a été modifiée',
  'Your export: {title}': 'Votre export : {title}',
  'Your name': 'Nom',
  'Your other exports are still running. Wait until one is done.':
    'Vos autres exports sont encore en cours. Attendez que l’un se termine.',
  'Your password was changed': 'Votre mot de passe a été modifié',
  'The model couldn’t be reached. Check its address in the settings.':
    'Le modèle est injoignable. Vérifiez son adresse dans les paramètres.',
  'The model didn’t answer within two minutes. Try again, or ask for less at once.':
    'Le modèle n’a pas répondu en deux minutes. Réessayez, ou demandez moins à la fois.',
  'The model’s server refuses the key. Check it in the settings.':
    'Le serveur du modèle refuse la clé. Vérifiez-la dans les paramètres.',
  'The model’s server knows no such model or address. Check both in the settings.':
    'Le serveur ne connaît pas ce modèle ou cette adresse. Vérifiez les deux dans les paramètres.',
  'The model’s server takes no more requests for now. Try again later.':
    'Le serveur du modèle n’accepte plus de requêtes pour l’instant. Réessayez plus tard.',
  'The model’s server couldn’t answer. Try again later.':
    'Le serveur du modèle n’a pas pu répondre. Réessayez plus tard.',
  'The model’s answer was too long to be a form.':
    'La réponse du modèle était trop longue pour un formulaire.',
  'What answered is no model. Check the address in the settings.':
    'Ce n’est pas un modèle qui a répondu. Vérifiez l’adresse dans les paramètres.',
  'The model declined to write this form.': 'Le modèle a refusé de rédiger ce formulaire.',
  'The model’s answer was cut off. Ask for less at once.':
    'La réponse du modèle a été coupée. Demandez moins à la fois.',
  'The model didn’t write a form that can be read. Say it in other words, or try again.':
    'Le modèle n’a pas rédigé de formulaire lisible. Dites-le autrement, ou réessayez.',
  'Drafting by a model is turned off.': 'La rédaction par un modèle est désactivée.',
  'This month’s limit is used up. Whoever manages the account can raise it.':
    'La limite de ce mois est atteinte. La personne qui gère le compte peut la relever.',
  'The draft couldn’t be written. Try again.': 'Le brouillon n’a pas pu être rédigé. Réessayez.',
  'You are having a draft written already. Wait for it, or cancel it.':
    'Un brouillon est déjà en cours de rédaction pour vous. Attendez-le, ou annulez-le.',
  'This draft is gone. Ask for another one.': 'Ce brouillon n’existe plus. Demandez-en un autre.',
  'Enter the key of this server': 'Saisissez la clé de ce serveur',
  'Enter the model’s address': 'Saisissez l’adresse du modèle',
  'Enter the model’s name': 'Saisissez le nom du modèle',
  'Describe the form': 'Décrivez le formulaire',
  'Your plan allows 1 form. Request more forms to create another.':
    'Votre formule autorise 1 formulaire. Demandez-en davantage pour en créer un autre.',
  'Your plan allows {limit} forms. Request more forms to create another.':
    'Votre formule autorise {limit} formulaires. Demandez-en davantage pour en créer un autre.',
  'Your role does not allow this. Ask an owner of the account.':
    'Votre rôle ne le permet pas. Adressez-vous à un propriétaire du compte.',
  'Your two-step sign-in was changed': 'Votre connexion en deux étapes a été modifiée',
  'Your week: {title}': 'Votre semaine : {title}',
  hCaptcha: 'hCaptcha',
  '{author} mentioned you: {title}': '{author} vous a mentionné : {title}',
  '{by} invites you to work on the forms of {account}.':
    '{by} vous invite à travailler sur les formulaires de {account}.',
  '{by} invites you to work together': '{by} vous invite à collaborer',
  '{count} files sent with “{title}” have been waiting for their check for over an hour.':
    '{count} fichiers envoyés avec « {title} » attendent leur vérification depuis plus d’une heure.',
  '{count} new submissions: {title}': '{count} nouvelles réponses : {title}',
  '1 new comment: {title}': '1 nouveau commentaire : {title}',
  '{count} new comments: {title}': '{count} nouveaux commentaires : {title}',
  'Clients commented on submissions of “{title}”.': 'Des clients ont commenté des réponses à « {title} ».',
  '{email} is no longer notified. The owner of the form can turn it on again.':
    '{email} n’est plus notifié. Le propriétaire du formulaire peut réactiver les notifications.',
  '{email} is not an email address.': '{email} n’est pas une adresse e-mail.',
  '{email} will be notified about new submissions.': '{email} sera prévenu des nouvelles réponses.',
  '{email} will no longer be notified about submissions of any form of this account.':
    '{email} ne recevra plus de notification pour les réponses aux formulaires de ce compte.',
  '{email} will no longer be notified about submissions of “{title}”.':
    '{email} ne recevra plus de notification pour les réponses à « {title} ».',
  '{file}, with submissions of “{title}”.': '{file}, avec des réponses à « {title} ».',
  '{name} ({email}) wrote:': '{name} ({email}) a écrit :',
  '{owner} wants to notify you at this address when someone submits one of their forms.':
    '{owner} souhaite vous avertir à cette adresse lorsque quelqu’un remplit l’un de ses formulaires.',
  '{owner} wants to notify {email} when somebody fills in one of their forms.':
    '{owner} souhaite prévenir {email} lorsque quelqu’un remplit l’un de ses formulaires.',
  '{person} confirmed their email address and is waiting for your approval.':
    '{person} a confirmé son adresse e-mail et attend votre approbation.',
  '{platform} can send email': '{platform} peut envoyer des e-mails',
  '{by} shared {shared} with you. Choose a password to see it in your portal.':
    '{by} a partagé {shared} avec vous. Choisissez un mot de passe pour y accéder dans votre portail.',
  '{by} shared {shared} with you. You will find it in your portal.':
    '{by} a partagé {shared} avec vous. Vous le trouverez dans votre portail.',
  '“{title}” from {from} to {to}, beside the week before.':
    '« {title} » du {from} au {to}, comparé à la semaine précédente.',
  '“{title}” has new submissions.': '« {title} » a de nouvelles réponses.',
  '“{title}” received many submissions in a short time, so this email lists several of them.':
    '« {title} » a reçu de nombreuses réponses en peu de temps : cet e-mail en regroupe plusieurs.',
  'No export: {title}': 'Pas d’export : {title}',
  'The recurring export of “{title}” could not be made.':
    'L’export périodique de « {title} » n’a pas pu être créé.',
  'The schedule is paused. Resume or replace it where you export submissions.':
    'La planification est suspendue. Reprenez-la ou remplacez-la là où vous exportez les réponses.',
  'The file could not be written.': 'Le fichier n’a pas pu être écrit.',
  'The receiver took too long': 'Le destinataire a mis trop de temps',
  'The webhook is switched off': 'Le webhook est désactivé',
  'The receiver answered 410: it wants no more of these.':
    'Le destinataire a répondu 410 : il n’en veut plus.',
  'A webhook was turned off: {title}': 'Un webhook a été désactivé : {title}',
  'The webhook of “{title}” to {address} was turned off.':
    'Le webhook de « {title} » vers {address} a été désactivé.',
  'Submissions arrive as before. Turn the webhook on again once its receiver is ready.':
    'Les réponses arrivent comme avant. Réactivez le webhook dès que son destinataire est prêt.',
  'View webhooks': 'Voir les webhooks',
  'An account can have at most 10 webhooks for all forms':
    'Un compte peut avoir au plus 10 webhooks pour tous les formulaires',
  'The API keys of an account can have at most 100 hooks':
    'Les clés d’API d’un compte peuvent avoir au plus 100 hooks',
  'This account already has a webhook with this address': 'Ce compte a déjà un webhook avec cette adresse',
  'The API key that subscribed it has ended or lost access.':
    'La clé d’API qui s’y est abonnée a pris fin ou n’a plus accès.',
  'All forms': 'Tous les formulaires',
  'Copied without its secret or credentials. Set them, then turn it on.':
    'Copié sans son secret ni ses identifiants. Définissez-les, puis activez-le.',
  'This form already has a webhook with this address': 'Ce formulaire a déjà un webhook avec cette adresse',
  'The address is unknown, private, local or reserved': 'L’adresse est inconnue, privée, locale ou réservée',
  'Too many redirects': 'Trop de redirections',
  'A file was held back: {title}': 'Un fichier a été retenu : {title}',
  'Files were held back: {title}': 'Des fichiers ont été retenus : {title}',
  'A file sent with “{title}” was held back: {name}.':
    'Un fichier envoyé avec « {title} » a été retenu : {name}.',
  '{count} files sent with “{title}” were held back.':
    '{count} fichiers envoyés avec « {title} » ont été retenus.',
  'No submission is lost. The submission says why, and until when you can download the file as it was sent.':
    'Aucune réponse n’est perdue. La réponse indique pourquoi, et jusqu’à quand vous pouvez télécharger le fichier tel qu’il a été envoyé.',
  'Files of this old format can contain programs. Save it as PDF, or in a newer format.':
    'Les fichiers de cet ancien format peuvent contenir des programmes. Enregistrez-le en PDF ou dans un format plus récent.',
  'The content of this file is not what its name says.':
    'Le contenu de ce fichier ne correspond pas à son nom.',
  'This file contains a program, a macro or a second file.':
    'Ce fichier contient un programme, une macro ou un second fichier.',
  'This picture is animated. Add a still picture.': 'Cette image est animée. Ajoutez une image fixe.',
  'This picture is damaged or incomplete. Save it again and add it.':
    'Cette image est endommagée ou incomplète. Enregistrez-la à nouveau, puis ajoutez-la.',
  'This picture has too many pixels. JPEG photos can have up to 200 million, other pictures 40 million.':
    'Cette image a trop de pixels. Les photos JPEG peuvent en avoir jusqu’à 200 millions, les autres images 40 millions.',
  'Too many files at once. Please try again later.': 'Trop de fichiers à la fois. Réessayez plus tard.',
  'This file could not be stored right now. Please try again in a minute.':
    'Ce fichier n’a pas pu être enregistré pour le moment. Réessayez dans une minute.',
  'This file is held back, so it can’t be downloaded here.':
    'Ce fichier est retenu et ne peut pas être téléchargé ici.',
  'No server has this name. Check the server’s name.':
    'Aucun serveur ne porte ce nom. Vérifiez le nom du serveur.',
  'Nothing answers at this port. Check name and port.':
    'Rien ne répond sur ce port. Vérifiez le nom et le port.',
  'The server can’t be reached from here. Check its name, and whether a firewall is in the way.':
    'Le serveur est inaccessible d’ici. Vérifiez son nom, et si un pare-feu fait obstacle.',
  'The server didn’t answer in time. Check name, port and encryption.':
    'Le serveur n’a pas répondu à temps. Vérifiez le nom, le port et le chiffrement.',
  'The server ended the connection. Check port and encryption.':
    'Le serveur a coupé la connexion. Vérifiez le port et le chiffrement.',
  'The server’s certificate isn’t valid. Use the name that is in the certificate.':
    'Le certificat du serveur n’est pas valide. Utilisez le nom indiqué dans le certificat.',
  'The server offers no encryption this way. Choose another encryption.':
    'Le serveur ne propose pas ce chiffrement. Choisissez-en un autre.',
  'The server expects another encryption at this port. TLS mostly has port 465, STARTTLS 587.':
    'Le serveur attend un autre chiffrement sur ce port. TLS utilise le plus souvent le port 465, STARTTLS le 587.',
  'What answers there is not a mail server. Check name and port.':
    'Ce qui répond là n’est pas un serveur de messagerie. Vérifiez le nom et le port.',
  'The server takes no emails right now. Try again later.':
    'Le serveur n’accepte pas d’e-mails pour le moment. Réessayez plus tard.',
  'The server refused the user name or the password.':
    'Le serveur a refusé le nom d’utilisateur ou le mot de passe.',
  'The server wants a user name and a password.':
    'Le serveur demande un nom d’utilisateur et un mot de passe.',
  'The stored password can’t be read any more. Type it again.':
    'Le mot de passe enregistré n’est plus lisible. Saisissez-le de nouveau.',
  'The server refused the sender address. Use one that it sends for.':
    'Le serveur a refusé l’adresse d’expéditeur. Utilisez-en une pour laquelle il envoie.',
  'The server refused the recipient. It may want a user name and a password.':
    'Le serveur a refusé le destinataire. Il demande peut-être un nom d’utilisateur et un mot de passe.',
  'The server refused the content of the email.': 'Le serveur a refusé le contenu de l’e-mail.',
  'The email could not be handed to the server.': 'L’e-mail n’a pas pu être transmis au serveur.',
  'Enter the server’s name': 'Saisissez le nom du serveur',
  'Enter a name such as mail.example.com, without smtp:// and without a port':
    'Saisissez un nom comme mail.example.com, sans smtp:// et sans port',
  'A password needs encryption, unless the server is on this machine':
    'Un mot de passe exige un chiffrement, sauf si le serveur est sur cette machine',
  'Type the password again: it is kept for the server, encryption and user name it was typed for':
    'Saisissez de nouveau le mot de passe : il ne vaut que pour le serveur, le chiffrement et le nom d’utilisateur pour lesquels il a été saisi',
  'The environment of this installation sets the mail server, so it can’t be changed here.':
    'L’environnement de cette installation définit le serveur de messagerie, il ne peut donc pas être modifié ici.',
  'Emails don’t go out. Admin, Settings says why.':
    'Les e-mails ne partent pas. Admin, Paramètres en indique la raison.',
  'The mail server of {platform} was changed': 'Le serveur de messagerie de {platform} a été modifié',
  '{person} changed the server that sends the emails of {platform}.':
    '{person} a modifié le serveur qui envoie les e-mails de {platform}.',
  'This email came through the server before. If nobody should have done this, act now.':
    'Cet e-mail est passé par le serveur précédent. Si personne n’aurait dû faire cela, agissez maintenant.',
  'No sign-in provider is set up.': 'Aucun fournisseur de connexion n’est configuré.',
  'The sign-in provider can’t be reached right now. Try again later, or sign in with your password.':
    'Le fournisseur de connexion est injoignable pour le moment. Réessayez plus tard ou connectez-vous avec votre mot de passe.',
  'Choose a password first. Without one, the provider is your only way to sign in.':
    'Choisissez d’abord un mot de passe. Sans lui, le fournisseur est votre seul moyen de vous connecter.',
  'The environment of this installation sets the sign-in provider, so it can’t be changed here.':
    'L’environnement de cette installation définit le fournisseur de connexion ; il ne peut pas être modifié ici.',
  'Link your account to {name}': 'Associez votre compte à {name}',
  'Somebody with your email address signed in at {name}.':
    'Une personne ayant votre adresse e-mail s’est connectée chez {name}.',
  'If that was you, link your account. From then on you can sign in with {name}.':
    'Si c’était vous, associez votre compte. Vous pourrez ensuite vous connecter avec {name}.',
  'Link account': 'Associer le compte',
  'This link works once and for one hour. If this was not you, ignore this email.':
    'Ce lien fonctionne une seule fois, pendant une heure. Si ce n’était pas vous, ignorez cet e-mail.',
  'Your ways to sign in were changed': 'Vos moyens de connexion ont été modifiés',
  'You can now also sign in with {name}.': 'Vous pouvez désormais aussi vous connecter avec {name}.',
  'You can no longer sign in with {name}.': 'Vous ne pouvez plus vous connecter avec {name}.',
  'This address is unknown from here, or in a private network. If that is meant, allow a private address.':
    'Cette adresse est inconnue d’ici ou se trouve dans un réseau privé. Si c’est voulu, autorisez une adresse privée.',
  'Nothing answers at this address. Check it.': 'Rien ne répond à cette adresse. Vérifiez-la.',
  'The provider didn’t answer in time. Try again later.':
    'Le fournisseur n’a pas répondu à temps. Réessayez plus tard.',
  'The provider’s certificate isn’t valid. Use the name that is in the certificate.':
    'Le certificat du fournisseur n’est pas valide. Utilisez le nom qui figure dans le certificat.',
  'No sign-in provider describes itself at this address. Enter its issuer, without /.well-known.':
    'Aucun fournisseur de connexion ne se décrit à cette adresse. Saisissez son émetteur (issuer), sans /.well-known.',
  'The provider calls itself by another address. Enter exactly that one.':
    'Le fournisseur se désigne par une autre adresse. Saisissez exactement celle-ci.',
  'The provider doesn’t offer what sign-in needs here.':
    'Le fournisseur n’offre pas ce dont la connexion a besoin ici.',
  'The provider signs in no way that is accepted here. Choose RS256 or ES256 there.':
    'Le fournisseur ne signe d’aucune manière acceptée ici. Choisissez-y RS256 ou ES256.',
  'The provider shows no keys to check its signatures by.':
    'Le fournisseur ne publie aucune clé permettant de vérifier ses signatures.',
  'The provider refused the client ID or the client secret.':
    'Le fournisseur a refusé l’ID client ou le secret client.',
  'The stored client secret can’t be read any more. Type it again.':
    'Le secret client enregistré n’est plus lisible. Saisissez-le à nouveau.',
  'The provider can’t be used.': 'Le fournisseur ne peut pas être utilisé.',
  'Enter the provider’s address': 'Saisissez l’adresse du fournisseur',
  'Enter the client ID': 'Saisissez l’ID client',
  'Enter an address that begins with https://, without ? and #':
    'Saisissez une adresse qui commence par https://, sans ? ni #',
  'Type the client secret again: it is kept for the address and client ID it was typed for':
    'Saisissez à nouveau le secret client : il est conservé pour l’adresse et l’ID client pour lesquels il a été saisi',
  'A sender was paused: {title}': 'Un envoi a été suspendu : {title}',
  'Submissions of “{title}” are no longer sent to {address}.':
    'Les réponses à « {title} » ne sont plus envoyées à {address}.',
  'Nothing is lost: what is missing waits, and is sent in order once you press Go on.':
    'Rien n’est perdu : ce qui manque attend et partira dans l’ordre dès que vous appuierez sur « Reprendre ».',
  'View senders': 'Voir les envois',
  'The sender is switched off': 'L’envoi est désactivé',
  'It has failed for half an hour. Its last deliveries say why.':
    'Toutes les tentatives échouent depuis une demi-heure. Les derniers envois disent pourquoi.',
  'The receiver refused three messages in a row. Its last deliveries say why.':
    'Le destinataire a refusé trois messages de suite. Les derniers envois disent pourquoi.',
  'The submission was deleted': 'La réponse a été supprimée',
  'The receiver no longer accepts the credentials: they were withdrawn or replaced.':
    'Le destinataire n’accepte plus les identifiants : ils ont été révoqués ou remplacés.',
  'The place that it writes to was deleted, renamed or archived.':
    'La destination a été supprimée, renommée ou archivée.',
  'The receiver does not allow it to write there.':
    'Le destinataire n’autorise pas l’écriture à cet endroit.',
  'The receiver asked to wait before the next message.':
    'Le destinataire demande d’attendre avant le prochain message.',
  'The receiver found the message too large.': 'Le destinataire trouve le message trop volumineux.',
  'The receiver refused the message.': 'Le destinataire a refusé le message.',
  'Test: {title}': 'Test : {title}',
  Example: 'Exemple',
  'Answers were shortened. All of them are in the submission.':
    'Des réponses ont été abrégées. Elles sont complètes dans l’envoi.',
  'Enter the address of an incoming webhook of Slack: https://hooks.slack.com/services/…':
    'Saisissez l’adresse d’un webhook entrant de Slack : https://hooks.slack.com/services/…',
  'Only a webhook of one form can have a condition':
    'Seul un webhook d’un seul formulaire peut avoir une condition',
  'Name the channel of this sender': 'Indiquez le canal de cet envoi',
  'This sender has no secret that signs': 'Cet envoi n’a pas de secret de signature',
  'Enter the address of a webhook of Discord: https://discord.com/api/webhooks/…':
    'Saisissez l’adresse d’un webhook de Discord : https://discord.com/api/webhooks/…',
  'Enter the address of a workflow of Teams that starts at a webhook':
    'Saisissez l’adresse d’un flux de travail de Teams qui démarre par un webhook',
  'A header has no such name, or it is set already': 'Aucun en-tête ne porte ce nom, ou il est déjà défini',
  'The body is no JSON: put each {{name}} into quotes':
    'Le corps n’est pas du JSON : mettez chaque {{name}} entre guillemets',
  'Please answer: {title}': 'Merci de répondre : {title}',
  'Hello {name},\n\nwe would like to hear from you. Please answer “{title}” by your own link:\n\n{link}\n\nThank you!':
    'Bonjour {name},\n\nvotre avis nous intéresse. Merci de répondre à « {title} » avec votre lien personnel :\n\n{link}\n\nMerci !',
  '{email} will no longer get invitations and reminders to “{title}”.':
    '{email} ne recevra plus d’invitations ni de rappels pour « {title} ».',
  'You get no more mails about this form. The link you have still works.':
    'Vous ne recevrez plus d’e-mails au sujet de ce formulaire. Votre lien fonctionne toujours.',
  'Reminder: {subject}': 'Rappel : {subject}',
  'Open the form': 'Ouvrir le formulaire',
  'This link is yours alone and takes one answer. Please do not pass it on.':
    'Ce lien est le vôtre et donne droit à une réponse. Merci de ne pas le transmettre.',
  'Your answer is anonymous: nothing that is stored says whose it is. You may get a reminder although you have answered.':
    'Votre réponse est anonyme : rien de ce qui est enregistré n’indique qui l’a donnée. Vous recevrez peut-être un rappel bien que vous ayez répondu.',
  'No more mails about “{title}”': 'Plus d’e-mails au sujet de « {title} »',
  'This form asks you to sign in. Open it on its own page.':
    'Ce formulaire demande de se connecter. Ouvrez-le sur sa propre page.',
  'A form asks for a password or for a sign-in, not for both':
    'Un formulaire demande un mot de passe ou une connexion, pas les deux',
  'This form needs a password. Open it on its own page to enter it.':
    'Ce formulaire demande un mot de passe. Ouvrez-le sur sa propre page pour le saisir.',
  'This form is for invited people. Open it by the link in your invitation.':
    'Ce formulaire est réservé aux personnes invitées. Ouvrez-le avec le lien de votre invitation.',
  'This invitation has been answered already. Each takes one answer.':
    'Cette invitation a déjà reçu une réponse. Chacune donne droit à une réponse.',
  'Nobody is invited to this form yet. Save the invitation first.':
    'Personne n’est encore invité à ce formulaire. Enregistrez d’abord l’invitation.',
  'The links of an anonymous list are known to its people alone.':
    'Les liens d’une liste anonyme ne sont connus que des personnes invitées.',
  'This person is not on the list.': 'Cette personne n’est pas sur la liste.',
  'A list with people on it cannot become anonymous, or stop being it.':
    'Une liste où figurent déjà des personnes ne peut ni devenir anonyme ni cesser de l’être.',
};
