import type { Language } from './languages.ts';

/** Texts of a form that accepts no more submissions, in one language. */
export interface AccessTexts {
  closedTitle: string;
  /** Shown after the closing time, unless the owner wrote a text. */
  closed: string;
  /** Shown once the submission limit is reached. */
  full: string;
  alreadySentTitle: string;
  alreadySent: string;
  /** Shown to visitors whom an ending turns away, unless the owner wrote texts. */
  turnedAwayTitle: string;
  turnedAway: string;
  websiteNotAllowed: string;
  /** Shown with the current form when the visitor answered an earlier revision. */
  changed: string;
  /** Captcha question for browsers without JavaScript. */
  question: (first: number, second: number) => string;
  questionHint: string;
  /** Shown in place of the captcha, before its question. */
  questionComes: string;
  /** Shown when an answer on a page brought up another question, which a page without JavaScript shows late. */
  appeared: (label: string) => string;
  /** Answer to a form post that the server cannot accept at the moment. */
  busy: string;
  busyTitle: string;
  /** Shown when the server cannot render the form at the moment; the page reloads itself. */
  busyPage: string;
  /** Shown above a form whose link brings locked answers that the platform has not signed, or no longer takes. */
  linkRefused: string;
}

/** The texts by language; a missing one fails the type check. */
export const ACCESS_TEXTS: Readonly<Record<Language, AccessTexts>> = {
  en: {
    closedTitle: 'Form Closed',
    closed: 'This form is closed and no longer accepts submissions.',
    full: 'This form has reached its submission limit.',
    alreadySentTitle: 'Already Sent',
    alreadySent: 'You have already submitted this form from this browser.',
    turnedAwayTitle: 'Thank You for Your Interest',
    turnedAway: 'Going by your answers, this form is not meant for you. Nothing was stored.',
    websiteNotAllowed: 'This form is not allowed on this website.',
    changed: 'This form has changed since you opened it. Please check your answers and send them again.',
    question: (first, second) => `What is ${first} plus ${second}?`,
    questionHint: 'This question keeps robots out. Write the answer as a number.',
    questionComes: 'After you press Submit you are asked a short question, to keep robots out.',
    appeared: (label) => `Because of your answers, there is one more question: ${label}`,
    busy: 'The service is busy. Nothing you typed is lost; please try again in a moment.',
    busyTitle: 'One Moment, Please',
    busyPage: 'The form cannot be shown right now. This page tries again by itself.',
    linkRefused: 'This link has expired or was changed, so some answers were not filled in.',
  },
  de: {
    closedTitle: 'Formular geschlossen',
    closed: 'Dieses Formular ist geschlossen und nimmt keine Einsendungen mehr an.',
    full: 'Dieses Formular hat so viele Einsendungen erhalten, wie es annimmt.',
    alreadySentTitle: 'Bereits gesendet',
    alreadySent: 'Dieses Formular wurde von diesem Browser aus schon gesendet. Das geht nur einmal.',
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
    busyPage:
      'Das Formular kann gerade nicht angezeigt werden. Die Seite versucht es von selbst noch einmal.',
    linkRefused:
      'Dieser Link ist abgelaufen oder wurde verändert. Einige Angaben wurden deshalb nicht ausgefüllt.',
  },
  fr: {
    closedTitle: 'Formulaire fermé',
    closed: 'Ce formulaire est fermé et n’accepte plus d’envois.',
    full: 'Ce formulaire a reçu le nombre maximal d’envois.',
    alreadySentTitle: 'Déjà envoyé',
    alreadySent: 'Ce formulaire a déjà été envoyé depuis ce navigateur. Un seul envoi est possible.',
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
  },
  es: {
    closedTitle: 'Formulario cerrado',
    closed: 'Este formulario está cerrado y no admite más envíos.',
    full: 'Este formulario ha recibido el número máximo de envíos.',
    alreadySentTitle: 'Ya enviado',
    alreadySent: 'Este formulario ya se envió desde este navegador. Solo puede enviarse una vez.',
    turnedAwayTitle: 'Gracias por su interés',
    turnedAway: 'Según sus respuestas, este formulario no está destinado a usted. No se ha guardado nada.',
    websiteNotAllowed: 'Este formulario no puede usarse en este sitio web.',
    changed: 'Este formulario ha cambiado desde que lo abrió. Revise sus respuestas y envíelas de nuevo.',
    question: (first, second) => `¿Cuánto es ${first} más ${second}?`,
    questionHint: 'Esta pregunta evita los robots. Escriba la respuesta con un número.',
    questionComes: 'Después de enviar se le hará una breve pregunta para evitar los robots.',
    appeared: (label) => `Según sus respuestas, hay una pregunta más: ${label}`,
    busy: 'El servicio está ocupado. No se ha perdido nada de lo que escribió; inténtelo de nuevo en un momento.',
    busyTitle: 'Un momento, por favor',
    busyPage:
      'El formulario no se puede mostrar en este momento. La página lo intentará de nuevo por sí sola.',
    linkRefused:
      'Este enlace ha caducado o se ha modificado, así que algunas respuestas no se han rellenado.',
  },
  pt: {
    closedTitle: 'Formulário encerrado',
    closed: 'Este formulário está encerrado e não aceita mais envios.',
    full: 'Este formulário recebeu o número máximo de envios.',
    alreadySentTitle: 'Já enviado',
    alreadySent: 'Este formulário já foi enviado a partir deste navegador. Só pode ser enviado uma vez.',
    turnedAwayTitle: 'Obrigado pelo seu interesse',
    turnedAway: 'De acordo com as suas respostas, este formulário não se destina a si. Nada foi guardado.',
    websiteNotAllowed: 'Este formulário não pode ser usado neste site.',
    changed: 'Este formulário mudou desde que você o abriu. Confira suas respostas e envie-as novamente.',
    question: (first, second) => `Quanto é ${first} mais ${second}?`,
    questionHint: 'Esta pergunta afasta robôs. Escreva a resposta com um número.',
    questionComes: 'Depois de enviar, será feita uma breve pergunta para afastar robôs.',
    appeared: (label) => `De acordo com as suas respostas, há mais uma pergunta: ${label}`,
    busy: 'O serviço está ocupado. Nada do que você digitou foi perdido; tente novamente em instantes.',
    busyTitle: 'Um momento, por favor',
    busyPage: 'O formulário não pode ser exibido agora. A página tentará novamente sozinha.',
    linkRefused: 'Esta ligação expirou ou foi alterada, por isso algumas respostas não foram preenchidas.',
  },
  ja: {
    closedTitle: 'フォームの受付終了',
    closed: 'このフォームの受付は終了しました。',
    full: 'このフォームは受付件数の上限に達しました。',
    alreadySentTitle: '送信済み',
    alreadySent: 'このフォームはこのブラウザーから送信済みです。送信は一度だけです。',
    turnedAwayTitle: 'ご関心をお寄せいただきありがとうございます',
    turnedAway: 'ご回答によると、このフォームは対象外です。何も保存されていません。',
    websiteNotAllowed: 'このフォームはこのウェブサイトでは使用できません。',
    changed: 'このフォームは、開いた後に変更されました。回答を確認して、もう一度送信してください。',
    question: (first, second) => `${first} + ${second} はいくつですか？`,
    questionHint: 'ロボットによる送信を防ぐための質問です。数字で答えてください。',
    questionComes: '送信すると、ロボットを防ぐための簡単な質問が表示されます。',
    appeared: (label) => `ご回答により、質問が1つ追加されました：${label}`,
    busy: '現在混み合っています。入力内容は失われていません。しばらくしてからもう一度お試しください。',
    busyTitle: '少々お待ちください',
    busyPage: '現在フォームを表示できません。このページは自動的に再試行します。',
    linkRefused: 'このリンクは期限が切れたか変更されたため、一部の回答は入力されませんでした。',
  },
  ar: {
    closedTitle: 'النموذج مغلق',
    closed: 'هذا النموذج مغلق ولا يقبل مزيدًا من الإرسالات.',
    full: 'بلغ هذا النموذج الحد الأقصى من الإرسالات.',
    alreadySentTitle: 'تم الإرسال من قبل',
    alreadySent: 'أُرسل هذا النموذج من هذا المتصفح من قبل، ويمكن إرساله مرة واحدة فقط.',
    turnedAwayTitle: 'شكرًا لاهتمامك',
    turnedAway: 'بحسب إجاباتك، هذا النموذج غير مخصص لك. لم يُحفظ أي شيء.',
    websiteNotAllowed: 'لا يُسمح باستخدام هذا النموذج في هذا الموقع.',
    changed: 'تغيّر هذا النموذج منذ أن فتحته. يُرجى مراجعة إجاباتك وإرسالها مرة أخرى.',
    question: (first, second) => `كم يساوي ${first} زائد ${second}؟`,
    questionHint: 'هذا السؤال يمنع الروبوتات. اكتب الإجابة رقمًا.',
    questionComes: 'بعد الإرسال سيُطرح عليك سؤال قصير لمنع الروبوتات.',
    appeared: (label) => `بناءً على إجاباتك، هناك سؤال آخر: ${label}`,
    busy: 'الخدمة مشغولة الآن. لم يُفقد شيء مما كتبته؛ يُرجى المحاولة مرة أخرى بعد لحظات.',
    busyTitle: 'لحظة من فضلك',
    busyPage: 'لا يمكن عرض النموذج الآن. ستعيد هذه الصفحة المحاولة تلقائيًا.',
    linkRefused: 'انتهت صلاحية هذا الرابط أو تم تغييره، لذلك لم تُملأ بعض الإجابات.',
  },
};
