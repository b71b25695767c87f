/** Of the change that edits go to, until its own address is known. */
export const OWN_CHANGE = '/changes/mine'

/** Where a page of an earlier desk is now, by the first part of its address; the rest follows. */
const moved = new Map(
  Object.entries({
    limits: '/money',
    'pay-ways': '/money',
    notices: '/messages/notices',
    dialogs: '/messages/dialogs',
    copy: '/texts',
    menus: '/screens/everywhere',
    pictures: '/screens/pictures',
    releases: '/history',
    calendar: '/',
    reports: '/faults',
  }),
)

/**
 * The address that an address of an earlier desk has now, its parameters with it; links in chats, audits and bookmarks
 * lead on for good. Undefined for one that the desk never had.
 *
 * @param own the change that edits go to, which the review without a parameter was of
 */
export function currentAddress(pathname: string, search: string, own?: string): string | undefined {
  const [, first = '', ...rest] = pathname.split('/')
  if (first === 'review') {
    const change = new URLSearchParams(search).get('change') ?? own
    return change === undefined ? OWN_CHANGE : `/changes/${encodeURIComponent(change)}`
  }
  if (first === 'audit') return '/history?show=all'
  // The team and the account are one page now.
  if (['team', 'account', 'people'].includes(first)) return '/people'
  const now = moved.get(first)
  if (now === undefined) return undefined
  // Both are in one list now.
  if (now.startsWith('/messages/') && rest.join('') === '') return `/messages${search}`
  return `${[now, ...rest].join('/')}${search}`
}
