import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { expectPlayed, type Played } from '../expectPlayed.ts'
import { openScreen } from '../openScreen.ts'
import type { CheckedWriting } from './checkWritten.ts'
import { recordList, simulateWritten, type WrittenSimulation } from './simulateWritten.ts'
import { WriteScreen } from './WriteScreen.tsx'

/** Plays a changed document in the open app, which stays where it is. */
const playIn =
  ({ releases }: WrittenSimulation) =>
  ({ release, screen }: CheckedWriting) => {
    if (!release) return
    releases.play(release)
    const path = releases.getSnapshot().release.screen(screen)?.path
    if (path !== undefined && !window.location.hash.startsWith(`#${path}`)) window.location.hash = path
  }

const meta = {
  title: 'documents/Write a screen',
  tags: ['!autodocs'],
  parameters: { isApp: true, docs: { story: { inline: false, height: '1100px' } } },
  loaders: [(context: StoryContext) => simulateWritten(context)],
  beforeEach: openScreen,
  render: (_, { loaded }) => (
    <WriteScreen start={recordList} onSound={playIn(loaded as unknown as WrittenSimulation)} />
  ),
} satisfies Meta
export default meta

export const RecordList: StoryObj = {}

/** Not in the workshop, where a person types. */
export const MistakeAndMended: StoryObj = {
  tags: ['!dev'],
  play: async (played) => {
    await expectPlayed(played)
    const page = within(played.canvasElement.ownerDocument.body)
    await expect(page.getByText('The document is sound.')).toBeVisible()

    await write(played, recordList.document.replace('row.bet_amount', 'row.bet_ammount'))
    await expect(await page.findByText(/Did you mean "bet_amount"\?/)).toBeVisible()
    // What was sound last plays on.
    await expect(page.getByRole('heading', { level: 1, name: 'Bet history' })).toBeVisible()

    await write(played, recordList.document.replace('"betHistory.title"', '"betRecord.title"'))
    await expect(await page.findByText('The document is sound.')).toBeVisible()
    await waitFor(() => expect(page.queryByRole('heading', { level: 1, name: 'Bet history' })).toBeNull())
  },
}

async function write({ canvasElement }: Played, document: string): Promise<void> {
  const field = within(canvasElement).getByLabelText('Document')
  await userEvent.clear(field)
  await userEvent.paste(document)
}
