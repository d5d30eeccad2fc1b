import { HEADING } from './heading.ts';

type DocumentOperation = {
  readonly operationId: string;
  readonly 'x-module-id': string;
  readonly 'x-token': 'none' | 'optional' | 'required';
  readonly 'x-encrypted': boolean;
  readonly 'x-money-moving': boolean;
};

type Document = { readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentOperation>>>> };

/** The table of what a client must know to make each call: operation id → method, path, module id, token, encryption. */
export const operationsSource = (text: string): string => {
  const document = JSON.parse(text) as Document;
  const rows = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const facts = {
        method,
        path,
        moduleId: operation['x-module-id'],
        token: operation['x-token'],
        encrypted: operation['x-encrypted'],
        moneyMoving: operation['x-money-moving'],
      };
      return `  ${operation.operationId}: ${JSON.stringify(facts)},\n`;
    }),
  );
  return `${HEADING}export const operations = {\n${rows.join('')}} as const;\n`;
};
