import type { Meta, StoryObj } from '@storybook/react-vite'
import { Steps } from './Steps.tsx'

const meta = {
  component: Steps,
  args: {
    doneLabel: '완료',
    items: [
      { title: '입금 신청', text: '금액과 방법을 고릅니다.' },
      { title: '송금', text: '안내된 계좌로 정확한 금액을 보냅니다.' },
      { title: '확인', text: '확인되면 지갑에 반영됩니다.' },
    ],
  },
} satisfies Meta<typeof Steps>
export default meta
type Story = StoryObj<typeof meta>

export const Explained: Story = {}
export const UnderWay: Story = { args: { current: 1 } }

/** Each step says itself whether it is done, and when. */
export const Happened: Story = {
  args: {
    current: 2,
    items: [
      { title: '출금 신청', time: '2026/11/20 14:00 GMT+9', isDone: true },
      { title: '심사', time: '2026/11/20 14:20 GMT+9', isDone: true },
      { title: '송금', isDone: false },
    ],
  },
}
