/** Rows become cards below this width of the container. */
export const asCards = '@container (width < 40rem)';
export const asTable = '@container (width >= 40rem)';
