import type { Meta, StoryObj } from '@storybook/react-vite'
import { NumberField, type NumberFieldProps } from './NumberField.tsx'
import { WithState } from './testing/WithState.tsx'

const meta = {
  component: NumberField,
  args: {
    label: '하루 입금 한도',
    value: undefined,
    decimals: 0,
    min: 10_000,
    max: 5_000_000,
    step: 10_000,
    less: '−10,000 하루 입금 한도',
    more: '+10,000 하루 입금 한도',
    extra: '10,000 – 5,000,000 · ±10,000',
    onChange: () => undefined,
  },
  render: (args) => (
    <WithState<NumberFieldProps['value']> initial={args.value}>
      {(value, onChange) => <NumberField {...args} value={value} onChange={onChange} />}
    </WithState>
  ),
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { value: 150_000 } }
export const AtTheEnd: Story = { args: { value: 5_000_000 } }
export const OverLimit: Story = { args: { value: 9_000_000, error: '하루 입금 한도는 5,000,000 이하여야 해요.' } }
export const Decimals: Story = {
  args: { label: '무게', value: 1.5, decimals: 8, min: 0, max: 10, step: 0.5, extra: '0 – 10 · ±0.5' },
}
export const LongText: Story = {
  args: {
    label: '사이트에서 하루 동안 입금할 수 있는 한도를 직접 정하는 아주 긴 이름의 입력 칸',
    value: 123_456_789_012_345,
  },
}
export const Disabled: Story = { args: { value: 10_000, disabled: true } }
