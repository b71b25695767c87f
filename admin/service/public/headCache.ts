/** Clients ask each time; a CDN may answer for five seconds and go on while the service is down. */
export const HEAD_CACHE = 'max-age=0, s-maxage=5, stale-while-revalidate=30, stale-if-error=86400'
