import type { Meta, StoryObj } from '@storybook/react-vite'
import { AmountField } from './AmountField.tsx'
import { WithState } from './testing/WithState.tsx'

const meta = {
  component: AmountField,
  args: {
    label: '입금 금액',
    value: '',
    currency: '₩',
    placeholder: '금액을 입력하세요',
    hint: '최소 ₩ 10,000 · 최대 ₩ 5,000,000',
    readBack: '',
    chips: [
      { label: '+1만', add: '10000' },
      { label: '+5만', add: '50000' },
      { label: '+10만', add: '100000' },
      { label: '+50만', add: '500000' },
      { label: '+100만', add: '1000000' },
    ],
    max: { label: '최대', value: '5000000' },
    reset: { label: '정정' },
    onChange: () => undefined,
  },
  render: (args) => (
    <WithState initial={args.value}>
      {(value, onChange) => <AmountField {...args} value={value} onChange={onChange} />}
    </WithState>
  ),
} satisfies Meta<typeof AmountField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { value: '1500000', readBack: '150만' } }
export const OverLimit: Story = {
  args: { value: '9000000', readBack: '900만', error: '최대 ₩ 5,000,000까지 입금할 수 있습니다.' },
}
export const Dollars: Story = {
  args: {
    label: '출금 금액',
    currency: 'USDT',
    decimals: 6,
    value: '120.5',
    readBack: '받는 금액 119.5 USDT',
    hint: '최소 10 USDT · 수수료 1 USDT (TRC20)',
    chips: [],
  },
}
export const Disabled: Story = { args: { disabled: true } }
