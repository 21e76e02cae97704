import type { TemplateTexts } from '../../model/texts/textTypes.ts';

export const templates: TemplateTexts = {
  'A first visit prepared at home: history, medicines row by row, allergies and consent.':
    '自宅で準備する初診：病歴、薬の一覧、アレルギー、同意。',
  'A pledge of money: once or monthly, with an amount of the donor’s choice.':
    '1回または毎月、自由な金額での寄付の申し込み。',
  'A request for a room or a hall: days, people, seating and equipment.':
    '部屋やホールの予約申し込み：日程、人数、座席配置、設備。',
  'An RSVP for families: each guest with a name and a meal, counted for the kitchen.':
    '家族向けの出欠確認：ゲストごとに名前と食事を尋ね、人数を数えます。',
  'An estimate from what the customer chooses, then their details.':
    'お客様の選択から概算を示し、そのあとで連絡先を尋ねます。',
  'An order with prices, pick-up or delivery, and a last look before it is sent.':
    '価格つきの注文、受け取りまたは配達、送信前の最終確認。',
  'Appointment Request': '予約の申し込み',
  'Basic Contact': 'シンプルなお問い合わせ',
  'Bug Report': '不具合の報告',
  Business: 'ビジネス',
  'Catering Order': 'ケータリング注文',
  'Client Onboarding': '新規クライアントの受け入れ',
  'Company, goals and access: everything for the first week with a client.':
    '会社、目標、アクセス権：最初の1週間に必要なすべて。',
  'Conference Registration': 'カンファレンス参加申し込み',
  'Consent of the patient or a parent; who has a fever is asked to come later.':
    '本人または保護者の同意。熱のある方には後日の来院をお願いします。',
  Contact: 'お問い合わせ',
  'Course Evaluation': '講座の評価',
  'Customer Feedback': 'お客様の声',
  'Customer Satisfaction': '顧客満足度',
  'Days off with their number, a handover, and a check that the dates fit.':
    '休む日とその日数、引き継ぎ先、日付の整合性の確認。',
  'Detailed Contact': '詳しいお問い合わせ',
  'Dishes row by row with a running total, and when and where to bring them.':
    '料理を1行ずつ選び、合計を見ながら、いつどこへ届けるかを決めます。',
  Donation: '寄付',
  'Employment Application': '採用応募',
  'Event Registration': 'イベント申し込み',
  Events: 'イベント',
  'Everything a landlord needs: who moves in, work and income, pets, and consent.':
    '大家さんに必要なすべて：入居者、仕事と収入、ペット、同意。',
  'Everything for a first decision: contact details, the position, experience and references.':
    '最初の判断に必要なすべて：連絡先、希望職種、経験、推薦者。',
  'For a first visit: conditions, medication, allergies, and whom to call in an emergency.':
    '初診のために：病歴、服用中の薬、アレルギー、緊急連絡先。',
  'For enquiries that go to the right person: who is asking, about what, and how to answer.':
    '誰が、何について、どのように返事を受け取りたいかを尋ね、適切な担当者に届けます。',
  'Health Questionnaire': '健康問診票',
  Healthcare: '医療',
  'How it was, in two minutes: a rating, what went well, and what could be better.':
    '2分で答えられる感想：評価、よかった点、改善できる点。',
  'Invitation Reply': '招待への返事',
  'Job Application': '求人応募',
  'Leave Request': '休暇申請',
  'Right answers with explanations, a score, and one question at a time.':
    '正解と解説、得点つきで、質問は一つずつ。',
  'Order Form': '注文フォーム',
  'Party Invitation': 'パーティーの招待',
  'Patient Intake': '患者受付',
  'Product Research': '製品リサーチ',
  Quiz: 'クイズ',
  'Quote Request': '見積もり依頼',
  'Recommendation Survey': '推奨度アンケート',
  'Rental Application': '賃貸申し込み',
  'Sorts requests by kind, and asks for what each of them needs.':
    '依頼を種類ごとに分け、それぞれに必要なことを尋ねます。',
  'Stars, a table of what counts, and a second chance for unhappy customers.':
    '星による評価、大切な項目の表、不満のあるお客様へのもう一度の機会。',
  'Support Request': 'サポート依頼',
  'Tasks, shifts and what a helper needs for them.': '作業、シフト、そのために必要なこと。',
  'The reason, the preferred day and time, and how to reach the patient.':
    '受診理由、希望の日時、患者さんへの連絡方法。',
  'The shortest way to reach you: a name, an email address and a message.':
    '名前、メールアドレス、メッセージだけの、いちばん短いお問い合わせフォームです。',
  'Three short pages that ask designers and engineers for different things.':
    'デザイナーとエンジニアに別々の質問をする、短い3ページ。',
  'Tickets with prices, sessions for each day, dinner and invoice.':
    '価格つきのチケット、日ごとのセッション、夕食、請求書。',
  'Vaccination Consent': '予防接種の同意',
  'Venue Booking': '会場予約',
  'Volunteer Sign-up': 'ボランティア登録',
  'What learners think of content, pace and teacher, without asking for a name.':
    '内容、進度、講師についての受講者の感想。名前は尋ねません。',
  'What went wrong, where, and how to see it again.': '何が、どこで起きたか、どうすれば再現できるか。',
  'Which features count, what they may cost, and who would talk to you about it.':
    'どの機能が大切か、いくらまで払えるか、話を聞かせてくれるのは誰か。',
  'Who comes and with whom; who cannot come leaves a greeting.':
    '誰が誰と来るか。来られない方はひとことを残せます。',
  'Who is coming, with how many guests, to which sessions, and what they like to eat.':
    '誰が、何人で、どのセッションに参加し、何を食べたいか。',
  'Zero to ten, and the question that fits the answer, one at a time.':
    '0から10までの評価と、その回答に合った質問を1つずつ。',
};
