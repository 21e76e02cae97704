import type { Language } from '../languages.ts';

/** Words of reports as PDF, beside those of results. Only the server writes them, so no browser loads them. */
export type ReportTexts = Readonly<
  Record<
    | 'submitted'
    | 'pageOf'
    | 'contents'
    | 'allTime'
    | 'days'
    | 'compared'
    | 'filtered'
    | 'submissions'
    | 'answered'
    | 'empty'
    | 'notAsked'
    | 'earlier'
    | 'before'
    | 'row'
    | 'completed',
    string
  >
>;

export const REPORT_TEXTS: Readonly<Record<Language, ReportTexts>> = {
  en: {
    submitted: 'Submitted: {time}',
    pageOf: 'Page {page} of {pages}',
    contents: 'Contents',
    allTime: 'All time',
    days: '{from} to {to}',
    compared: 'Compared with {from} to {to}',
    filtered: 'Only submissions with {question}: {answer}',
    submissions: 'Submissions: {count}',
    answered: 'Answered: {count} ({share})',
    empty: 'Empty: {count}',
    notAsked: 'Not asked: {count}',
    earlier: 'Earlier version',
    before: '{value} (before: {earlier})',
    row: 'Row',
    completed: 'Completed by those who began',
  },
  de: {
    submitted: 'Gesendet: {time}',
    pageOf: 'Seite {page} von {pages}',
    contents: 'Inhalt',
    allTime: 'Gesamter Zeitraum',
    days: '{from} bis {to}',
    compared: 'Verglichen mit {from} bis {to}',
    filtered: 'Nur Einsendungen mit {question}: {answer}',
    submissions: 'Einsendungen: {count}',
    answered: 'Beantwortet: {count} ({share})',
    empty: 'Leer: {count}',
    notAsked: 'Nicht gefragt: {count}',
    earlier: 'Frühere Version',
    before: '{value} (vorher: {earlier})',
    row: 'Zeile',
    completed: 'Von denen beendet, die begannen',
  },
  es: {
    submitted: 'Enviado: {time}',
    pageOf: 'Página {page} de {pages}',
    contents: 'Contenido',
    allTime: 'Todo el período',
    days: '{from} a {to}',
    compared: 'Comparado con {from} a {to}',
    filtered: 'Solo envíos con {question}: {answer}',
    submissions: 'Envíos: {count}',
    answered: 'Respondidas: {count} ({share})',
    empty: 'Vacías: {count}',
    notAsked: 'No preguntadas: {count}',
    earlier: 'Versión anterior',
    before: '{value} (antes: {earlier})',
    row: 'Fila',
    completed: 'Completados por quienes empezaron',
  },
  fr: {
    submitted: 'Envoyé : {time}',
    pageOf: 'Page {page} sur {pages}',
    contents: 'Sommaire',
    allTime: 'Toute la période',
    days: '{from} au {to}',
    compared: 'Comparé à la période du {from} au {to}',
    filtered: 'Seulement les envois avec {question} : {answer}',
    submissions: 'Envois : {count}',
    answered: 'Réponses : {count} ({share})',
    empty: 'Vides : {count}',
    notAsked: 'Non posée : {count}',
    earlier: 'Version antérieure',
    before: '{value} (avant : {earlier})',
    row: 'Ligne',
    completed: 'Terminés par ceux qui ont commencé',
  },
  pt: {
    submitted: 'Enviado: {time}',
    pageOf: 'Página {page} de {pages}',
    contents: 'Conteúdo',
    allTime: 'Todo o período',
    days: '{from} a {to}',
    compared: 'Comparado com {from} a {to}',
    filtered: 'Apenas envios com {question}: {answer}',
    submissions: 'Envios: {count}',
    answered: 'Respondidas: {count} ({share})',
    empty: 'Vazias: {count}',
    notAsked: 'Não perguntadas: {count}',
    earlier: 'Versão anterior',
    before: '{value} (antes: {earlier})',
    row: 'Linha',
    completed: 'Concluídos por quem começou',
  },
  ja: {
    submitted: '送信日時：{time}',
    pageOf: '{page} / {pages} ページ',
    contents: '目次',
    allTime: '全期間',
    days: '{from}～{to}',
    compared: '{from}～{to} との比較',
    filtered: '次の回答のみ：{question}：{answer}',
    submissions: '送信数：{count}',
    answered: '回答：{count}（{share}）',
    empty: '空欄：{count}',
    notAsked: '質問なし：{count}',
    earlier: '以前のバージョン',
    before: '{value}（前回：{earlier}）',
    row: '行',
    completed: '開始した人のうち完了した割合',
  },
  ar: {
    submitted: 'تاريخ الإرسال: {time}',
    pageOf: 'صفحة {page} من {pages}',
    contents: 'المحتويات',
    allTime: 'كل الفترة',
    days: '{from} إلى {to}',
    compared: 'مقارنة بالفترة من {from} إلى {to}',
    filtered: 'فقط الردود التي فيها {question}: {answer}',
    submissions: 'عدد الردود: {count}',
    answered: 'أجاب: {count} ({share})',
    empty: 'فارغة: {count}',
    notAsked: 'لم يُسأل: {count}',
    earlier: 'إصدار سابق',
    before: '{value} (سابقًا: {earlier})',
    row: 'الصف',
    completed: 'أكملوا ممن بدأوا',
  },
};
