import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from './Card.tsx'
import { Copyable } from './Copyable.tsx'

const meta = {
  component: Copyable,
  args: {
    label: '계좌번호',
    value: '12345678901234',
    display: '123456-78-901234',
    copyLabel: '복사',
    copiedLabel: '복사됨',
  },
  render: (args) => (
    <Card>
      <Copyable {...args} />
    </Card>
  ),
} satisfies Meta<typeof Copyable>
export default meta
type Story = StoryObj<typeof meta>

export const Account: Story = {}
export const Address: Story = {
  args: { label: 'TRC20 주소', value: 'TPh4evWDdLkeqs78n8wdE8jeZyUNVzDMSH', display: undefined },
}
