/** As many edits as one request makes together; more are sent in several. */
export const mostEdits = 500
