/** What a page of a list shows at most, and where nobody says less. */
export const LIST_ROWS = 1000;

/** A CSV file of trades that the channel takes. */
export const BODY_BYTES = 32 * 1024 * 1024;
