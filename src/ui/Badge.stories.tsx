import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from './Badge.tsx'

const meta = { component: Badge, args: { children: '심사 중' } } satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {}
export const Info: Story = { args: { tone: 'info', children: '정산 대기' } }
export const Gain: Story = { args: { tone: 'gain', children: '승인' } }
export const Loss: Story = { args: { tone: 'loss', children: '거절' } }
export const Warning: Story = { args: { tone: 'warning', children: '심사 중' } }
