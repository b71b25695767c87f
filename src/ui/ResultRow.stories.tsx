import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ResultRow } from './ResultRow.tsx'
import { WithState } from './testing/WithState.tsx'

const meta = {
  component: ResultRow,
  args: { title: '별빛 바카라', note: '그란디아 라이브', image: '', onClick: () => undefined },
} satisfies Meta<typeof ResultRow>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Starred: Story = {
  render: (args) => (
    <WithState initial={false}>
      {(isOn, set) => (
        <ResultRow {...args} star={{ label: '별빛 바카라 즐겨찾기', isOn, onToggle: () => set(!isOn) }} />
      )}
    </WithState>
  ),
  async play({ canvasElement }) {
    const star = within(canvasElement).getByRole('button', { name: '별빛 바카라 즐겨찾기' })
    await userEvent.click(star)
    await expect(star).toHaveAttribute('aria-pressed', 'true')
  },
}

export const Closed: Story = { args: { badge: { text: '점검 중', tone: 'warning' } } }

export const LongText: Story = {
  args: {
    title: '아주 오래도록 이어지는 이름을 가진 게임의 화려하고 특별한 디럭스 플러스 에디션 시즌 이',
    note: 'A platform with a name that is far too long for the line it is on',
    badge: { text: 'Closed', tone: 'warning' },
    star: { label: 'star', isOn: false, onToggle: () => undefined },
  },
}
