import { expect, waitFor, within } from 'storybook/test'
import { blocks, type BlockType } from '../../../format/blocks/Block.ts'
import type { ExampleScreenProps } from './ExampleScreen.tsx'

interface Played {
  readonly canvasElement: HTMLElement
}

interface ExampleStory {
  readonly args: ExampleScreenProps
  readonly play?: (played: Played) => Promise<void>
}

/** The states of a block as stories, each from the one before it. */
export function exampleStories(type: BlockType) {
  const Default = exampleStory(type, 0)
  // What reads nothing has nothing to wait for.
  const reader = blocks[type].examples.findIndex(({ sources }) => sources !== undefined)
  const reads = { ...Default.args, example: Math.max(0, reader) }
  return {
    Default,
    Loading: { args: { ...reads, state: 'loading' } },
    Empty: { args: { ...reads, state: 'empty' } },
    LoadFailed: { args: { ...reads, state: 'failed' }, ...(reader >= 0 && { play: offersRetry }) },
    LongText: { args: { ...Default.args, state: 'long' }, play: staysInside },
    Unsupported: { args: { ...Default.args, besideUnknown: true } },
  } as const satisfies Record<string, ExampleStory>
}

/** One example with its answers. */
export function exampleStory(type: BlockType, example: number): ExampleStory {
  const press = blocks[type].examples[example]?.press
  return {
    args: { type, example, state: 'ready', locale: 'kor', besideUnknown: false },
    play: async ({ canvasElement }) => {
      if (press === undefined) return
      const button = await within(canvasElement).findByRole('button', { name: new RegExp(press) })
      button.click()
    },
  }
}

async function offersRetry({ canvasElement }: Played): Promise<void> {
  // In the whole page: a popup is outside the story's element.
  const page = within(canvasElement.ownerDocument.body)
  // A form brings much code with it, which may take its time.
  const alert = await page.findByRole('alert', {}, { timeout: 10_000 })
  // A popup fades in.
  await waitFor(() => expect(within(alert).getByRole('button')).toBeVisible())
}

async function staysInside({ canvasElement }: Played): Promise<void> {
  const { documentElement } = canvasElement.ownerDocument
  await waitFor(() => expect(documentElement.querySelector('[class*="bone"]')).toBeNull(), { timeout: 10_000 })
  const { scrollWidth, clientWidth } = documentElement
  // Named, so that a failure says whose words ran out of the page.
  const tooWide =
    scrollWidth > clientWidth
      ? [...canvasElement.querySelectorAll('*')].filter((part) => part.getBoundingClientRect().right > clientWidth)
      : []
  await expect(tooWide.map(({ outerHTML }) => outerHTML.slice(0, 120))).toEqual([])
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
}
