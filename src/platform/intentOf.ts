// Passwords are not part of what the member wants, and nothing derived from them is ever stored.
const SECRETS = new Set(['password', 'paypassword', 'pay_pass'])

/** A short name of what a member wants: the same call with the same params has the same name. */
export function intentOf(member: string, operation: string, params: { readonly [name: string]: unknown }): string {
  const wanted = Object.entries(params)
    .filter(([name, value]) => !SECRETS.has(name) && value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `${operation}-${hash(JSON.stringify([member, wanted]))}`
}

/** cyrb53, 53 bits: enough to tell a handful of intents apart; not a secret. */
function hash(text: string): string {
  let a = 0xdeadbeef
  let b = 0x41c6ce57
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36)
}
