import { describe, expect, it } from 'vitest'
import { trustProxies } from './trustProxies.ts'

describe('a trusted proxy', () => {
  it.each([
    ['10.0.0.7', '10.0.0.7', true],
    ['10.0.0.7', '::ffff:10.0.0.7', true],
    ['10.0.0.7', '10.0.0.8', false],
    ['10.0.0.0/8', '10.200.3.4', true],
    ['10.0.0.0/8', '11.0.0.1', false],
    ['2001:db8::/32', '2001:db8:1::5', true],
    ['2001:db8::/32', '2001:db9::5', false],
    ['loopback', '127.0.0.1', true],
    ['loopback', '::1', true],
    ['linklocal', 'fe80::1%eth0', true],
    ['uniquelocal', '192.168.3.4', true],
    ['uniquelocal', '8.8.8.8', false],
    ['loopback', '', false],
    ['loopback', 'unknown', false],
  ])('with %s: %s is one: %s', (entry, address, expected) => {
    expect(trustProxies([entry])(address, 5)).toBe(expected)
  })

  it('given by number is any address within that many hops', () => {
    const trusts = trustProxies(1)
    expect([trusts('203.0.113.9', 0), trusts('10.0.0.7', 1)]).toEqual([true, false])
    expect(trustProxies(0)('127.0.0.1', 0)).toBe(false)
  })
})
