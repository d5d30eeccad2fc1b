import { expect, test } from 'vitest';
import { acceptCases, pathCases } from '../testing/pageRequests.ts';
import { acceptsHtml, isPagePath } from './wantsPage.ts';

test.each(acceptCases)('Accept: %s takes HTML: %s (RFC 9110, 12.5.1)', (accept, takesHtml) => {
  expect(acceptsHtml(accept)).toBe(takesHtml);
});

// The path alone does not show folders of hashed files and files that only the host reads; the site's headers list
// them.
test.each(pathCases.filter(([path]) => !/^\/(assets|_headers)/.test(path)))(
  '%s may be the path of a page: %s',
  (path, isPage) => {
    expect(isPagePath(path)).toBe(isPage);
  },
);
