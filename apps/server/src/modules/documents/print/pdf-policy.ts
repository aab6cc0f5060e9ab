/**
 * What the page around a PDF may do: Chromium shows no PDF in a sandbox, and its viewer is a page with a style, an object
 * and a frame of its own.
 */
export const PDF_POLICY =
  "default-src 'none'; object-src 'self'; frame-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"
