import { halves } from '../draft/factNames.ts'

/** The page of the desk where a fact is edited; undefined when it is not edited here. */
export function factPlace(fact: string): { readonly path: string; readonly label: string } | undefined {
  const [kind, rest] = halves(fact)
  if (kind === 'settings') return /^\/recharge\/\w+\/(on|min|max)$/.test(rest) ? { path: '/pay-ways', label: 'Pay ways' } : { path: '/limits', label: 'Limits' }
  if (kind === 'notice') return { path: `/notices/${rest}`, label: 'Notices' }
  return kind === 'copy' ? { path: '/copy', label: 'Copy' } : undefined
}

/** The page where a document's issue is put right. */
export function documentPlace(document: string): { readonly path: string; readonly label: string } | undefined {
  if (document === 'settings.json') return { path: '/limits', label: 'Limits' }
  if (document === 'notices.json') return { path: '/notices', label: 'Notices' }
  return document.startsWith('copy/') ? { path: '/copy', label: 'Copy' } : undefined
}
