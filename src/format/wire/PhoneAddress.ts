import { defaultLocale, type Locale } from '../locales.ts'
import { locales } from '../locales.ts'
import { previewRoles, type PreviewRole } from './PreviewMessage.ts'

/** Content of a link of the desk to the page that shows the draft on a phone: the right to look, and the first view. */
export interface PhoneView {
  readonly token: string
  readonly locale: Locale
  readonly role: PreviewRole
  /** A scenario's id; empty for the ordinary. */
  readonly scenario: string
  /** The moment it begins at; empty for the usual afternoon. */
  readonly at: string
  /** A path with its query, such as `/recharge?type=usdt`. */
  readonly path: string
}

/** All of it is in the fragment, which browsers never send and servers never log. */
export function writePhoneAddress(page: string, { token, locale, role, scenario, at, path }: PhoneView): string {
  return `${page}#${new URLSearchParams({ token, locale, role, ...(scenario !== '' && { scenario }), ...(at !== '' && { at }), path }).toString()}`
}

/** Undefined for any other fragment, such as a place in the app. */
export function readPhoneAddress(hash: string): PhoneView | undefined {
  const said = new URLSearchParams(hash.replace(/^#/, ''))
  const token = said.get('token') ?? ''
  if (!/^[\w-]{43}$/.test(token)) return undefined
  const path = said.get('path') ?? '/'
  return {
    token,
    locale: locales.find((locale) => locale === said.get('locale')) ?? defaultLocale,
    role: previewRoles.find((role) => role === said.get('role')) ?? 'member',
    scenario: said.get('scenario') ?? '',
    at: said.get('at') ?? '',
    path: path.startsWith('/') ? path : '/',
  }
}
