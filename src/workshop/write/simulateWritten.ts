import type { StoryContext } from '@storybook/react-vite'
import { createPlainReleases, type PlainReleases } from '../../app/release/createPlainReleases.ts'
import { type ScreenSimulation, simulateRelease } from '../simulateScreen.ts'
import { checkWritten } from './checkWritten.ts'
import tutorial from '../../../schemas/TUTORIAL.md?raw'
import type { Written } from './Written.ts'

const snippets = [...tutorial.matchAll(/^<!-- step: (.+?) -->\n```json\n([^]*?)\n```$/gm)]
const snippetOf = (step: string) => snippets.find(([, name]) => name === step)?.[2] ?? ''

/** The record list that the tutorial begins with. */
export const recordList: Written = {
  document: snippetOf('write screens/betHistory.json'),
  texts: snippetOf('merge copy/en.json'),
}

export interface WrittenSimulation {
  readonly simulation: ScreenSimulation
  /** Releases that the app plays; a changed document is played by it. */
  readonly releases: PlainReleases
}

/** Makes a simulated platform for the screen of the tutorial. */
export function simulateWritten({ globals, msw }: StoryContext): WrittenSimulation {
  const { release, screen, issues } = checkWritten(recordList)
  if (!release) throw new Error(issues.map(({ message }) => message).join('\n'))
  const releases = createPlainReleases(release)
  return { releases, simulation: simulateRelease(releases, { screen, situation: 'member', globals, msw }) }
}
