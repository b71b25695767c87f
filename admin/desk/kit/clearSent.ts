/** Empties a field whose text has been sent, unless somebody has typed something else meanwhile. */
export const clearSent =
  (sent: string) =>
  (typed: string): string =>
    typed === sent ? '' : typed
