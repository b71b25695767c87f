import { isLoopback } from '../base/config/isLoopback.ts'
import type { TrustsProxy } from '../base/config/trustProxies.ts'
import { networkOf } from '../base/people/networkOf.ts'

/**
 * The network whose clients share a limit; undefined for this machine and for trusted proxies, which have many behind
 * them. A proxy that is not trusted looks like one client.
 */
export function limitedNetworkOf(
  address: string | undefined,
  trusts: TrustsProxy,
  hop: number = Infinity,
): string | undefined {
  const isExempt = address === undefined || isLoopback(address) || trusts(address, hop)
  return isExempt ? undefined : networkOf(address)
}
