import type { Config } from './Config.ts'
import { isLoopback } from './isLoopback.ts'
import { parseDatabaseUrl } from './parseDatabaseUrl.ts'

/** Risks of a configuration, in sentences for the person who starts the service. None contains a value. */
export function findRisks(
  { platformUrl, databaseUrl, trustProxy }: Config,
  userId: number | undefined,
): readonly string[] {
  const risks: string[] = []
  if (userId === 0)
    risks.push(
      'The service runs as root, so anybody who breaks into it has the whole machine. Start it as a user of its own.',
    )
  if (platformUrl !== undefined && isPlain(platformUrl))
    risks.push(
      'PLATFORM_URL is plain http to another machine: passwords, tokens and money calls of members can be read and changed on the way. Use https.',
    )
  if (databaseUrl !== undefined && !isEncrypted(databaseUrl))
    risks.push(
      'DATABASE_URL reaches another machine unencrypted: the password of the database and all of the store can be read on the way. Add ?sslmode=verify-full.',
    )
  if (typeof trustProxy === 'number' && trustProxy > 0)
    risks.push(
      'TRUST_PROXY is a number, which trusts whoever connects. Name the addresses of your proxies instead, such as 10.0.0.7 or loopback; the next release takes no number.',
    )
  return risks
}

function isPlain(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'http:' && !isLoopback(hostname)
}

/** A socket of this machine and loopback need no encryption. */
function isEncrypted(address: string): boolean {
  const { hostname = '', searchParams = new URLSearchParams() } = parseDatabaseUrl(address) ?? {}
  const host = searchParams.get('host') ?? decodeURIComponent(hostname)
  if (host === '' || host.startsWith('/') || isLoopback(host)) return true
  return (searchParams.get('sslmode') ?? 'disable') !== 'disable' || /^(true|1)$/.test(searchParams.get('ssl') ?? '')
}
