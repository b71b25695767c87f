import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = { component: EmptyState, args: { title: '내역이 없습니다' } } satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithAction: Story = {
  args: {
    icon: 'card',
    title: '등록된 계좌가 없습니다',
    text: '출금하려면 본인 명의 계좌를 먼저 등록해 주세요.',
    action: <Button icon="plus">계좌 등록</Button>,
  },
}
