/** The content security policy of answers that are not pages: were one shown as a page, it could do nothing. */
export const API_POLICY = "default-src 'none'; frame-ancestors 'none'";
