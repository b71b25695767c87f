import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { defaultRails } from './Rails.ts'
import { ConfigError } from './ConfigError.ts'
import { testFolder } from '../../testing/createTestCore.ts'
import { readConfig } from './readConfig.ts'
import { variables } from './variables.ts'

const NAMES = Object.keys(variables)
const SECRETS = Object.entries(variables).flatMap(([name, variable]) => ('secret' in variable ? [name] : []))

/** A secret in the wrong variable, in every form that a parser may trip over. */
const SPOILED = [
  'secret',
  ':secret',
  'mysql://root:secret@db',
  'postgres://root:secret@db:x/y',
  'https://root:secret@platform.example.com',
  'http://x/secret?secret',
  '{"secret":{}}',
  '{"/a":{"secret":1}}',
  '{"/a":"secret"}',
  '{secret',
  '/secret.json',
  `/${'secret'.repeat(30)}`,
]

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}

describe('the configuration', () => {
  it('needs no variable', () => {
    expect(readConfig({})).toMatchObject({
      port: 4600,
      deskPort: 4601,
      deskHost: '127.0.0.1',
      imgOrigins: [],
      frameOrigins: [],
      approvalsRequired: false,
      countedPhones: 1,
      maxStreams: 5000,
      rails: defaultRails,
    })
  })

  it('reads every variable', () => {
    const config = readConfig({
      PORT: '8080',
      PLATFORM_URL: 'https://platform.example.com/members/',
      PLATFORM_MEMBER: 'clerk:a:word',
      FRAME_ORIGINS: 'https://games.example.com, https://chat.example.com/',
      APPROVALS_REQUIRED: 'on',
      COUNTED_PHONES: '25',
      RAILS: '{"/recharge/bank/max":{"max":50000}}',
      OIDC_ISSUER: 'https://login.example.com/desk/',
      OIDC_CLIENT_ID: 'desk',
      OIDC_CLIENT_SECRET: 'a secret',
      OIDC_ROLES: 'Desk owners=owner, ou=desk=editor',
    })
    expect(config).toMatchObject({
      port: 8080,
      platformUrl: 'https://platform.example.com/members',
      platformMember: { name: 'clerk', password: 'a:word' },
      frameOrigins: ['https://games.example.com', 'https://chat.example.com'],
      approvalsRequired: true,
      countedPhones: 0.25,
      rails: { '/recharge/bank/max': { max: '50000' } },
      companyLogin: {
        issuer: 'https://login.example.com/desk/',
        clientId: 'desk',
        clientSecret: 'a secret',
        roles: { 'Desk owners': 'owner', 'ou=desk': 'editor' },
        groupsClaim: 'groups',
        scopes: 'openid profile offline_access',
        secondFactors: ['mfa', 'otp', 'hwk'],
      },
    })
  })

  it.each([
    [{ PORT: '99999' }, 'PORT: a port is at most 65535.'],
    [{ PORT: '4601' }, 'PORT and DESK_PORT are both 4601'],
    [{ PLATFORM_URL: 'platform' }, 'must be an http or https address'],
    [{ PLATFORM_MEMBER: 'clerk' }, 'PLATFORM_MEMBER: it must be a name and a password'],
    [{ IMG_ORIGINS: 'http://img.example.com' }, 'only https is allowed'],
    [{ IMG_ORIGINS: 'https://img.example.com;script-src *' }, 'IMG_ORIGINS'],
    [{ FRAME_ORIGINS: 'https://games.example.com/lobby' }, 'must be an origin such as https://games.example.com'],
    [{ APPROVALS_REQUIRED: 'maybe' }, 'must be on or off'],
    [{ COUNTED_PHONES: '101' }, 'COUNTED_PHONES: it must be from 0 to 100, in percent'],
    [{ RAILS: '{"bank":{}}' }, 'must be a JSON Pointer'],
    [{ RAILS: '{"/a":{"min":"5","max":"4"}}' }, '/a has its min above its max'],
    [{ RAILS: '/nowhere/rails.json' }, 'RAILS: it must be JSON or name a file that can be read (ENOENT)'],
    [{ DESK_HOST: '0.0.0.0' }, 'Put TLS before it'],
    [{ DESK_HOST: '0.0.0.0', DESK_ORIGIN: 'http://desk.example.com' }, 'only https is allowed'],
    [{ DESK_HOST: '0.0.0.0', DESK_ORIGIN: 'http://localhost:4601' }, 'Put TLS before it and give its https address'],
    [{ METRICS_PORT: '4600' }, 'METRICS_PORT is 4600, which another listener has'],
    [{ METRICS_HOST: '0.0.0.0' }, 'Set METRICS_TOKEN'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN: it must have at least 24 characters'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY: each entry must be an address'],
    [{ TRUST_PROXY: 'proxy.example.com' }, 'TRUST_PROXY: each entry must be an address'],
    [
      { DATABASE_URL: 'postgres://a:b@db:port/playbill' },
      'DATABASE_URL: it must be the address of a PostgreSQL database',
    ],
    [
      { DATABASE_URL: 'mysql://root:secret@db/playbill' },
      'DATABASE_URL: it must be the address of a PostgreSQL database',
    ],
    [
      { WEBHOOK_URL: 'http://hooks.example.com/x', WEBHOOK_SECRET: 'x'.repeat(32) },
      'WEBHOOK_URL: only https is allowed',
    ],
    [
      { WEBHOOK_URL: 'https://hooks.example.com/x', WEBHOOK_SECRET: 'short' },
      'WEBHOOK_SECRET: it must have at least 24 characters',
    ],
    [{ WEBHOOK_URL: 'https://hooks.example.com/x' }, 'belong together'],
    [
      { OIDC_ISSUER: 'https://login.example.com', OIDC_CLIENT_ID: 'desk' },
      'OIDC_CLIENT_SECRET and OIDC_ROLES: missing. OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_ROLES belong together: set all or none.',
    ],
    [{ OIDC_ISSUER: 'http://login.example.com' }, 'OIDC_ISSUER: only https is allowed'],
    [{ OIDC_ROLES: 'desk-owners=king' }, 'OIDC_ROLES: it must be a list such as desk-owners=owner'],
    [{ OIDC_ROLES: 'desk-owners' }, 'OIDC_ROLES: it must be a list such as desk-owners=owner'],
    [{ OIDC_SCOPES: 'profile' }, 'OIDC_SCOPES: it must have the scope openid'],
    [{ DATA_DIR: `/${'x'.repeat(120)}` }, 'is too long'],
  ])('refuses %o with a sentence', (environment, sentence) => {
    expect(problemsOf(environment as unknown as Record<string, string>).join('\n')).toContain(sentence)
  })

  it.each(NAMES)('does not print the value of %s, whatever is wrong with it', (name) => {
    const told = SPOILED.flatMap((value) => problemsOf({ DESK_HOST: '0.0.0.0', [name]: value }))
    expect(told.join('\n')).not.toContain('secret')
  })

  it('takes proxies by address, by network and by name, and for now by number', () => {
    expect(readConfig({ TRUST_PROXY: '10.0.0.7, 2001:db8::/32 loopback' }).trustProxy).toEqual([
      '10.0.0.7',
      '2001:db8::/32',
      'loopback',
    ])
    expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
    expect(readConfig({}).trustProxy).toBe(0)
  })

  it('reads each secret from a file, too, and prints neither the file’s path nor what it holds', async () => {
    const secrets = {
      DATABASE_URL: 'postgres://a:b@127.0.0.1/playbill',
      PLATFORM_MEMBER: 'clerk:a word',
      OIDC_CLIENT_SECRET: 'a word',
      WEBHOOK_URL: 'https://hooks.example.com/a-path',
      WEBHOOK_SECRET: 'w'.repeat(24),
      METRICS_TOKEN: 'm'.repeat(24),
    }
    const folder = await testFolder()
    const environment: Record<string, string> = {
      METRICS_PORT: '4602',
      OIDC_ISSUER: 'https://login.example.com',
      OIDC_CLIENT_ID: 'desk',
      OIDC_ROLES: 'desk=owner',
    }
    expect(Object.keys(secrets)).toEqual(SECRETS)
    const files: Record<string, string> = {}
    for (const [name, secret] of Object.entries(secrets)) {
      files[`${name}_FILE`] = join(folder, `secret-${name}`)
      writeFileSync(join(folder, `secret-${name}`), `${secret}\n`)
    }
    expect(readConfig({ ...environment, ...files })).toEqual(readConfig({ ...environment, ...secrets }))
    expect(problemsOf({ ...environment, ...secrets, ...files })).toHaveLength(6)
    for (const name of Object.keys(secrets)) {
      expect(problemsOf({ [`${name}_FILE`]: '/nowhere/secret' }).join()).toContain(
        `${name}_FILE: it must name a file that can be read (ENOENT).`,
      )
      writeFileSync(join(folder, `secret-${name}`), 'secret\u0000: //')
      expect(problemsOf({ [`${name}_FILE`]: join(folder, `secret-${name}`) }).join()).not.toContain('secret')
      writeFileSync(join(folder, `secret-${name}`), '\n')
      expect(problemsOf({ [`${name}_FILE`]: join(folder, `secret-${name}`) })).toContain(
        `${name}_FILE: the file is empty.`,
      )
    }
  })

  it('names every problem at once', () => {
    expect(problemsOf({ PORT: 'x', MAX_STREAMS: '-1', LOG_LEVEL: 'loud' })).toHaveLength(3)
  })
})
