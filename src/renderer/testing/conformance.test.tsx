// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { blockTypes, type Block } from '../../format/blocks/Block.ts'
import { locales, type Locale } from '../../format/locales.ts'
import type { OperationId } from '../../platform/Operations.ts'
import { answersIn, type ExampleState } from './examples/exampleStates.ts'
import { examplesOf, hostOf, longCopy, type PlayedExample } from './examples/playedExamples.tsx'
import { keepsTheLawOfAnswers } from './lawOfAnswers.ts'
import { keepsTheLawOfUser, readingUser } from './lawOfUser.ts'
import { playScreen } from './playScreen.tsx'
import { storyCopy } from './stories/storyCopy.ts'

const spoken = (text = '') => storyCopy('kor')[text]?.split('\n')[0] ?? text
const reads = ({ plan }: PlayedExample) => Object.keys(plan.sources).length > 0

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

const optionsFor = (example: PlayedExample, state: ExampleState, locale: Locale = 'kor') => ({
  ...hostOf(example),
  answers: answersIn(state, undefined, locale),
  copy: state === 'long' ? longCopy(locale, example.plan) : storyCopy(locale),
})

async function play(example: PlayedExample, state: ExampleState, { locale = 'kor', before = [] }: PlayOptions = {}) {
  const { plan } = example
  const played = playScreen({ ...plan, body: [...before, ...plan.body] }, optionsFor(example, state, locale))
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

const crashed = () => ['block.failed', 'block.unsupported'].flatMap((key) => screen.queryAllByText(spoken(key)))

const named = (examples: readonly PlayedExample[]) => examples.map((example) => [example.name, example] as const)

beforeEach(() => {
  // What React says there is a fault: a missing key, an act too few, elements no browser nests so.
  vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => {
    throw new Error(said.map(String).join(' '))
  })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe.each(blockTypes)('%s', (type) => {
  const examples = examplesOf(type)
  const readers = examples.filter(reads)

  describe.each(named(examples))('%s', (_, example) => {
    it('shows its content', async () => {
      const { host, container } = await play(example, 'ready')
      expect(crashed()).toEqual([])
      expect(host.problems).toEqual([])
      expect(document.body.textContent).toContain(spoken(example.shows))
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
      expect(screen.getByText(spoken('block.unsupported'))).toBeInTheDocument()
      expect(document.body.textContent).toContain(spoken(example.shows))
      expect(host.problems).toEqual([{ code: 'unsupported-block', screen: example.plan.id, pointer: '/body/0' }])
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
      expect(document.body.textContent).toContain(spoken(example.showsEmpty))
    })

    keepsTheLawOfAnswers({ plan: example.plan, options: optionsFor(example, 'ready'), settle })

    it('says that it failed, and is there when tried again', async () => {
      const { host } = await play(example, 'failed')
      expect(crashed()).toEqual([])
      const alert = screen.getByRole('alert')
      expect(await violations()).toEqual([])

      for (const [id, answer] of Object.entries(answersIn('ready'))) host.answer(id as OperationId, answer)
      await act(async () => within(alert).getByRole('button').click())
      await settle()
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
      expect(document.body.textContent).toContain(spoken(example.shows))
    })
  })
})

/** Those that read the member alone, with `user` in place of the call. */
const members = blockTypes.flatMap((type) =>
  examplesOf(type).flatMap((example) => {
    const [whole, ...others] = example.plan.body
    const block = whole && others.length === 0 ? readingUser(whole) : undefined
    return block ? [{ type, name: example.name, block, example }] : []
  }),
)

describe.each(members)('$type of the member: $name', ({ block, example }) => {
  const options = optionsFor(example, 'ready')
  keepsTheLawOfUser({ block, user: options.user, options, shows: spoken(example.shows), settle })
})

it('has an example of every type that reads a source', () => {
  expect(blockTypes.filter((type) => !examplesOf(type).some(reads))).toEqual([])
})
