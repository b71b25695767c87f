/** Clients ask each time; a CDN may answer for five seconds and keep answering while we are away. */
export const HEAD_CACHE = 'max-age=0, s-maxage=5, stale-while-revalidate=30, stale-if-error=86400'
