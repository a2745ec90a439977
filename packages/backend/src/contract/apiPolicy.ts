/**
 * The content security policy of answers that are not pages: displayed as a page, such an answer could not load or run
 * anything.
 */
export const API_POLICY = "default-src 'none'; frame-ancestors 'none'";
