const MACROS = /^(?:t|msg|plural)$/u;

/**
 * Stryker plugin that leaves Lingui's macros alone: they are compiled away and must stay literals. The tests of the
 * catalogs notice a lost sentence.
 */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'sentences',
    value: {
      /** Returns why a node of Babel's tree is not mutated; undefined when it is. */
      shouldIgnore({ node }) {
        const isMacro = node.type === 'CallExpression' && MACROS.test(node.callee.name ?? '');
        return isMacro ? 'a sentence' : undefined;
      },
    },
  },
];
