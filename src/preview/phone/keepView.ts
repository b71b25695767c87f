import { readPhoneAddress, writePhoneAddress, type PhoneView } from '../../format/PhoneAddress.ts'

const KEY = 'playbill.phone'

/**
 * What the link of this page said. It is taken out of the address at once, so that nobody reads it over a shoulder or in a
 * history, and kept for this tab alone: phones throw pages away that lie behind others, and load them anew.
 */
export function takeView({ location, history, sessionStorage }: Window): PhoneView | undefined {
  const linked = readPhoneAddress(location.hash)
  if (linked === undefined) {
    const kept = readPhoneAddress(sessionStorage.getItem(KEY) ?? '')
    const path = location.hash.slice(1)
    return kept && { ...kept, path: path.startsWith('/') ? path : kept.path }
  }
  sessionStorage.setItem(KEY, writePhoneAddress('', linked))
  history.replaceState(null, '', `#${linked.path}`)
  return linked
}

export function forgetView({ sessionStorage }: Window): void {
  sessionStorage.removeItem(KEY)
}
