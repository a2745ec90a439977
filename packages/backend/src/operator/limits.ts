/** Maximum and default size of a page of a list. */
export const LIST_ROWS = 1000;

/** Maximum size of a CSV file of trades. */
export const BODY_BYTES = 32 * 1024 * 1024;
