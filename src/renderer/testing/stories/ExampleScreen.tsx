import { useState } from 'react'
import type { Block, BlockType } from '../../../format/blocks/Block.ts'
import type { Locale } from '../../../format/locales.ts'
import { RendererProvider } from '../../screen/RendererProvider.tsx'
import { Screen } from '../../Screen.tsx'
import { createTestHost } from '../createTestHost.ts'
import { blockExamples } from '../examples/blockExamples.ts'
import { answersIn, type ExampleState } from '../examples/exampleStates.ts'
import { copyIn, exampleLists, exampleParts } from '../examples/exampleWorld.tsx'
import { planOf } from '../planOf.ts'
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
    const { block, sources = {}, answers = {} } = blockExamples[type][place] ?? blockExamples[type][0]
    const host = createTestHost({
      answers: answersIn(state, withPictures(answers), locale),
      copy: { ...storyCopy(locale), ...copyIn(locale, state === 'long') },
      lists: exampleLists,
      handwritten: exampleParts,
      onQuery: setQuery,
      now: () => Date.parse('2026-11-21T01:50:00Z'),
    })
    host.locale.set(locale)
    return { host, plan: planOf(besideUnknown ? [unknown, withPictures(block)] : [withPictures(block)], { sources }) }
  })
  return (
    <RendererProvider host={host}>
      <Screen plan={plan} query={query} active />
    </RendererProvider>
  )
}
