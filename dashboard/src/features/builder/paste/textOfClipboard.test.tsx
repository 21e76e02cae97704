import { describe, expect, test } from 'vitest';
import { optionsOf, readProposals } from '../questions/readFields.ts';
import { textOfClipboard } from './textOfClipboard.ts';

/** What a clipboard becomes, a question a line: type, label, `*` if required, options, help. */
const read = (html: string, text = 'plain'): string[] =>
  readProposals(textOfClipboard({ text, html }), { isUntitled: true }).map((proposal) => {
    const { type, label, required, help, columns } = proposal;
    const options = optionsOf(proposal);
    return [
      type,
      label + (required ? '*' : ''),
      options.length > 0 && `[${options.join(', ')}]`,
      columns.length > 0 && `{${columns.join(', ')}}`,
      help && `(${help})`,
    ]
      .filter(Boolean)
      .join(' ');
  });

/** The variable of a public form's page, with one question of each kind; see docs/import.md on how sure its shape is. */
const GOOGLE_PAGE = `<!doctype html><html><head><title>Party</title></head><body><div>Party</div>
<script nonce="x">var FB_PUBLIC_LOAD_DATA_ = [null,["Tell us who comes; \\"bring\\" friends [all].",[
[1,"Your name",null,0,[[11,null,1]]],
[2,"Email","We never share it.",0,[[12,null,0]]],
[3,"Anything else?",null,1,[[13,null,0]]],
[4,"How do you come?",null,2,[[14,[["By car",null,null,null,0],["By train",null,null,null,0],["",null,null,null,1]],1]]],
[5,"City",null,3,[[15,[["Graz"],["Linz"]],0]]],
[6,"What do you eat?",null,4,[[16,[["Meat"],["Fish"]],0]]],
[7,"How was it?",null,5,[[17,[["1"],["2"],["3"],["4"],["5"]],0,["bad","good"]]]],
[8,"Food","Second part",8,null],
[9,"Rate us",null,7,[[18,[["Good"],["Bad"]],0,["Food"]],[19,[["Good"],["Bad"]],0,["Music"]]]],
[10,"Day",null,9,[[20,null,0]]],
[11,"Hour",null,10,[[21,null,0]]],
[12,"A picture",null,11,null],
[13,"Your CV",null,13,[[22,null,0]]]
],null,null,null,null,null,null,"Summer party"],"/forms","Party"];</script></body></html>`;
const FROM_GOOGLE = [
  'title Summer party',
  'paragraph Tell us who comes; "bring" friends [all].',
  'text Your name*',
  'email Email (We never share it.)',
  'textarea Anything else?',
  'radio How do you come?* [By car, By train]',
  'select City [Graz, Linz]',
  'checkbox What do you eat? [Meat, Fish]',
  'scale How was it?',
  'header Food',
  'paragraph Second part',
  'matrix Rate us [Food, Music] {Good, Bad}',
  'date Day',
  'time Hour',
  'file Your CV',
];

