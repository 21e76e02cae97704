/**
 * A lint rule for the dashboard: a text that people read is marked with `t`, `Trans` or `plural`, so that it reaches
 * the message catalogue (docs/decisions/175). Loaded by oxlint (`jsPlugins` in .oxlintrc.json).
 */

/** Props and properties whose value is read by people. */
const TEXT_PROPS =
  /^(label|title|placeholder|description|alt|text|message|error|verb|hint|help|note|caption|legend|detail|failure|action|aria-(label|description|roledescription|valuetext)|\w+Label)$/;
/** Props and properties whose value only looks like a text. */
const CODE_PROPS =
  /^(className|style|to|href|src|d|viewBox|transform|key|id|type|role|variant|gridTemplateColumns|Authorization)$/;
const MARKED = /^(t|msg|plural|select|selectOrdinal|defineMessage)$/;
const MARKED_ELEMENTS = /^(Trans|Plural)$/;

const MESSAGE = 'Mark this text with t, Trans or plural, so that it reaches the catalogue (npm run texts).';

/** The product's name is the same in every language. */
const isName = (text) => text === 'Inlay';
const hasWord = (text) => /\p{L}{2,}/u.test(text) && !isName(text.trim());
/** True for "Save" and "Nothing to undo", but not for `ArrowDown`, `Content-Type`, a selector, a path or CSS. */
const readsAsText = (text) =>
  !isName(text) &&
  !/[[\]()<>/=;#]|, (button|input|textarea|select)\b/.test(text) &&
  (/^[^A-Za-z]*([A-Z][a-z’']+[,.!?:…]?( |$)|A [a-z])/.test(text) ||
    /[a-z]{2}[,.!?…]? [a-z]+ [a-z]+/i.test(text));

const nameOf = (node) => node?.name?.name ?? node?.name ?? node?.value;
const wordsOf = (node) =>
  node.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked).join('{}') : node.value;

/** True for values that are compared, thrown, imported or used as a key. */
function isCode(node, parent) {
  switch (parent.type) {
    case 'Property':
      return parent.key === node;
    case 'MemberExpression':
    case 'BinaryExpression':
    case 'SwitchCase':
    case 'ExpressionStatement':
    case 'ImportDeclaration':
    case 'ImportExpression':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
    case 'TSLiteralType':
    case 'TaggedTemplateExpression':
      return true;
    case 'NewExpression':
      return (nameOf(parent.callee) ?? '').endsWith('Error');
    default:
      return false;
  }
}

/** True inside a macro, whose texts are collected. */
function isMarked(node) {
  for (let at = node.parent; at; at = at.parent) {
    if (at.type === 'TaggedTemplateExpression' || at.type === 'JSXElement') {
      const name = at.type === 'JSXElement' ? at.openingElement.name.name : at.tag.name;
      if ((at.type === 'JSXElement' ? MARKED_ELEMENTS : MARKED).test(name ?? '')) return true;
    }
    if (at.type === 'CallExpression' && MARKED.test(nameOf(at.callee) ?? '')) return true;
    if (at.type === 'JSXAttribute' || /Function/.test(at.type)) return false;
  }
  return false;
}

/** The name of the prop or property a value flows into; `children` for what an element shows. */
function propOf(node) {
  let from = node;
  for (let at = node.parent; at; from = at, at = at.parent) {
    if (at.type === 'ConditionalExpression' && at.test !== from) continue;
    if (at.type === 'LogicalExpression' || at.type === 'JSXExpressionContainer') continue;
    if (at.type === 'JSXAttribute') return at.name.name?.name ?? at.name.name;
    if (at.type === 'Property') return nameOf(at.key);
    return at.type === 'JSXElement' || at.type === 'JSXFragment' ? 'children' : '';
  }
  return '';
}

const literalTexts = {
  meta: { type: 'problem' },
  create(context) {
    const report = (node) => context.report({ node, message: MESSAGE });
    const check = (node) => {
      if (typeof wordsOf(node) !== 'string' || isCode(node, node.parent)) return;
      const prop = propOf(node);
      if (CODE_PROPS.test(prop)) return;
      const words = wordsOf(node);
      const isText = prop === 'children' || (TEXT_PROPS.test(prop) && node.parent.type === 'JSXAttribute');
      if ((isText ? hasWord(words) : readsAsText(words)) && !isMarked(node)) report(node);
    };
    return {
      JSXText: (node) => {
        if (hasWord(node.value) && !isMarked(node)) report(node);
      },
      Literal: check,
      TemplateLiteral: check,
    };
  },
};

export default { meta: { name: 'texts' }, rules: { literal: literalTexts } };
