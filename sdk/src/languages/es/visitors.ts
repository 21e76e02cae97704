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
  language: 'Idioma',
  closedTitle: 'Formulario cerrado',
  closed: 'Este formulario está cerrado y no admite más envíos.',
  full: 'Este formulario ha recibido el número máximo de envíos.',
  earlyTitle: 'Este formulario aún no está abierto',
  early: 'Se abre el {time}.',
  alreadySentTitle: 'Ya enviado',
  alreadySent: 'Este formulario ya se envió desde este navegador. Solo puede enviarse una vez.',
  invitedOnlyTitle: 'Para personas invitadas',
  invitedOnly: 'Este formulario es para personas invitadas. Ábralo con el enlace de su invitación.',
  passwordTitle: 'Este formulario requiere una contraseña',
  passwordText: 'Introduzca la contraseña que ha recibido.',
  passwordAgain: 'Introduzca de nuevo la contraseña. Se conserva todo lo que ha escrito.',
  passwordOpen: 'Abrir el formulario',
  signInTitle: 'Inicie sesión para abrir este formulario',
  signInText: 'Este formulario pregunta quién es usted antes de abrirse.',
  signInButton: 'Iniciar sesión con {provider}',
  signInWindow: 'El inicio de sesión se abre en una ventana propia.',
  signInAgain:
    'Inicie sesión de nuevo: se abre en otra ventana. Después vuelva aquí y continúe. Se conserva todo lo que ha escrito.',
  signInContinue: 'Continuar',
  signedInTitle: 'Ha iniciado sesión',
  signedIn: 'Cierre esta ventana y continúe en la ventana en la que rellenó el formulario.',
  signInCancelled: 'No ha iniciado sesión. Inténtelo de nuevo.',
  signInUnverified:
    'Su dirección de correo no está verificada allí. Verifíquela o inicie sesión con otra cuenta.',
  signInAddress: 'Este formulario no acepta su dirección de correo. Inicie sesión con otra cuenta.',
  signInUnreachable: 'El inicio de sesión no está disponible en este momento. Inténtelo más tarde.',
  signInFailed: 'El inicio de sesión no ha funcionado. Inténtelo de nuevo.',
  answered: 'Su respuesta a esta invitación ya ha llegado. Cada invitación admite una respuesta.',
  invitedLinkTitle: 'Este enlace no abre nada',
  invitedLink:
    'Está incompleto o ya no es válido. Abra el enlace del correo más reciente o pregunte a quien le invitó.',
  anonymous:
    'Su respuesta es anónima: nada de lo que se guarda indica de quién es, y solo se conserva el día. Quien gestiona el servidor podría averiguarlo durante el envío, y sus propias palabras pueden delatarle.',
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
  busyPage: 'El formulario no se puede mostrar en este momento. La página lo intentará de nuevo por sí sola.',
  linkRefused: 'Este enlace ha caducado o se ha modificado, así que algunas respuestas no se han rellenado.',
};

export const status: StatusTexts = {
  check: 'Ver el estado',
  status: 'Estado',
  sent: 'Enviado',
  receipt: 'Recibo',
  messages: 'Mensajes',
  states: { open: 'Recibido', in_progress: 'En curso', done: 'Listo' },
  unavailableTitle: 'Este estado no está disponible',
  unavailable:
    'El enlace es incorrecto o el estado ya no se muestra. Pregunte a quien recibió el formulario.',
  loadFailed: 'El estado no se puede cargar en este momento.',
  waitingTitle: 'Está en la lista de espera',
  waiting:
    'Todas las plazas están ocupadas. Su puesto en la lista de espera: {position}. Cuando quede una plaza libre, será para la primera persona de la lista.',
};

