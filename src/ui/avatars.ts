// The content security policy refuses data: pictures, so an avatar stays a file whatever its size.
const files = import.meta.glob<string>('./avatars/*.svg', { query: '?url&no-inline', import: 'default', eager: true })

/** Addresses of the 21 avatars of the login screen (specification § 2), in the order of their numbers. */
export const avatarUrls: readonly string[] = Object.entries(files)
  // By number: a collator costs a slow phone's start 50 ms.
  .toSorted(([a], [b]) => numberOf(a) - numberOf(b))
  .map(([, url]) => url)

function numberOf(path: string): number {
  return Number(/\d+/.exec(path)?.[0])
}
