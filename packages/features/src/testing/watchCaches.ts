import { MutationCache, QueryCache } from '@tanstack/react-query';
import type { Mutation, Query } from '@tanstack/react-query';
import type { Watch } from './watch.types.ts';

const isAsked = ({ state }: Query): boolean => state.fetchStatus === 'fetching';

/**
 * Watches for queries that are still fetching after the test. A cache keeps idle answers for a while by a timer, which
 * is no leftover: these answers are destroyed here.
 */
export const watchCaches = (): Watch => {
  const queries = new Set<Query>();
  const mutations = new Set<Mutation>();
  // oxlint-disable typescript/unbound-method -- called with the cache that each call is about
  const { add: addQuery } = QueryCache.prototype;
  const { add: addMutation } = MutationCache.prototype;
  // oxlint-enable typescript/unbound-method
  QueryCache.prototype.add = function (query) {
    queries.add(query);
    addQuery.call(this, query);
  };
  MutationCache.prototype.add = function (mutation) {
    mutations.add(mutation);
    addMutation.call(this, mutation);
  };
  return {
    found: () => {
      for (const kept of [...[...queries].filter((query) => !isAsked(query)), ...mutations]) kept.destroy();
      return [...queries].filter(isAsked).map(({ queryHash }) => `call: ${queryHash}`);
    },
    forget: () => {
      QueryCache.prototype.add = addQuery;
      MutationCache.prototype.add = addMutation;
    },
  };
};
