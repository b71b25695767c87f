import { describe, expect, it } from 'vitest'
import type { Manifest } from '../../format/release.ts'
import { formatPlace, isSamePlace, parsePlace, placeOf, redirectTarget, screenAt } from './Place.ts'

const screen = (path: string) => ({ sha: 'x', path, access: 'visitor' as const, cached: false })
const manifest = {
  screens: { home: screen('/'), money: screen('/money'), transRecord: screen('/transRecord'), login: screen('/login') },
} as unknown as Manifest

describe('a place', () => {
  it('is read from an address and written back', () => {
    expect(parsePlace('/transRecord?type=2&x=%26%20%ED%95%9C')).toEqual({
      path: '/transRecord',
      query: { type: '2', x: '& 한' },
    })
    expect(formatPlace({ path: '/a', query: { x: '& 한' } })).toBe('/a?x=%26+%ED%95%9C')
    expect(parsePlace('')).toEqual({ path: '/', query: {} })
  })

  it('takes its query from the route and from what goes with it', () => {
    expect(placeOf('/boutBallBetInfo?type=3', { x: '1' })).toEqual({
      path: '/boutBallBetInfo',
      query: { type: '3', x: '1' },
    })
  })

  it('is the same whatever the order of its query', () => {
    expect(isSamePlace(parsePlace('/a?x=1&y=2'), parsePlace('/a?y=2&x=1'))).toBe(true)
    expect(isSamePlace(parsePlace('/a?x=1'), parsePlace('/a?x=2'))).toBe(false)
  })
})

describe('the screen at a path', () => {
  it('is found by its route and only as written', () => {
    expect(screenAt(manifest, '/money')?.id).toBe('money')
    expect(screenAt(manifest, '/Money')).toBeUndefined()
    expect(screenAt(manifest, '/constructor')).toBeUndefined()
  })
})

describe('the target of a login', () => {
  it('is the place the member was sent from', () => {
    expect(redirectTarget('/transRecord?type=2', manifest)).toEqual({ path: '/transRecord', query: { type: '2' } })
  })

  it.each([
    undefined,
    '',
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere',
    '/nowhere',
    '/login',
    '/login?redirect=/money',
    'javascript:alert(1)',
    'money',
  ])('is home for %s', (redirect) => {
    expect(redirectTarget(redirect, manifest)).toEqual({ path: '/', query: {} })
  })
})
