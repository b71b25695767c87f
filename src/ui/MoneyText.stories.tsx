import type { Meta, StoryObj } from '@storybook/react-vite'
import { MoneyText } from './MoneyText.tsx'

const meta = { component: MoneyText, args: { text: '₩ 1,284,500' } } satisfies Meta<typeof MoneyText>
export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {}
export const Gain: Story = { args: { tone: 'gain', text: '₩ 32,000' } }
export const Loss: Story = { args: { tone: 'loss', text: '₩ 18,500' } }
export const Huge: Story = { args: { size: 'huge' } }
export const Covered: Story = { args: { covered: true } }
