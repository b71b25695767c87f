import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressBar } from './ProgressBar.tsx'

const meta = {
  component: ProgressBar,
  args: { label: 'VIP4까지', percent: 64, text: '₩ 3,200,000 / ₩ 5,000,000' },
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

export const Partway: Story = {}
export const Full: Story = { args: { percent: 140, text: undefined } }
export const Empty: Story = { args: { percent: 0, text: undefined } }
