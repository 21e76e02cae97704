import type { Language } from '../languages.ts';

/** Words of repeating groups; only forms with one load them. */
export type RowTexts = Readonly<
  Record<'add' | 'remove' | 'row' | 'limit' | 'added' | 'removed' | 'undo', string>
>;

export const ROW_TEXTS: Readonly<Record<Language, RowTexts>> = {
  en: {
    add: 'Add another',
    remove: 'Remove',
    row: 'Entry',
    limit: 'You can have at most {max}.',
    added: 'Added: {row}',
    removed: 'Removed: {row}',
    undo: 'Undo',
  },
  de: {
    add: 'Weitere hinzufügen',
    remove: 'Entfernen',
    row: 'Eintrag',
    limit: 'Höchstens {max} sind möglich.',
    added: 'Hinzugefügt: {row}',
    removed: 'Entfernt: {row}',
    undo: 'Rückgängig',
  },
  es: {
    add: 'Añadir otro',
    remove: 'Quitar',
    row: 'Entrada',
    limit: 'Puede haber {max} como máximo.',
    added: 'Añadido: {row}',
    removed: 'Quitado: {row}',
    undo: 'Deshacer',
  },
  fr: {
    add: 'Ajouter un autre',
    remove: 'Supprimer',
    row: 'Entrée',
    limit: '{max} au maximum.',
    added: 'Ajouté : {row}',
    removed: 'Supprimé : {row}',
    undo: 'Annuler',
  },
  pt: {
    add: 'Adicionar outro',
    remove: 'Remover',
    row: 'Entrada',
    limit: 'Pode ter no máximo {max}.',
    added: 'Adicionado: {row}',
    removed: 'Removido: {row}',
    undo: 'Desfazer',
  },
  ar: {
    add: 'إضافة المزيد',
    remove: 'إزالة',
    row: 'إدخال',
    limit: 'الحد الأقصى {max}.',
    added: 'تمت الإضافة: {row}',
    removed: 'تمت الإزالة: {row}',
    undo: 'تراجع',
  },
  ja: {
    add: '追加する',
    remove: '削除',
    row: '項目',
    limit: '最大{max}件までです。',
    added: '追加しました：{row}',
    removed: '削除しました：{row}',
    undo: '元に戻す',
  },
};
