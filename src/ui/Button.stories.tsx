import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from './Button.tsx'

const meta = { component: Button, args: { children: '입금 신청' } } satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {}
export const Secondary: Story = { args: { variant: 'secondary', children: '취소' } }
export const Quiet: Story = { args: { variant: 'quiet', children: '더 보기' } }
export const Danger: Story = { args: { variant: 'danger', children: '카드 삭제', icon: 'trash' } }
export const Small: Story = { args: { size: 'small', variant: 'secondary', icon: 'refresh', children: '새로고침' } }
export const Full: Story = { args: { full: true } }
export const Busy: Story = { args: { full: true, busy: true } }
export const Disabled: Story = { args: { full: true, disabled: true } }
export const LongText: Story = {
  args: { full: true, children: '모든 게임 지갑의 금액을 메인 지갑으로 한 번에 회수하기' },
}
