import { css } from 'styled-components';

/*
 * Line height and size of each script, set on every element with a `lang` attribute and inherited from there. Scripts
 * with joined or stacked letters get no letter spacing.
 */
export const scripts = css`
  [lang]:is(:lang(zh), :lang(ja), :lang(ko)) {
    --tracking: 0;
    --line-body: 1.6;
    --line-tight: 1.35;
  }
  [lang]:lang(ar) {
    --tracking: 0;
    --line-body: 1.7;
    --line-tight: 1.4;
  }
  [lang]:is(:lang(th), :lang(km), :lang(my), :lang(hi), :lang(bn), :lang(ta)) {
    --tracking: 0;
    --line-body: 1.7;
    --line-tight: 1.5;
  }
  [lang]:lang(ur) {
    --tracking: 0;
    --line-body: 1.9;
    --line-tight: 1.8;
    --font-size-1: 0.8125rem;
    --font-size-2: 0.9375rem;
  }
`;
