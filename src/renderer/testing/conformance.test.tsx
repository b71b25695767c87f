// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Block, BlockType } from '../../format/blocks/Block.ts'
import { locales, type Locale } from '../../format/locales.ts'
import type { OperationId } from '../../platform/Operations.ts'
import { blockExamples } from './examples/blockExamples.ts'
import type { Example } from './examples/Example.ts'
import { answersIn, type ExampleState } from './examples/exampleStates.ts'
import { copyIn, exampleLists, exampleParts } from './examples/exampleWorld.tsx'
import { keepsTheLawOfAnswers } from './lawOfAnswers.ts'
import { keepsTheLawOfUser, readingUser } from './lawOfUser.ts'
import { planOf } from './planOf.ts'
import { playScreen } from './playScreen.tsx'

const types = Object.keys(blockExamples) as BlockType[]
const examplesOf = (type: BlockType): readonly Example[] => blockExamples[type]
const spoken = (text: string) => copyIn('kor')[text]?.split('\n')[0] ?? text

/** Lets what is lazy come and answers arrive. */
async function settle(): Promise<void> {
  await act(async () => {
    await vi.dynamicImportSettled()
  })
  await act(async () => {
    await vi.dynamicImportSettled()
  })
}

interface PlayOptions {
  readonly locale?: Locale
  readonly before?: readonly Block[]
}

const planFor = (example: Example, before: readonly Block[] = []) =>
  planOf([...before, example.block], { sources: example.sources ?? {} })

const optionsFor = (example: Example, state: ExampleState, locale: Locale = 'kor') => ({
  answers: answersIn(state, example.answers, locale),
  copy: copyIn(locale, state === 'long'),
  lists: exampleLists,
  handwritten: exampleParts,
  now: () => Date.parse('2026-11-21T01:50:00Z'),
})

async function play(example: Example, state: ExampleState, { locale = 'kor', before = [] }: PlayOptions = {}) {
  const played = playScreen(planFor(example, before), optionsFor(example, state, locale))
  played.host.locale.set(locale)
  await settle()
  return played
}

/** Contrast needs a browser; the stories ask for it there. */
async function violations(): Promise<readonly string[]> {
  const { violations } = await axe.run(document.body, {
    iframes: false,
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

const crashed = () => screen.queryAllByText(/^block\.(failed|unsupported)$/)

const named = (examples: readonly Example[]) => examples.map((example) => [example.name, example] as const)

beforeEach(() => {
  // What React says there is a fault: a missing key, an act too few, elements no browser nests so.
  vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => {
    throw new Error(said.map(String).join(' '))
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe.each(types)('%s', (type) => {
  const examples = examplesOf(type)
  const readers = examples.filter(({ sources }) => sources !== undefined)

  describe.each(named(examples))('%s', (_, example) => {
    it('shows its content', async () => {
      const { host, container } = await play(example, 'ready')
      expect(crashed()).toEqual([])
      expect(host.problems).toEqual([])
      expect(document.body.textContent).toContain(spoken(example.shows ?? ''))
      expect(container).not.toBeEmptyDOMElement()
    })

    it('can be used by everybody', async () => {
      await play(example, 'ready')
      expect(await violations()).toEqual([])
    })

    it.each(locales)('copes with very long words (%s)', async (locale) => {
      const { host } = await play(example, 'long', { locale })
      expect(crashed()).toEqual([])
      expect(host.problems).toEqual([])
    })

    it('plays beside a block that the app does not know', async () => {
      const unknown = { type: 'hologram', id: 'hologram' } as unknown as Block
      const { host } = await play(example, 'ready', { before: [unknown] })
      expect(screen.getByText('block.unsupported')).toBeInTheDocument()
      expect(document.body.textContent).toContain(spoken(example.shows ?? ''))
      expect(host.problems).toEqual([{ code: 'unsupported-block', screen: 'example', pointer: '/body/0' }])
    })
  })

  describe.each(named(readers))('%s', (_, example) => {
    it('waits without a fault', async () => {
      const { host } = await play(example, 'loading')
      expect(crashed()).toEqual([])
      expect(host.problems).toEqual([])
      expect(screen.queryByRole('alert')).toBeNull()
    })

    it('copes with an empty answer', async () => {
      await play(example, 'empty')
      expect(crashed()).toEqual([])
      expect(document.body.textContent).toContain(spoken(example.showsEmpty ?? ''))
    })

    keepsTheLawOfAnswers({ plan: planFor(example), options: optionsFor(example, 'ready'), settle })

    it('says that it failed, and is there when tried again', async () => {
      const { host } = await play(example, 'failed')
      expect(crashed()).toEqual([])
      const alert = screen.getByRole('alert')
      expect(await violations()).toEqual([])

      for (const [id, answer] of Object.entries(answersIn('ready', example.answers)))
        host.answer(id as OperationId, answer)
      await act(async () => within(alert).getByRole('button').click())
      await settle()
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
      expect(document.body.textContent).toContain(spoken(example.shows ?? ''))
    })
  })
})

/** Those that read the member alone, with `user` in place of the call. */
const members = types.flatMap((type) =>
  examplesOf(type).flatMap((example) => {
    const block = readingUser(example.block)
    const user = example.answers?.getUser
    return block && typeof user === 'object' && user !== null
      ? [{ type, name: example.name, block, user, example }]
      : []
  }),
)

describe.each(members)('$type of the member: $name', ({ block, user, example }) => {
  keepsTheLawOfUser({ block, user, options: optionsFor(example, 'ready'), shows: spoken(example.shows ?? ''), settle })
})

it('has an example of every type that reads a source', () => {
  expect(types.filter((type) => !examplesOf(type).some(({ sources }) => sources))).toEqual([])
})
