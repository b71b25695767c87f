import { isIP } from 'node:net'

/** What is counted as one: an address of version 4, or the /64 that a provider of version 6 gives to one customer. */
export function networkOf(address: string): string {
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  return isIP(bare) === 6 ? `${groupsOf(bare).slice(0, 4).join(':')}::/64` : bare
}

/** All eight groups, those that `::` stands for too. */
function groupsOf(address: string): readonly string[] {
  const [before = '', after] = address.toLowerCase().split('::')
  const head = split(before)
  const tail = split(after ?? '')
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0')
  return [...head, ...zeros, ...tail].map((group) => group.replace(/^0+(?=.)/, ''))
}

/** An address of version 4 at the end stands for two groups, which belong to no network's name. */
function split(groups: string): readonly string[] {
  return groups === '' ? [] : groups.split(':').flatMap((group) => (group.includes('.') ? ['v4', 'v4'] : [group]))
}
