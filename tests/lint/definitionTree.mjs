/**
 * A lint rule: only `sdk/src/model/structure` knows how fields lie in a definition. Loaded by oxlint (`jsPlugins` in
 * .oxlintrc.json).
 */

const MESSAGE =
  'Only sdk/src/model/structure reads the tree of a form: use fieldsOf, withFields or mapFields.';

/** Returns the last name of `form.definition`, `definitionOf(state)` or `definition`. */
const nameOf = (node) => node.name ?? node.property?.name ?? (node.callee ? nameOf(node.callee) : undefined);

const isDefinition = (node) => /definition(Of)?$/i.test(nameOf(node) ?? '');

const report = (context, node) => context.report({ node, message: MESSAGE });

const isTree = ({ name }) => name === 'fields' || name === 'pages';

export default {
  meta: { name: 'definition' },
  rules: {
    tree: {
      create: (context) => ({
        MemberExpression(node) {
          if (isTree(node.property) && isDefinition(node.object)) report(context, node);
        },
        VariableDeclarator({ id, init }) {
          if (id.type === 'ObjectPattern' && init && isDefinition(init))
            for (const { key } of id.properties) if (key && isTree(key)) report(context, key);
        },
      }),
    },
  },
};
