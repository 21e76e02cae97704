import type { CommonTexts, QuestionTexts, RowTexts } from '../../model/texts/textTypes.ts';

export const common: CommonTexts = {
  yes: 'はい',
  no: 'いいえ',
  back: '戻る',
  pageOf: '{page}/{pages}ページ',
  pageOfAbout: '{page}/約{pages}ページ',
  review: '回答をご確認ください',
  change: '変更',
  unanswered: '未回答',
  rule_not_met: 'この回答をご確認ください。',
  too_few: '{min}件以上追加してください。',
  too_many: '{max}件以内にしてください。',
};

export const questions: QuestionTexts = {
  pageOf: '質問 {page}/{pages}',
  pageOfAbout: '質問 {page}/約{pages}',
  hints: {
    enter: 'または Enter キー',
    line: 'または Enter キー（Shift + Enter で改行）',
    choice: '回答を選ぶと次へ進みます',
  },
};

export const rows: RowTexts = {
  add: '追加する',
  remove: '削除',
  row: '項目',
  limit: '最大{max}件までです。',
  added: '追加しました：{row}',
  removed: '削除しました：{row}',
  undo: '元に戻す',
};
