import { isIP } from 'node:net'

/** The network that counts as one client: an IPv4 address, or the /64 that a provider gives to one customer in IPv6. */
export function networkOf(address: string): string {
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  return isIP(bare) === 6 ? `${groupsOf(bare).slice(0, 4).join(':')}::/64` : bare
}

/** All eight groups, including those that `::` leaves out. */
function groupsOf(address: string): readonly string[] {
  const [before = '', after] = address.toLowerCase().split('::')
  const head = split(before)
  const tail = split(after ?? '')
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0')
  return [...head, ...zeros, ...tail].map((group) => group.replace(/^0+(?=.)/, ''))
}

/** An IPv4 address at the end is two groups, which are never part of the network. */
function split(groups: string): readonly string[] {
  return groups === '' ? [] : groups.split(':').flatMap((group) => (group.includes('.') ? ['v4', 'v4'] : [group]))
}
