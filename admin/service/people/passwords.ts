import { hash, verify } from '@node-rs/argon2'
import { WeakPassword } from '../base/refusals.ts'

/** OWASP's first choice for argon2id, which is this package's algorithm: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

const SHORTEST = 12
const LONGEST = 256

/** Refuses what is too short, too long or the operator's own name. */
export async function hashPassword(password: string, name: string): Promise<string> {
  if (password.length < SHORTEST)
    throw new WeakPassword(
      'short',
      `A password needs at least ${SHORTEST} characters. A few random words are easy to remember.`,
      SHORTEST,
    )
  if (password.length > LONGEST)
    throw new WeakPassword('long', `A password has at most ${LONGEST} characters.`, LONGEST)
  if (name !== '' && password.toLowerCase().includes(name.toLowerCase()))
    throw new WeakPassword('name', 'A password must not contain your name.')
  return hash(password, COST)
}

let decoy: Promise<string> | undefined

/** Takes as long for an unknown name as for a known one. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hash('nobody has this password', COST)
  const matches = await verify(passwordHash ?? (await decoy), password.slice(0, LONGEST))
  return matches && passwordHash !== undefined
}
