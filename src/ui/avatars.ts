// The content security policy refuses data: pictures, so an avatar stays a file whatever its size.
const files = import.meta.glob<string>('./avatars/*.svg', { query: '?url&no-inline', import: 'default', eager: true })

/** Addresses of the 21 avatars of the login screen (specification § 2), in the order of their numbers. */
export const avatarUrls: readonly string[] = Object.entries(files)
  .toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
  .map(([, url]) => url)
