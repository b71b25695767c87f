import contract from '../../../../schemas/platform.json' with { type: 'json' }
import { reviveDecimals } from '../../../app/release/reviveDecimals.ts'
import { shippedDocuments } from '../../../demo/shippedDocuments.ts'
import type { BlockType } from '../../../format/blocks/Block.ts'
import type { BlockExample } from '../../../format/blocks/declareBlock.ts'
import { checkDocuments } from '../../../format/checkDocuments.ts'
import { compileRelease } from '../../../format/compileRelease.ts'
import { handwrittenParts } from '../../../format/handwrittenParts.ts'
import type { Locale } from '../../../format/locales.ts'
import { exampleFiles } from '../../../format/manual/exampleScreen.ts'
import type { ScreenPlan } from '../../../format/screen.ts'
import { createMemoryStorage } from '../../../platform/createMemoryStorage.ts'
import { operations } from '../../../platform/testing/operations.ts'
import { readData } from '../../../platform/readData.ts'
import { loadRelease } from '../../../release/LoadedRelease.ts'
import { shelfNames } from '../../host/shelfNames.ts'
import { readPlan } from '../../readPlan.ts'
import type { TestHostOptions } from '../createTestHost.ts'
import { storyCopy } from '../stories/storyCopy.ts'
import { exampleAnswers } from './exampleAnswers.ts'
import { longText } from './lengthen.ts'

/** An example of a block as an app plays it: checked and compiled among the documents of this repository. */
export interface PlayedExample extends Pick<BlockExample, 'name' | 'shows' | 'showsEmpty' | 'press' | 'opened'> {
  readonly plan: ScreenPlan
}

function compileExamples() {
  const { documents, issues } = checkDocuments([...shippedDocuments, ...exampleFiles], {
    contract,
    handwritten: handwrittenParts,
  })
  const errors = issues.filter(({ severity }) => severity === 'error')
  if (!documents) throw new Error(errors.map(({ document, message }) => `${document}: ${message}`).join('\n'))
  return loadRelease(compileRelease(documents, 'examples'), { readPlan })
}

const release = compileExamples()

export function examplesOf(type: BlockType): readonly PlayedExample[] {
  return exampleFiles.flatMap(({ type: other, id, example }) => {
    const plan = other === type ? release.screen(id) : undefined
    return plan ? [{ ...example, plan }] : []
  })
}

/** What an app around the examples has: the settings, lists and words of this repository, and one member. */
const exampleHost = {
  settings: reviveDecimals(release.settings()),
  lists: release.lists(),
  user: readData(operations.getUser, exampleAnswers.getUser) as object,
  handwritten: { gameHost: ({ props }) => <p>{String(props['download'])}</p> },
  now: () => Date.parse('2026-11-21T01:50:00Z'),
} satisfies TestHostOptions

/** The same, on a device that keeps what the example says was opened lately. */
export function hostOf({ opened = [] }: PlayedExample) {
  const storage = createMemoryStorage()
  if (opened.length > 0) storage.setItem(shelfNames.recent, JSON.stringify(opened))
  return { ...exampleHost, storage }
}

/** The copy with every text that an example names very long. */
export function longCopy(locale: Locale, plan: ScreenPlan): Readonly<Record<string, string>> {
  const lists = Object.entries(release.lists().choices).filter(([name]) => JSON.stringify(plan).includes(`"${name}"`))
  const words = JSON.stringify([plan, lists])
  return Object.fromEntries(
    Object.entries(storyCopy(locale)).map(([key, text]) => [
      key,
      words.includes(`"${key}"`) ? `${text} ${longText(locale)}` : text,
    ]),
  )
}
