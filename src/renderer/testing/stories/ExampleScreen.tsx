import { useState } from 'react'
import type { Block, BlockType } from '../../../format/blocks/Block.ts'
import type { Locale } from '../../../format/locales.ts'
import { RendererProvider } from '../../screen/RendererProvider.tsx'
import { Screen } from '../../Screen.tsx'
import { createTestHost } from '../createTestHost.ts'
import { exampleAnswers } from '../examples/exampleAnswers.ts'
import { answersIn, type ExampleState } from '../examples/exampleStates.ts'
import { examplesOf, hostOf, longCopy } from '../examples/playedExamples.tsx'
import { storyCopy } from './storyCopy.ts'
import { withPictures } from './withPictures.ts'

export interface ExampleScreenProps {
  type: BlockType
  /** Which of the type's examples. */
  example: number
  state: ExampleState
  locale: Locale
  /** Play it beside a block that the app does not know. */
  besideUnknown: boolean
}

const unknown = { type: 'hologram', id: 'hologram' } as unknown as Block

/** A screen with one example of a block, in a situation. */
export function ExampleScreen({ type, example: place, state, locale, besideUnknown }: ExampleScreenProps) {
  const [query, setQuery] = useState<Readonly<Record<string, string>>>({})
  const [{ host, plan }] = useState(() => {
    const example = examplesOf(type)[place]
    if (!example) throw new Error(`${type} has no example ${place}.`)
    const plan = withPictures(example.plan)
    const host = createTestHost({
      ...hostOf(example),
      answers: answersIn(state, withPictures(exampleAnswers), locale),
      copy: state === 'long' ? longCopy(locale, plan) : storyCopy(locale),
      onQuery: setQuery,
    })
    host.locale.set(locale)
    return { host, plan: besideUnknown ? { ...plan, body: [unknown, ...plan.body] } : plan }
  })
  return (
    <RendererProvider host={host}>
      <Screen plan={plan} query={query} active />
    </RendererProvider>
  )
}
