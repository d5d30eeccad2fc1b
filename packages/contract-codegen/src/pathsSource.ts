import openapiTS, { astToString } from 'openapi-typescript';
import { HEADING } from './heading.ts';

const unused = /^export type (?:webhooks|\$defs) = Record<string, never>;\n/gmu;

/** The types of every path, operation and named component of an OpenAPI document. */
export const pathsSource = async (document: string): Promise<string> => {
  const source = astToString(await openapiTS(document, { silent: true }));
  return `${HEADING}${source.replaceAll(unused, '')}`;
};
