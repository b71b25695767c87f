import { halves } from '../draft/factNames.ts'

/** The page of the desk where a fact is edited; undefined when it is not edited here. */
export function factPlace(fact: string): { readonly path: string; readonly label: string } | undefined {
  const [kind, rest] = halves(fact)
  if (kind === 'settings') return /^\/recharge\/\w+\/(on|min|max)$/.test(rest) ? { path: '/pay-ways', label: 'Pay ways' } : { path: '/limits', label: 'Limits' }
  if (kind === 'screen' || kind === 'block') return { path: `/screens/${rest.split('/')[0] ?? ''}`, label: 'Screens' }
  if (kind === 'dialog') return { path: `/dialogs/${rest}`, label: 'Dialogs' }
  if (kind === 'notice') return { path: `/notices/${rest}`, label: 'Notices' }
  return kind === 'copy' ? { path: '/copy', label: 'Copy' } : undefined
}

/** The page where a document's issue is put right. */
export function documentPlace(document: string, pointer = ''): { readonly path: string; readonly label: string } | undefined {
  if (document === 'settings.json') return { path: '/limits', label: 'Limits' }
  if (document === 'dialogs.json') return { path: `/dialogs/${pointer.split('/')[2] ?? ''}`, label: 'Dialogs' }
  if (document === 'notices.json') return { path: '/notices', label: 'Notices' }
  const screen = /^screens\/(\w+)\.json$/.exec(document)?.[1]
  if (screen !== undefined) return { path: `/screens/${screen}?at=${encodeURIComponent(pointer)}`, label: 'the place' }
  return document.startsWith('copy/') ? { path: '/copy', label: 'Copy' } : undefined
}
