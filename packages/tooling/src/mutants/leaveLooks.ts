type Tag = { readonly type: string; readonly name?: string; readonly object?: Tag; readonly callee?: Tag };

type Node = { readonly type: string; readonly tag?: Tag; readonly key?: object; readonly value?: unknown };

const rootName = ({ name, object, callee }: Tag): string => {
  const inner = object ?? callee;
  return inner === undefined ? (name ?? '') : rootName(inner);
};

const isStyle = ({ type, tag }: Node): boolean =>
  type === 'TaggedTemplateExpression' &&
  /^(?:styled|css|keyframes|createGlobalStyle)$/u.test(tag === undefined ? '' : rootName(tag));

/** True for `description: '…'` and `summary: '…'`, prose of the API reference. */
const isProse = ({ type, key = {}, value }: Node): boolean =>
  type === 'ObjectProperty' &&
  'name' in key &&
  (key.name === 'description' || key.name === 'summary') &&
  (value as Node).type === 'StringLiteral';

/**
 * Stryker plugin that leaves styles and prose alone: unit tests do not see them, and a mutated copy of a styled
 * component would share its id.
 */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'looks',
    value: {
      /** Returns why a node of Babel's tree is not mutated; undefined when it is. */
      shouldIgnore: ({ node }: { readonly node: Node }): string | undefined =>
        isStyle(node) || isProse(node) ? 'a style or prose' : undefined,
    },
  },
];
