import type { Meta, StoryObj } from '@storybook/react-vite'
import { Steps } from './Steps.tsx'

const meta = {
  component: Steps,
  args: {
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
