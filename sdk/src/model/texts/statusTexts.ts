import type { Language } from '../languages.ts';

/** Texts around the status of a submission, for its sender. */
export interface StatusTexts {
  /** The link of the receipt. */
  check: string;
  status: string;
  sent: string;
  receipt: string;
  /** Above what the form's people wrote to the sender. */
  messages: string;
  /** States without a name of the owner's; to its sender, an open submission has arrived. */
  states: { open: string; in_progress: string; done: string };
  unavailableTitle: string;
  unavailable: string;
  loadFailed: string;
}

/** The texts by language; a missing one fails the type check. */
export const STATUS_TEXTS: Readonly<Record<Language, StatusTexts>> = {
  en: {
    check: 'Check the status',
    status: 'Status',
    sent: 'Sent',
    receipt: 'Receipt',
    messages: 'Messages',
    states: { open: 'Received', in_progress: 'In progress', done: 'Done' },
    unavailableTitle: 'This status is not available',
    unavailable: 'The link is wrong, or the status is no longer shown. Ask the people you sent the form to.',
    loadFailed: 'The status can’t be loaded right now.',
  },
  de: {
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
  },
  fr: {
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
  },
  es: {
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
  },
  pt: {
    check: 'Ver o estado',
    status: 'Estado',
    sent: 'Enviado',
    receipt: 'Comprovante',
    messages: 'Mensagens',
    states: { open: 'Recebido', in_progress: 'Em andamento', done: 'Pronto' },
    unavailableTitle: 'Este estado não está disponível',
    unavailable: 'O link está errado ou o estado não é mais exibido. Fale com quem recebeu o formulário.',
    loadFailed: 'O estado não pode ser carregado agora.',
  },
  ja: {
    check: '状態を確認する',
    status: '状態',
    sent: '送信日',
    receipt: '受付番号',
    messages: 'メッセージ',
    states: { open: '受付済み', in_progress: '対応中', done: '完了' },
    unavailableTitle: 'この状態は表示できません',
    unavailable: 'リンクが正しくないか、状態の公開が終了しています。フォームの送信先にお問い合わせください。',
    loadFailed: '現在、状態を読み込めません。',
  },
  ar: {
    check: 'عرض الحالة',
    status: 'الحالة',
    sent: 'تاريخ الإرسال',
    receipt: 'رقم الإيصال',
    messages: 'الرسائل',
    states: { open: 'تم الاستلام', in_progress: 'قيد العمل', done: 'تم' },
    unavailableTitle: 'هذه الحالة غير متاحة',
    unavailable: 'الرابط غير صحيح أو لم تعد الحالة معروضة. اسأل الجهة التي أرسلت إليها النموذج.',
    loadFailed: 'لا يمكن تحميل الحالة الآن.',
  },
};
