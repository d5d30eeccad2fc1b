/** Media ranges of an Accept header that match HTML, the most specific first (RFC 9110, 12.5.1). */
const htmlRanges = ['text/html', 'text/*', '*/*'] as const;

type Range = { type: string; weight: number };

const rangesOf = (accept: string): Range[] =>
  accept.split(',').map((each) => {
    const [type = '', ...parameters] = each.split(';').map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return { type, weight: weight === undefined ? 1 : Number(weight) };
  });

/**
 * True when an Accept header accepts HTML. The most specific range decides, and a missing header accepts everything:
 * link previews, monitors and `curl` send a wildcard or nothing.
 */
export const acceptsHtml = (accept: string | undefined): boolean => {
  if (accept === undefined || accept.trim() === '') return true;
  const ranges = rangesOf(accept);
  const deciding = htmlRanges.find((html) => ranges.some(({ type }) => type === html));
  return ranges.some(({ type, weight }) => type === deciding && weight > 0);
};

/**
 * Regular expression for the file extension at a path's end, for nginx and the edge: a missing picture or script gets a
 * 404, not a page. HTML files count as pages.
 */
export const FILE_ENDING = String.raw`\.(?!html?$)[A-Za-z][A-Za-z0-9]{0,11}$`;

const fileEnding = new RegExp(FILE_ENDING);

/** True when a path can belong to a page: no hidden segment, and no file extension other than HTML. */
export const isPagePath = (path: string): boolean => !path.includes('/.') && !fileEnding.test(path);
