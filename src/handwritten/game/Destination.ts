/** Page that the game host opens, by the query forms of /gamePage (specification, section 2). */
export type Destination =
  | {
      readonly kind: 'game'
      readonly platform: string
      readonly code: string
      readonly category: string
      readonly lang: string
    }
  /** The agents' own site: `dailiD=1`. */
  | { readonly kind: 'agent' }
  /** Customer service: `dailiD=2`. */
  | { readonly kind: 'servicer' }
  /** The page that the app is downloaded from: `app=1`. */
  | { readonly kind: 'app'; readonly url: string }

/** Reads the properties a document gives the host; undefined when they name nothing to open. */
export function readDestination(props: Readonly<Record<string, unknown>>): Destination | undefined {
  const text = (name: string) => (typeof props[name] === 'string' ? props[name] : '')
  if (text('app') === '1') return { kind: 'app', url: text('download') }
  if (text('agent') === '1') return { kind: 'agent' }
  if (text('agent') === '2') return { kind: 'servicer' }
  // An empty code opens the lobby of the platform.
  return text('name') === ''
    ? undefined
    : { kind: 'game', platform: text('name'), code: text('code'), category: text('category'), lang: text('lang') }
}
