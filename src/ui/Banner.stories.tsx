import type { Meta, StoryObj } from '@storybook/react-vite'
import { Banner } from './Banner.tsx'

const meta = {
  component: Banner,
  args: { children: '입금 시간은 평일 10:00~22:00, 주말 13:00~22:00입니다.' },
} satisfies Meta<typeof Banner>
export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {}
export const Warning: Story = {
  args: {
    tone: 'warning',
    icon: 'alert',
    children: 'TRC20 네트워크의 USDT만 보내세요. 다른 자산을 보내면 되찾을 수 없습니다.',
  },
}
export const Gain: Story = { args: { tone: 'gain', icon: 'check', children: '입금이 확인되었습니다.' } }
export const Loss: Story = { args: { tone: 'loss', icon: 'alert', children: '이 부분을 표시할 수 없습니다.' } }
