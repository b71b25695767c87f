// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reviveDecimals } from '../../src/app/release/reviveDecimals.ts'
import { shippedDocuments } from '../../src/demo/shippedDocuments.ts'
import { checkDocuments } from '../../src/format/checkDocuments.ts'
import { compileRelease } from '../../src/format/compileRelease.ts'
import { handwrittenParts } from '../../src/format/handwrittenParts.ts'
import type { Issue } from '../../src/format/Issue.ts'
import type { SourceFile } from '../../src/format/SourceFile.ts'
import { objectOf } from '../../src/format/value/isObject.ts'
import { loadRelease } from '../../src/release/LoadedRelease.ts'
import { readPlan } from '../../src/renderer/readPlan.ts'
import type { TestAnswer } from '../../src/renderer/testing/createTestHost.ts'
import { playScreen } from '../../src/renderer/testing/playScreen.tsx'
import { contractWith } from './languageSite.ts'

/** A screen written by the card alone, and what has to be true of it when it is played. */
interface Brief {
  readonly brief: string
  /** Calls that it needs, as in the `calls.json` of a screen. */
  readonly calls: Readonly<Record<string, unknown>>
  readonly choices?: object
  /** Texts with placeholders; any other text shows as its key. */
  readonly copy?: Readonly<Record<string, string>>
  readonly screen: { readonly id: string }
  readonly answers: Readonly<Record<string, TestAnswer>>
  readonly loggedIn?: boolean
  readonly says: readonly string[]
  readonly hides?: readonly string[]
  /** Typed into fields, by their labels. */
  readonly types?: Readonly<Record<string, string>>
  /** Pressed after that, one after the other. */
  readonly press?: readonly string[]
  /** Milliseconds that pass after that. */
  readonly after?: number
  readonly then?: readonly string[]
  /** Calls that are made, as they were last. */
  readonly makes?: readonly { readonly call: string; readonly with: object }[]
  /** Sources that were asked for twice. */
  readonly asks?: readonly string[]
  /** Addresses that it leads to, as they were last. */
  readonly goes?: readonly object[]
  /** The query of the address to which that leads, on the same screen. */
  readonly at?: Readonly<Record<string, string>>
}

const briefs = globSync('briefs/*.json', { cwd: import.meta.dirname })
  .toSorted()
  .map((file): [string, Brief] => [
    basename(file, '.json'),
    JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')),
  ])

function check({ calls, choices, screen: written }: Brief, copy: Readonly<Record<string, string>> = {}) {
  const files = shippedDocuments.map(({ path, text }): SourceFile => {
    const read = objectOf(JSON.parse(text))
    if (path === 'choices.json')
      return { path, text: JSON.stringify({ ...read, lists: { ...objectOf(read['lists']), ...choices } }) }
    return path.startsWith('copy/') ? { path, text: JSON.stringify({ ...read, ...copy }) } : { path, text }
  })
  return checkDocuments([...files, { path: `screens/${written.id}.json`, text: JSON.stringify(written) }], {
    contract: contractWith(calls),
    handwritten: handwrittenParts,
  })
}

const missingText = ({ code, message }: Issue) =>
  code === 'unknown-copy' ? (/"([\w.]+)"/.exec(message)?.[1] ?? '') : undefined

const tell = ({ path, message }: Issue) => `${path}: ${message}`

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-11-21T01:50:00Z') })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('there are ten', () => {
  expect(briefs).toHaveLength(10)
})

describe.each(briefs)('the brief %s', (_, brief) => {
  const { issues } = check(brief)
  const keys = issues.flatMap((issue) => missingText(issue) ?? [])

  it('has no issue but texts that are missing', () => {
    expect(issues.filter((issue) => missingText(issue) === undefined).map(tell)).toEqual([])
  })

  it(`is: ${brief.brief}`, async () => {
    const copy = { ...Object.fromEntries(keys.map((key) => [key, key])), ...brief.copy }
    const checked = check(brief, copy)
    if (!checked.documents) throw new Error(checked.issues.map(tell).join('\n'))
    const release = loadRelease(compileRelease(checked.documents, 'briefs'), { readPlan })
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
    const plan = release.screen(brief.screen.id)
    if (!plan) throw new Error('The release has no such screen.')
    const { host, show } = playScreen(plan, {
      answers: brief.answers,
      copy,
      lists: release.lists(),
      settings: reviveDecimals(release.settings()),
      loggedIn: brief.loggedIn ?? true,
      now: () => Date.now(),
    })

    for (const text of brief.says) expect((await screen.findAllByText(text)).length, text).toBeGreaterThan(0)
    for (const text of brief.hides ?? []) expect(screen.queryByText(text), text).toBeNull()
    for (const [label, text] of Object.entries(brief.types ?? {}))
      await user.type(await screen.findByLabelText(label), text)
    for (const name of brief.press ?? []) await user.click((await screen.findAllByText(name))[0] ?? document.body)
    await act(() => vi.advanceTimersByTimeAsync(brief.after ?? 0))

    for (const { call, with: params } of brief.makes ?? [])
      await vi.waitFor(() => {
        const made = host.calls.findLast(({ id }) => id === call)
        expect(JSON.parse(JSON.stringify(made?.params ?? null)), call).toEqual(params)
      })
    for (const call of brief.asks ?? []) expect(host.calls.filter(({ id }) => id === call)).toHaveLength(2)
    for (const address of brief.goes ?? []) await vi.waitFor(() => expect(host.went.at(-1)).toMatchObject(address))
    if (brief.at) show({ query: brief.at })
    for (const text of brief.then ?? []) expect(await screen.findByText(text), text).toBeVisible()
    expect(host.problems).toEqual([])
  })
})
