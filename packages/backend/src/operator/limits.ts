/** Maximum and default number of rows on a page of a list. */
export const LIST_ROWS = 1000;

/** Maximum size of a request in bytes: a CSV file of trades is the largest. */
export const BODY_BYTES = 32 * 1024 * 1024;
