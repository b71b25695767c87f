import type { Meta, StoryObj } from '@storybook/react-vite'
import { QrCode } from './QrCode.tsx'

const meta = {
  component: QrCode,
  args: { value: 'TPh4evWDdLkeqs78n8wdE8jeZyUNVzDMSH', label: 'TRC20 입금 주소 QR 코드' },
} satisfies Meta<typeof QrCode>
export default meta
type Story = StoryObj<typeof meta>

export const Address: Story = {}
export const Large: Story = { args: { size: 280, value: 'https://example.com/download?channel=invite-000123' } }
