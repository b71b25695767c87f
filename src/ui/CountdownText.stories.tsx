import type { Meta, StoryObj } from '@storybook/react-vite'
import { CountdownText } from './CountdownText.tsx'

const meta = {
  component: CountdownText,
  args: { ms: 754_000, label: '입금 남은 시간', urgentBelow: 60_000, endedText: '시간이 지났습니다' },
} satisfies Meta<typeof CountdownText>
export default meta
type Story = StoryObj<typeof meta>

export const Minutes: Story = {}
export const Hours: Story = { args: { ms: 3_600_000 } }
export const Urgent: Story = { args: { ms: 9000 } }
export const Ended: Story = { args: { ms: 0 } }
