import openapiTS, { astToString } from 'openapi-typescript';
import { HEADING } from './heading.ts';

/** The types of every path, operation and named schema of an OpenAPI document. */
export const pathsSource = async (document: string): Promise<string> =>
  `${HEADING}${astToString(await openapiTS(document, { alphabetize: false, silent: true }))}`;
