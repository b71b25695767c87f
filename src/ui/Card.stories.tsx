import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from './Card.tsx'

const meta = { component: Card, args: { title: '내 지갑', children: '₩ 1,284,500' } } satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Untitled: Story = { args: { title: undefined } }
export const WithAction: Story = { args: { action: <a href="#/money">자세히</a> } }
