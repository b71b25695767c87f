import type { Meta, StoryObj } from '@storybook/react-vite'
import { RadioCards } from './RadioCards.tsx'
import { WithState } from './testing/WithState.tsx'

const meta = {
  component: RadioCards,
  args: {
    label: '입금 방법',
    value: 'bank',
    options: [
      { value: 'bank', label: '계좌 이체', note: '평균 5분 이내 처리', icon: 'bank' },
      { value: 'usdt', label: 'USDT', note: 'TRC20 · ERC20', icon: 'coin' },
      { value: 'wechat', label: 'WeChat', note: '점검 중', icon: 'qr', disabled: true },
    ],
    onChange: () => undefined,
  },
  render: (args) => (
    <WithState initial={args.value}>
      {(value, onChange) => <RadioCards {...args} value={value} onChange={onChange} />}
    </WithState>
  ),
} satisfies Meta<typeof RadioCards>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const TwoColumns: Story = {
  args: {
    columns: 2,
    options: [
      { value: 'bank', label: '원화', icon: 'bank' },
      { value: 'usdt', label: 'USDT', icon: 'coin' },
    ],
  },
}
export const Invalid: Story = { args: { value: undefined, error: '입금 방법을 선택해 주세요.' } }
