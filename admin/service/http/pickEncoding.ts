/** How an answer may be written. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** The smallest encoding that the client accepts, from `Accept-Encoding`. */
export function pickEncoding(header: string | string[] | undefined): Encoding {
  const accepted = new Map(
    String(header ?? '')
      .split(',')
      .map((part) => {
        const [name = '', quality] = part.trim().split(/\s*;\s*q=/)
        return [name.toLowerCase(), quality === undefined ? 1 : Number(quality)] as const
      }),
  )
  const takes = (name: string): boolean => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}
