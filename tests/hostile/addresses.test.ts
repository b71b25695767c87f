// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { formatPlace, parsePlace, redirectTarget, screenAt } from '../../src/app/navigation/Place.ts'
import { compileTestRelease } from '../../src/app/testing/compileTestRelease.ts'
import { readPicture } from '../../src/renderer/reading/display.ts'
import { hostileStrings } from './hostileStrings.ts'

const { manifest } = compileTestRelease()
const spellings = (text: string) => [
  text,
  `/${text}`,
  `/recharge?type=${text}`,
  encodeURIComponent(text.toWellFormed()),
  `/recharge?${new URLSearchParams({ type: text, [text]: text }).toString()}`,
]

it('lead from the login only to a screen of ours', () => {
  for (const text of hostileStrings.flatMap(spellings)) {
    const target = redirectTarget(text, manifest)
    expect(screenAt(manifest, target.path), text).toBeDefined()
    const { origin } = new URL(`#${formatPlace(target)}`, window.location.href)
    expect(origin, text).toBe(window.location.origin)
  }
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
})

it('are read from an address as they were written into it', () => {
  for (const text of hostileStrings.filter((known) => known.isWellFormed())) {
    const { path, query } = parsePlace(
      formatPlace({
        path: '/recharge',
        query: Object.fromEntries([
          ['type', text],
          [text, 'named'],
        ]),
      }),
    )
    expect(path).toBe('/recharge')
    expect(Object.entries(query)).toContainEqual([text, 'named'])
  }
})

it('are pictures only with https or from our own pages', () => {
  const pictures = hostileStrings.map(readPicture).filter((picture) => picture !== undefined)
  const protocols = new Set(pictures.map((picture) => new URL(picture).protocol))
  expect([...protocols].filter((protocol) => !['https:', window.location.protocol].includes(protocol))).toEqual([])
})
