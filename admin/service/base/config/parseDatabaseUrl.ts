/** A PostgreSQL address, with or without a host (none means a socket of this machine); null for anything else. */
export function parseDatabaseUrl(text: string): URL | null {
  if (!/^postgres(ql)?:\/\/.+/.test(text)) return null
  return URL.parse(text) ?? URL.parse(text.replace('@/', '@localhost/'))
}
