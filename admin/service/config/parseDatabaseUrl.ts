/** A PostgreSQL address, also one that names no host because a socket of this machine is meant; null for anything else. */
export function parseDatabaseUrl(text: string): URL | null {
  if (!/^postgres(ql)?:\/\/.+/.test(text)) return null
  return URL.parse(text) ?? URL.parse(text.replace('@/', '@localhost/'))
}
