/** The form of a copy key: words with dots between. */
export const COPY_KEY = /^[a-z][A-Za-z0-9]*(\.[A-Za-z0-9_]+)+$/
