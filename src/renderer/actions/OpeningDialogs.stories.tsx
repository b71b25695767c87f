import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Dialog } from '../../format/lists.ts'
import { dialogOf } from '../testing/dialogOf.ts'
import { DialogScreen } from './testing/DialogScreen.tsx'

const here = (rest: Partial<Dialog>) => dialogOf({ confirm: 'dialog.understood', places: ['/example'], ...rest })
const legal = here({ title: 'dialog.legalTitle', body: 'dialog.legalBody' })
const withdrawal = here({
  title: 'dialog.withdrawalTitle',
  body: 'dialog.withdrawalBody',
  cancel: 'common.cancel',
  priority: 10,
})

const meta = {
  title: 'renderer/actions/OpeningDialogs',
  component: DialogScreen,
  args: { dialogs: { legal, withdrawal }, locale: 'kor' },
} satisfies Meta<typeof DialogScreen>
export default meta
type Story = StoryObj<typeof meta>

const page = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body)

/** The higher priority shows first, the other one after it. */
export const Default: Story = {
  async play({ canvasElement }) {
    const shown = page(canvasElement)
    await shown.findByRole('alertdialog', { name: '출금 전에 확인해 주세요' }, { timeout: 20_000 })
    // Nothing waits for an answer: what is written as a second button would mean the same.
    await expect(shown.queryByRole('button', { name: '취소' })).toBeNull()
    await userEvent.click(shown.getByRole('button', { name: '확인했어요' }))
    await expect(await shown.findByRole('alertdialog', { name: '허위 신고에 대한 안내' })).toBeVisible()
    await expect(shown.getAllByRole('alertdialog')).toHaveLength(1)
  },
}

export const Chinese: Story = { args: { locale: 'cn' } }
export const English: Story = { args: { locale: 'en' } }

/** One that is over and one that is planned: the screen alone. */
export const OutOfTime: Story = {
  args: {
    dialogs: {
      legal: { ...legal, until: '2026-11-21T01:50:00Z' },
      withdrawal: { ...withdrawal, from: '2026-11-21T01:51:00Z' },
    },
  },
}
