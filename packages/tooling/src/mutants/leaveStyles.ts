type Tag = { readonly type: string; readonly name?: string; readonly object?: Tag; readonly callee?: Tag };

const rootName = ({ name, object, callee }: Tag): string => {
  const inner = object ?? callee;
  return inner === undefined ? (name ?? '') : rootName(inner);
};

/**
 * Stryker plugin that leaves styles alone: the unit tests do not see them, and a mutated copy of a styled component
 * would share its id.
 */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'styles',
    value: {
      /** Returns why a node of Babel's tree is not mutated; undefined when it is. */
      shouldIgnore: ({ node }: { readonly node: { readonly type: string; readonly tag?: Tag } }): string | undefined =>
        node.type === 'TaggedTemplateExpression' &&
        /^(?:styled|css|keyframes|createGlobalStyle)$/u.test(rootName(node.tag ?? node))
          ? 'a style'
          : undefined,
    },
  },
];
