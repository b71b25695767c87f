import type { Meta, StoryObj } from '@storybook/react-vite'
import { OptionChips } from './OptionChips.tsx'
import { WithState } from './testing/WithState.tsx'

const meta = {
  component: OptionChips,
  args: {
    label: '네트워크',
    value: 'TRC20',
    options: [
      { value: 'TRC20', label: 'TRC20' },
      { value: 'ERC20', label: 'ERC20' },
    ],
    onChange: () => undefined,
  },
  render: (args) => (
    <WithState initial={args.value}>
      {(value, onChange) => <OptionChips {...args} value={value} onChange={onChange} />}
    </WithState>
  ),
} satisfies Meta<typeof OptionChips>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Many: Story = {
  args: {
    label: '기간',
    value: '7',
    options: ['오늘', '어제', '최근 3일', '최근 7일', '최근 15일'].map((label, place) => ({
      value: String(place),
      label,
    })),
    hint: '최근 3개월까지 조회할 수 있습니다.',
  },
}
export const Invalid: Story = { args: { value: undefined, error: '네트워크를 선택해 주세요.' } }
export const Disabled: Story = { args: { disabled: true } }
