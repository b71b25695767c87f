import { RAN, TRACE } from './hostileStrings.ts'

/** Attributes that lead somewhere. */
const leading = ['href', 'src', 'action', 'formaction', 'data', 'srcdoc', 'xlink:href']

/** What a text must never become: markup, code, a link elsewhere, another prototype. Each in a sentence. */
export function lookForTraces(page: HTMLElement): readonly string[] {
  const found: string[] = []
  if (RAN in window) found.push('code of a text has run')
  if ('polluted' in {}) found.push('a text has changed the prototype of everything')
  for (const element of page.querySelectorAll(`[${TRACE}], script, style, base, meta, object, embed`))
    found.push(`a text has become markup: ${element.outerHTML.slice(0, 120)}`)
  for (const element of page.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on')) found.push(`an attribute would run code: ${element.outerHTML.slice(0, 120)}`)
      if (leading.includes(name) && !leadsNowhereElse(value))
        found.push(`an attribute leads elsewhere: ${name}="${value.slice(0, 120)}"`)
    }
  }
  return found
}

/** As a browser reads it: https, a page of our own, or a picture that the app itself made. */
function leadsNowhereElse(address: string): boolean {
  const url = URL.parse(address, document.baseURI)
  if (url === null || url.username !== '' || url.password !== '') return false
  return (
    url.protocol === 'https:' ||
    url.protocol === 'blob:' ||
    url.origin === location.origin ||
    address.startsWith('data:image/svg+xml')
  )
}
