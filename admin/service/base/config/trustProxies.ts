import { BlockList, isIP } from 'node:net'

/**
 * Whose `X-Forwarded-For` is believed: only that of these addresses and networks, or of so many hops, whoever they are.
 */
export type TrustedProxies = readonly string[] | number

/** Networks by the names that proxies give them. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/**
 * Whether an address on a request's way is a proxy of ours; `hop` counts from the service outwards, Infinity for the
 * original client.
 */
export type TrustsProxy = (address: string, hop: number) => boolean

/** Throws a sentence where an entry is neither an address nor a network. */
export function trustProxies(trusted: TrustedProxies): TrustsProxy {
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted
  const list = new BlockList()
  for (const entry of trusted.flatMap((name) => NAMED[name] ?? [name])) addTo(list, entry)
  return (address) => {
    const bare = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
    const family = isIP(bare)
    return family !== 0 && list.check(bare, family === 6 ? 'ipv6' : 'ipv4')
  }
}

function addTo(list: BlockList, entry: string): void {
  const [address = '', bits, more] = entry.split('/')
  const family = isIP(address)
  const longest = family === 6 ? 128 : 32
  if (family === 0 || more !== undefined || (bits !== undefined && (!/^\d{1,3}$/.test(bits) || Number(bits) > longest)))
    throw new Error(
      'each entry must be an address such as 10.0.0.7, a network such as 10.0.0.0/8, or loopback, linklocal or uniquelocal',
    )
  list.addSubnet(address, bits === undefined ? longest : Number(bits), family === 6 ? 'ipv6' : 'ipv4')
}
