import type { HelpTopic } from '@baize/gateway-sdk/system';
import { useQuery } from '@tanstack/react-query';
import { useQueryError, useScope } from '../app/index.ts';
import type { Loaded } from '../app/index.ts';
import { helpQuery } from './support.queries.ts';
import type { FeedbackLength } from './support.rules.ts';

export type HelpView = Loaded<{ readonly topics: readonly HelpTopic[]; readonly feedback: FeedbackLength }>;

/** The help center. Once loaded, a failed refetch keeps the data. */
export const useHelp = (): { readonly view: HelpView; readonly retry: () => void } => {
  const help = useQuery(helpQuery(useScope()));
  const error = useQueryError(help);
  const retry = () => void help.refetch();
  if (help.data !== undefined) return { view: { state: 'ready', ...help.data }, retry };
  return { view: error === undefined ? { state: 'loading' } : { state: 'failed', error }, retry };
};
