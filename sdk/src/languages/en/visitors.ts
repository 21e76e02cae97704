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
  language: 'Language',
  closedTitle: 'Form Closed',
  closed: 'This form is closed and no longer accepts submissions.',
  full: 'This form has reached its submission limit.',
  earlyTitle: 'This form is not open yet',
  early: 'It opens on {time}.',
  alreadySentTitle: 'Already Sent',
  alreadySent: 'You have already submitted this form from this browser.',
  invitedOnlyTitle: 'For invited people',
  invitedOnly: 'This form is for invited people. Open it by the link in your invitation.',
  passwordTitle: 'This form needs a password',
  passwordText: 'Enter the password that you were given.',
  passwordAgain: 'Enter the password again. Everything you typed is kept.',
  passwordOpen: 'Open the form',
  signInTitle: 'Sign in to open this form',
  signInText: 'This form asks who you are before it opens.',
  signInButton: 'Sign in with {provider}',
  signInWindow: 'Sign-in opens in a window of its own.',
  signInAgain:
    'Sign in again: it opens in another window. Then come back here and continue. Everything you typed is kept.',
  signInContinue: 'Continue',
  signedInTitle: 'You are signed in',
  signedIn: 'Close this window, and continue in the one where you filled in the form.',
  signInCancelled: 'You were not signed in. Try again.',
  signInUnverified: 'Your email address isn’t verified there. Verify it, or sign in with another account.',
  signInAddress: 'This form doesn’t take your email address. Sign in with another account.',
  signInUnreachable: 'Sign-in isn’t available right now. Try again later.',
  signInFailed: 'Sign-in didn’t work. Try again.',
  answered: 'Your answer to this invitation has arrived already. Each invitation takes one answer.',
  invitedLinkTitle: 'This link opens nothing',
  invitedLink:
    'It is incomplete, or no longer valid. Open the link in the latest email, or ask whoever invited you.',
  anonymous:
    'Your answer is anonymous: nothing that is stored says whose it is, and only its day is kept. Whoever runs the server could still find out while you send it, and your own words may give you away.',
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
};

export const status: StatusTexts = {
  check: 'Check the status',
  status: 'Status',
  sent: 'Sent',
  receipt: 'Receipt',
  messages: 'Messages',
  states: { open: 'Received', in_progress: 'In progress', done: 'Done' },
  unavailableTitle: 'This status is not available',
  unavailable: 'The link is wrong, or the status is no longer shown. Ask the people you sent the form to.',
  loadFailed: 'The status can’t be loaded right now.',
  waitingTitle: 'You are on the waiting list',
  waiting:
    'All places are taken. Your place on the waiting list: {position}. When a place becomes free, it goes to the first in line.',
};

export const edit: EditTexts = {
  change: 'Change your answers',
  withdraw: 'Withdraw your answers',
  editing: 'These are the answers you sent. Change what you like, then send them again.',
  dropped: 'The form has changed since. These answers no longer fit: {labels}.',
  changed: 'These answers were changed elsewhere meanwhile: {labels}. Send again to keep what you see here.',
  savedTitle: 'Your changes are saved',
  saved: 'Your new answers have replaced the earlier ones.',
  endedTitle: 'Changes are no longer possible',
  ended: 'The time to change or withdraw these answers has ended.',
  withdrawTitle: 'Withdraw your answers?',
  withdrawText: 'Your answers will no longer be considered. This can’t be undone here.',
  keep: 'Keep my answers',
  keptTitle: 'Your answers stay as they are',
  kept: 'Nothing was changed.',
  withdrawnTitle: 'Your answers are withdrawn',
  withdrawn: 'They are no longer considered.',
  reason: 'Reason for the correction',
  reasonHelp: 'Optional. It is kept in the history.',
  unavailableTitle: 'This link opens nothing',
  unavailable: 'It is incomplete, or no longer valid. Open it again from where you got it.',
  loadFailed: 'These answers can’t be loaded right now.',
  brokenTitle: 'Your answers did not arrive',
  broken: 'Something broke on the way, and nothing was changed. Go back to the page before and send again.',
};

export const score: ScoreTexts = {
  total: 'Your score: {points} of {most}',
  passed: 'You passed.',
  failed: 'You did not pass.',
  points: '{points} of {most}',
  right: 'Right',
  partly: 'Partly right',
  wrong: 'Wrong',
  unanswered: 'Not answered',
  answer: 'Your answer',
  rightAnswer: 'Right answer',
  between: '{from} to {to}',
};

export const scoreNames: ScoreNames = {
  score: 'Score',
  max: 'Highest possible score',
  passed: 'Passed',
  category: 'Score: {category}',
};

export const report: ReportTexts = {
  submitted: 'Submitted: {time}',
  pageOf: 'Page {page} of {pages}',
  contents: 'Contents',
  allTime: 'All time',
  days: '{from} to {to}',
  compared: 'Compared with {from} to {to}',
  filtered: 'Only submissions with {question}: {answer}',
  submissions: 'Submissions: {count}',
  before: '{value} (before: {earlier})',
  row: 'Row',
  completed: 'Completed by those who began',
};

export const codeMail: CodeMailTexts = (form, code) => ({
  subject: `Your code for “${form}”`,
  paragraphs: [`Your code: ${code}`, `Enter it in the form “${form}” within 15 minutes.`],
  note: 'If you didn’t fill in this form, ignore this email. Without the code, nobody can use your address there.',
});

export const receipt: ReceiptTexts = {
  link: 'Signed receipt',
  title: 'Check a receipt',
  about: 'Choose the file of a signed receipt, or drop it here. This browser checks it and sends it nowhere.',
  choose: 'Receipt file',
  genuine: 'Genuine: {platform} signed this receipt.',
  changed: 'Not genuine: this file was changed, or {platform} did not sign it.',
  unknownKey:
    'This page doesn’t know the key of this receipt. Open the page again on the platform that signed it.',
  notReceipt: 'This file is not a signed receipt.',
  cannot:
    'This browser can’t check signatures here. Save this page and open the saved file, or use a newer browser.',
  form: 'Form',
  sent: 'Sent',
  edited: 'Edited',
  code: 'Receipt code',
  fingerprint: 'Fingerprint of the answers (SHA-256)',
  limits:
    'A receipt proves which form was sent, when, and that its answers have this fingerprint. It can’t say who sent them, or whether they were edited or deleted later.',
  save: 'Save this page to check offline',
};
