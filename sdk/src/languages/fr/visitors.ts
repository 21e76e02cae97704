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
  language: 'Langue',
  closedTitle: 'Formulaire fermé',
  closed: 'Ce formulaire est fermé et n’accepte plus d’envois.',
  full: 'Ce formulaire a reçu le nombre maximal d’envois.',
  earlyTitle: 'Ce formulaire n’est pas encore ouvert',
  early: 'Il ouvre le {time}.',
  alreadySentTitle: 'Déjà envoyé',
  alreadySent: 'Ce formulaire a déjà été envoyé depuis ce navigateur. Un seul envoi est possible.',
  invitedOnlyTitle: 'Réservé aux personnes invitées',
  invitedOnly:
    'Ce formulaire est réservé aux personnes invitées. Ouvrez-le avec le lien de votre invitation.',
  passwordTitle: 'Ce formulaire demande un mot de passe',
  passwordText: 'Saisissez le mot de passe que vous avez reçu.',
  passwordAgain: 'Saisissez à nouveau le mot de passe. Tout ce que vous avez saisi est conservé.',
  passwordOpen: 'Ouvrir le formulaire',
  signInTitle: 'Connectez-vous pour ouvrir ce formulaire',
  signInText: 'Ce formulaire demande qui vous êtes avant de s’ouvrir.',
  signInButton: 'Se connecter avec {provider}',
  signInWindow: 'La connexion s’ouvre dans une fenêtre à part.',
  signInAgain:
    'Connectez-vous à nouveau : une autre fenêtre s’ouvre. Revenez ensuite ici et continuez. Tout ce que vous avez saisi est conservé.',
  signInContinue: 'Continuer',
  signedInTitle: 'Vous êtes connecté',
  signedIn: 'Fermez cette fenêtre et continuez dans celle où vous avez rempli le formulaire.',
  signInCancelled: 'Vous n’avez pas été connecté. Réessayez.',
  signInUnverified:
    'Votre adresse e-mail n’y est pas vérifiée. Vérifiez-la ou connectez-vous avec un autre compte.',
  signInAddress: 'Ce formulaire n’accepte pas votre adresse e-mail. Connectez-vous avec un autre compte.',
  signInUnreachable: 'La connexion n’est pas disponible pour le moment. Réessayez plus tard.',
  signInFailed: 'La connexion n’a pas fonctionné. Réessayez.',
  answered: 'Votre réponse à cette invitation est déjà arrivée. Chaque invitation donne droit à une réponse.',
  invitedLinkTitle: 'Ce lien n’ouvre rien',
  invitedLink:
    'Il est incomplet ou n’est plus valable. Ouvrez le lien du dernier e-mail, ou demandez à la personne qui vous a invité.',
  anonymous:
    'Votre réponse est anonyme : rien de ce qui est enregistré n’indique qui l’a donnée, et seul son jour est conservé. La personne qui exploite le serveur pourrait néanmoins le découvrir pendant l’envoi, et vos propres mots peuvent vous trahir.',
  turnedAwayTitle: 'Merci de votre intérêt',
  turnedAway: 'D’après vos réponses, ce formulaire ne vous est pas destiné. Rien n’a été enregistré.',
  websiteNotAllowed: 'Ce formulaire ne peut pas être utilisé sur ce site.',
  changed:
    'Ce formulaire a été modifié depuis que vous l’avez ouvert. Veuillez vérifier vos réponses et les envoyer à nouveau.',
  question: (first, second) => `Combien font ${first} plus ${second} ?`,
  questionHint: 'Cette question écarte les robots. Répondez par un nombre.',
  questionComes: 'Après l’envoi, une courte question vous sera posée pour écarter les robots.',
  appeared: (label) => `Compte tenu de vos réponses, une question s’ajoute : ${label}`,
  busy: 'Le service est occupé. Rien de ce que vous avez saisi n’est perdu ; veuillez réessayer dans un instant.',
  busyTitle: 'Un instant, s’il vous plaît',
  busyPage: 'Le formulaire ne peut pas être affiché pour le moment. La page réessaie d’elle-même.',
  linkRefused: 'Ce lien a expiré ou a été modifié. Certaines réponses n’ont donc pas été remplies.',
};

export const status: StatusTexts = {
  check: 'Voir le statut',
  status: 'Statut',
  sent: 'Envoyé',
  receipt: 'Numéro de reçu',
  messages: 'Messages',
  states: { open: 'Reçu', in_progress: 'En cours', done: 'Terminé' },
  unavailableTitle: 'Ce statut n’est pas disponible',
  unavailable:
    'Le lien est incorrect, ou le statut n’est plus affiché. Adressez-vous aux destinataires du formulaire.',
  loadFailed: 'Le statut ne peut pas être chargé pour le moment.',
  waitingTitle: 'Vous êtes sur la liste d’attente',
  waiting:
    'Toutes les places sont prises. Votre rang sur la liste d’attente : {position}. Toute place libérée revient à la première personne de la liste.',
};

