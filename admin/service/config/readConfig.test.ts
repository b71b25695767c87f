import { describe, expect, it } from 'vitest'
import { defaultRails } from '../gates/Rails.ts'
import { ConfigError } from './ConfigError.ts'
import { readConfig } from './readConfig.ts'

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
  it('needs nothing', () => {
    expect(readConfig({})).toMatchObject({ port: 4600, deskPort: 4601, deskHost: '127.0.0.1', imgOrigins: [], frameOrigins: [], approvalsRequired: false, maxStreams: 5000, rails: defaultRails })
  })

  it('reads what it is given', () => {
    const config = readConfig({
      PORT: '8080',
      PLATFORM_URL: 'https://platform.example.com/members/',
      PLATFORM_MEMBER: 'clerk:a:word',
      FRAME_ORIGINS: 'https://games.example.com, https://chat.example.com/',
      APPROVALS_REQUIRED: 'on',
      RAILS: '{"/recharge/bank/max":{"max":50000}}',
    })
    expect(config).toMatchObject({
      port: 8080,
      platformUrl: 'https://platform.example.com/members',
      platformMember: { name: 'clerk', password: 'a:word' },
      frameOrigins: ['https://games.example.com', 'https://chat.example.com'],
      approvalsRequired: true,
      rails: { '/recharge/bank/max': { max: '50000' } },
    })
  })

  it.each([
    [{ PORT: '99999' }, 'PORT=99999: a port is at most 65535.'],
    [{ PORT: '4601' }, 'PORT and DESK_PORT are both 4601'],
    [{ PLATFORM_URL: 'platform' }, 'must be an http or https address'],
    [{ PLATFORM_MEMBER: 'clerk' }, 'PLATFORM_MEMBER: it must be a name and a password'],
    [{ IMG_ORIGINS: 'http://img.example.com' }, 'only https is allowed'],
    [{ IMG_ORIGINS: "https://img.example.com;script-src *" }, 'IMG_ORIGINS'],
    [{ FRAME_ORIGINS: 'https://games.example.com/lobby' }, 'must be an origin such as https://games.example.com'],
    [{ APPROVALS_REQUIRED: 'maybe' }, 'must be on or off'],
    [{ RAILS: '{"bank":{}}' }, 'must be a JSON Pointer'],
    [{ RAILS: '{"/a":{"min":"5","max":"4"}}' }, '/a has its min above its max'],
    [{ RAILS: '/nowhere/rails.json' }, 'RAILS=/nowhere/rails.json: ENOENT'],
    [{ DESK_HOST: '0.0.0.0' }, 'Put TLS before it'],
    [{ DESK_HOST: '0.0.0.0', DESK_ORIGIN: 'http://desk.example.com' }, 'only https is allowed'],
    [{ DATABASE_URL: 'mysql://root:secret@db/playbill' }, 'DATABASE_URL: it must be the address of a PostgreSQL database'],
    [{ WEBHOOK_URL: 'http://hooks.example.com/x', WEBHOOK_SECRET: 'x'.repeat(32) }, 'WEBHOOK_URL: only https is allowed'],
    [{ WEBHOOK_URL: 'https://hooks.example.com/x', WEBHOOK_SECRET: 'short' }, 'WEBHOOK_SECRET: it must have at least 24 characters'],
    [{ WEBHOOK_URL: 'https://hooks.example.com/x' }, 'belong together'],
    [{ DATA_DIR: `/${'x'.repeat(120)}` }, 'is too long'],
  ])('refuses %o with a sentence', (environment, sentence) => {
    expect(problemsOf(environment as unknown as Record<string, string>).join('\n')).toContain(sentence)
  })

  it('does not print a password', () => {
    expect(problemsOf({ PLATFORM_MEMBER: ':secret', DATABASE_URL: 'mysql://root:secret@db', WEBHOOK_URL: 'http://x/secret', WEBHOOK_SECRET: 'secret' }).join()).not.toContain('secret')
  })

  it('names every problem at once', () => {
    expect(problemsOf({ PORT: 'x', MAX_STREAMS: '-1', LOG_LEVEL: 'loud' })).toHaveLength(3)
  })
})
