import { describe, expect, it } from 'vitest'
import { findRisks } from './findRisks.ts'
import { readConfig } from './readConfig.ts'

const risksOf = (environment: Readonly<Record<string, string | undefined>>, userId = 1000) =>
  findRisks(readConfig(environment), userId).join('\n')

describe('the risks of a configuration', () => {
  it.each([
    [{ PLATFORM_URL: 'http://platform.example.com' }, 'PLATFORM_URL is plain http'],
    [
      { DATABASE_URL: 'postgres://p:secret@db.example.com/playbill' },
      'DATABASE_URL reaches another machine unencrypted',
    ],
    [
      { DATABASE_URL: 'postgres://p:secret@db.example.com/playbill?sslmode=disable' },
      'DATABASE_URL reaches another machine unencrypted',
    ],
    [{ TRUST_PROXY: '1' }, 'TRUST_PROXY is a number'],
  ])('%o is reported, without its value', (environment, sentence) => {
    const told = risksOf(environment)
    expect(told).toContain(sentence)
    expect(told).not.toMatch(/secret|example/)
  })

  it('running as root is reported', () => {
    expect(risksOf({}, 0)).toContain('runs as root')
  })

  it.each([
    {},
    { PLATFORM_URL: 'https://platform.example.com' },
    { PLATFORM_URL: 'http://127.0.0.1:8080' },
    { DATABASE_URL: 'postgres://p:s@localhost/playbill' },
    { DATABASE_URL: 'postgres://p:s@db.example.com/playbill?sslmode=verify-full' },
    { DATABASE_URL: 'postgres://p@/playbill?host=/var/run/postgresql' },
    { TRUST_PROXY: '10.0.0.7' },
  ])('%o has none', (environment) => {
    expect(risksOf(environment)).toBe('')
  })
})
