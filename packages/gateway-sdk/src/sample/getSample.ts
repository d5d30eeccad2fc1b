import type { Schemas } from '@baize/gateway-contract/client';
import { getSample as operation } from '@baize/gateway-contract/client/sample/getSample';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import { pageQuery, readPage } from '../paging/index.ts';
import type { Page, PageAsked } from '../paging/index.ts';

/** One of the member's records; the moment is ISO, in UTC. */
export type SampleEntry = { readonly id: string; readonly title: string; readonly addedAt: string };

const readEntry = ({ id, title, addedAt }: Schemas['SampleEntry']): SampleEntry => ({ id, title, addedAt });

/** A page of the member's sample, last added first. */
export const getSample = (gateway: Gateway, asked: PageAsked, options?: CallOptions): Answer<Page<SampleEntry>> =>
  gateway.call(operation, { query: pageQuery(asked) }, readPage(readEntry), options);