export const edit: EditTexts = {
  change: 'Cambiar sus respuestas',
  withdraw: 'Retirar sus respuestas',
  editing: 'Estas son las respuestas que envió. Cambie lo que quiera y vuelva a enviarlas.',
  dropped: 'El formulario ha cambiado desde entonces. Estas respuestas ya no encajan: {labels}.',
  changed:
    'Mientras tanto, estas respuestas se cambiaron en otro lugar: {labels}. Envíe de nuevo para conservar lo que ve aquí.',
  savedTitle: 'Sus cambios se han guardado',
  saved: 'Sus nuevas respuestas han sustituido a las anteriores.',
  endedTitle: 'Ya no se pueden hacer cambios',
  ended: 'El plazo para cambiar o retirar estas respuestas ha terminado.',
  withdrawTitle: '¿Retirar sus respuestas?',
  withdrawText: 'Sus respuestas ya no se tendrán en cuenta. Aquí no se puede deshacer.',
  keep: 'Conservar mis respuestas',
  keptTitle: 'Sus respuestas quedan como están',
  kept: 'No se ha cambiado nada.',
  withdrawnTitle: 'Sus respuestas se han retirado',
  withdrawn: 'Ya no se tienen en cuenta.',
  reason: 'Motivo de la corrección',
  reasonHelp: 'Opcional. Se conserva en el historial.',
  unavailableTitle: 'Este enlace no abre nada',
  unavailable: 'Está incompleto o ya no es válido. Ábralo de nuevo desde donde lo recibió.',
  loadFailed: 'Estas respuestas no se pueden cargar en este momento.',
  brokenTitle: 'Sus respuestas no han llegado',
  broken:
    'Algo ha fallado por el camino y no se ha cambiado nada. Vuelva a la página anterior y envíe de nuevo.',
};

export const score: ScoreTexts = {
  total: 'Su puntuación: {points} de {most}',
  passed: 'Ha aprobado.',
  failed: 'No ha aprobado.',
  points: '{points} de {most}',
  right: 'Correcta',
  partly: 'Parcialmente correcta',
  wrong: 'Incorrecta',
  unanswered: 'Sin respuesta',
  answer: 'Su respuesta',
  rightAnswer: 'Respuesta correcta',
  between: '{from} a {to}',
};

export const scoreNames: ScoreNames = {
  score: 'Puntuación',
  max: 'Puntuación máxima',
  passed: 'Aprobado',
  category: 'Puntuación: {category}',
};

export const report: ReportTexts = {
  submitted: 'Enviado: {time}',
  pageOf: 'Página {page} de {pages}',
  contents: 'Contenido',
  allTime: 'Todo el período',
  days: '{from} a {to}',
  compared: 'Comparado con {from} a {to}',
  filtered: 'Solo envíos con {question}: {answer}',
  submissions: 'Envíos: {count}',
  before: '{value} (antes: {earlier})',
  row: 'Fila',
  completed: 'Completados por quienes empezaron',
};

export const codeMail: CodeMailTexts = (form, code) => ({
  subject: `Su código para «${form}»`,
  paragraphs: [`Su código: ${code}`, `Introdúzcalo en el formulario «${form}» antes de 15 minutos.`],
  note: 'Si no ha rellenado este formulario, ignore este correo. Sin el código, nadie puede usar allí su dirección.',
});

export const receipt: ReceiptTexts = {
  link: 'Recibo firmado',
  title: 'Comprobar un recibo',
  about:
    'Elija el archivo de un recibo firmado o suéltelo aquí. Este navegador lo comprueba y no lo envía a ninguna parte.',
  choose: 'Archivo del recibo',
  genuine: 'Auténtico: {platform} firmó este recibo.',
  changed: 'No es auténtico: este archivo se modificó, o {platform} no lo firmó.',
  unknownKey:
    'Esta página no conoce la clave de este recibo. Vuelva a abrir la página en la plataforma que lo firmó.',
  notReceipt: 'Este archivo no es un recibo firmado.',
  cannot:
    'Este navegador no puede comprobar firmas aquí. Guarde esta página y abra el archivo guardado, o use un navegador más reciente.',
  form: 'Formulario',
  sent: 'Enviado',
  edited: 'Editado',
  code: 'Código del recibo',
  fingerprint: 'Huella de las respuestas (SHA-256)',
  limits:
    'Un recibo prueba qué formulario se envió, cuándo, y que sus respuestas tienen esta huella. No dice quién las envió ni si se editaron o eliminaron después.',
  save: 'Guardar esta página para comprobar sin conexión',
};
