/** The registered hand-written components a document may place; the app maps each to its view. */
export const handwrittenNames: readonly string[] = []
