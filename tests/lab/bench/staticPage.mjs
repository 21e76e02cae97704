import {
  createEmptyDefinition,
  createField,
  createOptions,
  withFields,
} from '../../../sdk/src/model/index.ts';

/** A page by hand with the same ten fields: as little as such a form can be. */
const input = (label, name, type) =>
  `<p><label for="${name}">${label}</label><input id="${name}" name="${name}" type="${type}"></p>`;

const FIELDS = [
  input('Name', 'name', 'text'),
  input('Email', 'email', 'email'),
  input('Phone', 'phone', 'tel'),
  input('Date', 'date', 'date'),
  input('Company', 'company', 'text'),
  input('Subject', 'subject', 'text'),
  '<p><label for="kind">Kind</label><select id="kind" name="kind"><option>Question</option><option>Praise</option></select></p>',
  '<fieldset><legend>How</legend><label><input type="radio" name="how" value="mail">Mail</label><label><input type="radio" name="how" value="phone">Phone</label></fieldset>',
  '<p><label><input type="checkbox" name="agree" value="true">I agree</label></p>',
  '<p><label for="message">Message</label><textarea id="message" name="message" rows="4"></textarea></p>',
];

const CSS =
  'body{margin:0 auto;max-width:720px;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1f2937}label{display:block;font-size:14px;font-weight:600}input,select,textarea{box-sizing:border-box;width:100%;min-height:44px;padding:9px 12px;border:1px solid #888;border-radius:8px;font:inherit}input[type=radio],input[type=checkbox]{width:20px;min-height:20px}button{min-height:44px;padding:11px 24px;border:0;border-radius:8px;background:#3b82f6;font:inherit}';

export const STATIC_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Contact</title><link rel="icon" href="data:,"><style>${CSS}</style></head><body><h1>Contact</h1><form method="post">${FIELDS.join('')}<button>Submit</button></form></body></html>`;

/** Text of a website behind the form, which a late form would push away. */
export const TEXT_BELOW = '<p>What we do with your message, and where you find us.</p>'.repeat(12);

const field = (id, type, label, more = {}) => ({ ...createField(type), id, label, ...more });

const formOf = (...fields) => withFields(createEmptyDefinition('Contact'), fields);

/** A form that leaves room for the text below it in the first window. */
export const SHORT_FORM = formOf(field('name', 'text', 'Name'), field('message', 'textarea', 'Message'));

/** The same ten fields as a form of ours. */
export const SAME_FORM = formOf(
  field('name', 'text', 'Name'),
  field('email', 'email', 'Email'),
  field('phone', 'phone', 'Phone'),
  field('date', 'date', 'Date'),
  field('company', 'text', 'Company'),
  field('subject', 'text', 'Subject'),
  field('kind', 'select', 'Kind', { options: createOptions(['Question', 'Praise']) }),
  field('how', 'radio', 'How', { options: createOptions(['Mail', 'Phone']) }),
  field('agree', 'checkbox', 'I agree', { options: [] }),
  field('message', 'textarea', 'Message'),
);