export const edit: EditTexts = {
  change: 'Modifier vos réponses',
  withdraw: 'Retirer vos réponses',
  editing:
    'Voici les réponses que vous avez envoyées. Modifiez ce que vous voulez, puis envoyez-les à nouveau.',
  dropped: 'Le formulaire a changé depuis. Ces réponses ne conviennent plus : {labels}.',
  changed:
    'Ces réponses ont été modifiées ailleurs entre-temps : {labels}. Envoyez à nouveau pour garder ce que vous voyez ici.',
  savedTitle: 'Vos modifications sont enregistrées',
  saved: 'Vos nouvelles réponses ont remplacé les précédentes.',
  endedTitle: 'Les modifications ne sont plus possibles',
  ended: 'Le délai pour modifier ou retirer ces réponses est écoulé.',
  withdrawTitle: 'Retirer vos réponses ?',
  withdrawText: 'Vos réponses ne seront plus prises en compte. Vous ne pourrez pas revenir en arrière ici.',
  keep: 'Garder mes réponses',
  keptTitle: 'Vos réponses restent inchangées',
  kept: 'Rien n’a été modifié.',
  withdrawnTitle: 'Vos réponses sont retirées',
  withdrawn: 'Elles ne sont plus prises en compte.',
  reason: 'Motif de la correction',
  reasonHelp: 'Facultatif. Il est conservé dans l’historique.',
  unavailableTitle: 'Ce lien n’ouvre rien',
  unavailable: 'Il est incomplet ou n’est plus valable. Ouvrez-le de nouveau là où vous l’avez reçu.',
  loadFailed: 'Ces réponses ne peuvent pas être chargées pour le moment.',
  brokenTitle: 'Vos réponses ne sont pas arrivées',
  broken:
    'Un problème est survenu en chemin et rien n’a été modifié. Revenez à la page précédente et envoyez à nouveau.',
};

export const score: ScoreTexts = {
  total: 'Votre score : {points} sur {most}',
  passed: 'Vous avez réussi.',
  failed: 'Vous n’avez pas réussi.',
  points: '{points} sur {most}',
  right: 'Juste',
  partly: 'Partiellement juste',
  wrong: 'Faux',
  unanswered: 'Sans réponse',
  answer: 'Votre réponse',
  rightAnswer: 'Bonne réponse',
  between: '{from} à {to}',
};

export const scoreNames: ScoreNames = {
  score: 'Score',
  max: 'Score maximal',
  passed: 'Réussi',
  category: 'Score : {category}',
};

export const report: ReportTexts = {
  submitted: 'Envoyé : {time}',
  pageOf: 'Page {page} sur {pages}',
  contents: 'Sommaire',
  allTime: 'Toute la période',
  days: '{from} au {to}',
  compared: 'Comparé à la période du {from} au {to}',
  filtered: 'Seulement les envois avec {question} : {answer}',
  submissions: 'Envois : {count}',
  before: '{value} (avant : {earlier})',
  row: 'Ligne',
  completed: 'Terminés par ceux qui ont commencé',
};

export const codeMail: CodeMailTexts = (form, code) => ({
  subject: `Votre code pour « ${form} »`,
  paragraphs: [`Votre code : ${code}`, `Saisissez-le dans le formulaire « ${form} » dans les 15 minutes.`],
  note: 'Si vous n’avez pas rempli ce formulaire, ignorez cet e-mail. Sans le code, personne ne peut y utiliser votre adresse.',
});

export const receipt: ReceiptTexts = {
  link: 'Reçu signé',
  title: 'Vérifier un reçu',
  about:
    'Choisissez le fichier d’un reçu signé ou déposez-le ici. Ce navigateur le vérifie et ne l’envoie nulle part.',
  choose: 'Fichier du reçu',
  genuine: 'Authentique : {platform} a signé ce reçu.',
  changed: 'Non authentique : ce fichier a été modifié, ou {platform} ne l’a pas signé.',
  unknownKey: 'Cette page ne connaît pas la clé de ce reçu. Rouvrez la page sur la plateforme qui l’a signé.',
  notReceipt: 'Ce fichier n’est pas un reçu signé.',
  cannot:
    'Ce navigateur ne peut pas vérifier de signatures ici. Enregistrez cette page et ouvrez le fichier enregistré, ou utilisez un navigateur plus récent.',
  form: 'Formulaire',
  sent: 'Envoyé',
  edited: 'Modifié',
  code: 'Code du reçu',
  fingerprint: 'Empreinte des réponses (SHA-256)',
  limits:
    'Un reçu prouve quel formulaire a été envoyé, quand, et que ses réponses ont cette empreinte. Il ne dit pas qui les a envoyées, ni si elles ont été modifiées ou supprimées ensuite.',
  save: 'Enregistrer cette page pour vérifier hors ligne',
};
