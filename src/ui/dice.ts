// The content security policy refuses data: pictures, so a die stays a file whatever its size.
const files = import.meta.glob<string>('./dice/*.svg', { query: '?url&no-inline', import: 'default', eager: true })

/** Addresses of the six faces of a die, from 1 to 6. */
export const diceUrls: readonly string[] = Object.entries(files)
  .toSorted(([a], [b]) => a.localeCompare(b))
  .map(([, url]) => url)