describe('BUILD-100 the HTML of a clipboard', () => {
  test('a page of Google Forms, from its source', () => {
    expect(read('', GOOGLE_PAGE)).toEqual(FROM_GOOGLE);
    // As an editor colours it.
    expect(read(`<pre>${GOOGLE_PAGE.replaceAll('<', '&lt;')}</pre>`, GOOGLE_PAGE)).toEqual(FROM_GOOGLE);
    expect(
      read('', '<html><script>FB_PUBLIC_LOAD_DATA_ = [not json];</script><p>Hello</p></html>'),
    ).not.toEqual([]);
  });

  test('a part of such a page, selected and copied', () => {
    const question = (params: string, words: string) =>
      `<div role="listitem"><div data-params="%.@.${params.replaceAll('"', '&quot;')},&quot;i1&quot;]">
      <div role="heading" aria-level="3"><span>${words}</span> <span aria-label="Required question">*</span></div>
      <div><input type="text" aria-labelledby="i1"></div></div></div>`;
    expect(
      read(
        `<div role="heading" aria-level="1">Summer party</div><div role="list">${question('[1,"Your name",null,0,[[11,null,true]]]', 'Your name')}${question('[4,"How do you come?",null,2,[[14,[["By car"],["By train"]],false]]]', 'How do you come?')}</div><div>Never submit passwords through Google Forms.</div>`,
      ),
    ).toEqual(['title Summer party', 'text Your name*', 'radio How do you come? [By car, By train]']);
    // Without these attributes, by what it tells screen readers.
    expect(
      read(`<div role="list">
        <div role="listitem"><div role="heading" id="q1"><span>Your name</span> <span>*</span></div><input type="text" aria-labelledby="q1"></div>
        <div role="listitem"><div role="heading" id="q2">Which day?</div><div role="radiogroup" aria-labelledby="q2">
          <label for="r1"><div id="r1" role="radio" aria-label="Monday"></div><span>Monday</span></label>
          <label for="r2"><div id="r2" role="radio" aria-label="Friday"></div><span>Friday</span></label></div></div>
        <div role="listitem"><div role="heading" id="q3">Food</div><div role="list" aria-labelledby="q3">
          <div role="listitem"><label><div role="checkbox" aria-label="Fish"></div><span>Fish</span></label></div>
          <div role="listitem"><label><div role="checkbox" aria-label="Meat"></div><span>Meat</span></label></div></div></div>
        <div role="listitem"><div role="heading" id="q4">More</div><textarea aria-labelledby="q4"></textarea></div></div>`),
    ).toEqual([
      'text Your name*',
      'radio Which day? [Monday, Friday]',
      'checkbox Food [Fish, Meat]',
      'textarea More',
    ]);
  });

  test('a page of Jotform', () => {
    const line = (type: string, label: string, input: string, star = '') =>
      `<li class="form-line ${star && 'jf-required'}" data-type="${type}"><label class="form-label">${label}${star && '<span class="form-required">*</span>'}</label><div class="form-input">${input}</div></li>`;
    expect(
      read(
        `<form class="jotform-form"><input type="hidden" name="formID"><ul class="form-section page-section">
        <li class="form-input-wide" data-type="control_head"><h2 class="form-header">Order a cake</h2></li>
        ${line('control_fullname', 'Your name', '<input name="q[first]"><label class="form-sub-label">First Name</label><input name="q[last]"><label class="form-sub-label">Last Name</label>', '*')}
        ${line('control_email', 'E-mail', '<input type="email"><label class="form-sub-label">example@example.com</label>', '*')}
        ${line('control_address', 'Where to', '<input name="a[street]"><input name="a[city]"><select name="a[country]"><option>AT</option></select>')}
        ${line('control_dropdown', 'Size', '<select><option value="">Please Select</option><option value="S">Small</option><option value="L">Large</option></select>')}
        ${line('control_radio', 'Pick-up', '<span><input type="radio" name="p" id="p0" value="Shop"><label for="p0">Shop</label></span><span><input type="radio" name="p" id="p1" value="Market"><label for="p1">Market</label></span>')}
        ${line('control_checkbox', 'Extras', '<span><input type="checkbox" name="x[]" id="x0"><label for="x0">Candles</label></span><span><input type="checkbox" name="x[]" id="x1"><label for="x1">Card</label></span>')}
        ${line('control_datetime', 'Day', '<input name="d[month]"><input name="d[day]"><input name="d[year]">')}
        ${line('control_textarea', 'Words on it', '<textarea></textarea>')}
        <li class="form-line always-hidden" data-type="control_textbox"><label class="form-label">Secret</label><input></li>
        <li class="form-line" data-type="control_button"><button type="submit">Submit</button></li>
        </ul></form>`,
      ),
    ).toEqual([
      'title Order a cake',
      'name Your name*',
      'email E-mail* (example@example.com)',
      'address Where to',
      'select Size [Small, Large]',
      'radio Pick-up [Shop, Market]',
      'checkbox Extras [Candles, Card]',
      'date Day',
      'textarea Words on it',
    ]);
  });

  test('any page with a form, from its source: labels around, before and beside controls', () => {
    expect(
      read(
        '',
        `<html><body><nav><a>Home</a></nav><h1>Contact us</h1><p>We answer within two working days.</p>
        <form><label>Your name <input required></label>
        <label for="m">Mail</label><input id="m" type="email" aria-required="true">
        <p>Phone number<br><input type="tel" name="t"></p>
        <fieldset><legend>Topic</legend><label><input type="radio" name="k"> Sales</label><label><input type="radio" name="k"> Support</label></fieldset>
        <input type="number" placeholder="Number of guests">
        <label><input type="checkbox" name="c"> I agree to the terms</label>
        <input type="submit" value="Send"></form><footer>© Bakery. All rights reserved.</footer></body></html>`,
      ),
    ).toEqual([
      'title Contact us',
      'paragraph We answer within two working days.',
      'text Your name*',
      'email Mail*',
      'phone Phone number',
      'radio Topic [Sales, Support]',
      'number Number of guests',
      'consent I agree to the terms',
    ]);
  });

  test('Word: headings, and lists whose marks are text', () => {
    const item = (level: number, mark: string, words: string) =>
      `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`;
    expect(
      read(
        `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{}</style></head><body><!--StartFragment-->
        <h1>Feedback form</h1>${item(1, '1.', 'How was your <b>stay</b>?')}${item(2, 'o', 'Good')}${item(2, 'o', 'Bad')}${item(1, '2.', 'Anything else?')}<!--EndFragment--></body></html>`,
      ),
    ).toEqual(['title Feedback form', 'radio How was your stay? [Good, Bad]', 'textarea Anything else?']);
  });

  test('Google Docs and mails: nested lists, boxes, blank lines', () => {
    expect(
      read(
        `<b id="docs-internal-guid-1" style="font-weight:normal"><h2 dir="ltr">About you</h2><ol><li><p>Name</p></li><li><p>Which cake?</p></li><ul><li><p>Black Forest</p></li><li><p>Cheesecake</p></li></ul><li><p>Email</p></li></ol></b>`,
      ),
    ).toEqual([
      'title About you',
      'text Name',
      'radio Which cake? [Black Forest, Cheesecake]',
      'email Email',
    ]);
    // A mail without lists is its text.
    expect(read('<div>Name</div><div><br></div><div>Email</div>', 'Name\n\nEmail')).toEqual([
      'text Name',
      'email Email',
    ]);
  });

  test('a table of a spreadsheet, with line breaks in its cells', () => {
    expect(
      read(
        `<google-sheets-html-origin><style></style><table><colgroup><col></colgroup><tbody><tr><td>Question</td><td>Type</td><td>Required</td><td>Options</td></tr>
        <tr><td>Size</td><td>Dropdown</td><td>yes</td><td>Small<br>Large</td></tr><tr><td>Name</td><td>text</td><td>no</td><td></td></tr></tbody></table></google-sheets-html-origin>`,
        'Question\tType\tRequired\tOptions\nSize\tDropdown\tyes\t"Small\nLarge"\nName\ttext\tno\t',
      ),
    ).toEqual(['select Size* [Small, Large]', 'text Name']);
  });

  test('nothing of it runs or is loaded, and text that only looks like HTML stays', () => {
    const text = textOfClipboard({
      text: 'x',
      html: '<h1>Hi<img src="x" onerror="window.hacked = true"></h1><script>window.hacked = true</script><p>Name</p>',
    });
    expect(text).toBe('# Hi\n\nName');
    expect('hacked' in window).toBe(false);
    expect(textOfClipboard({ text: 'Is 1 < 2?\nName', html: '' })).toBe('Is 1 < 2?\nName');
  });
});
