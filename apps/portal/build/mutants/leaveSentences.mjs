const MACROS = /^(?:t|msg|plural)$/u;

/**
 * A Stryker plugin: leaves alone what is said. The macros of Lingui are compiled away and can be read only as they are
 * written; that no sentence is lost is for the tests of the catalogs.
 */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'sentences',
    value: {
      /** Why a node of Babel's tree is left alone, if it is. */
      shouldIgnore({ node }) {
        const isMacro = node.type === 'CallExpression' && MACROS.test(node.callee.name ?? '');
        return isMacro ? 'a sentence' : undefined;
      },
    },
  },
];
