import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { DateRangeField } from './DateRangeField.tsx'
import { WithState } from './testing/WithState.tsx'

const meta = {
  component: DateRangeField,
  args: {
    label: '조회 기간',
    value: { from: '2026-11-02', to: '2026-11-18' },
    min: '2020-01-01',
    max: '2030-01-01',
    locale: 'ko',
    placeholder: '기간을 선택하세요',
    check: ({ from, to }) => (from.slice(0, 7) === to.slice(0, 7) ? undefined : '같은 달 안에서 선택해 주세요.'),
    onChange: () => undefined,
  },
  render: (args) => (
    <WithState initial={args.value}>
      {(value, onChange) => <DateRangeField {...args} value={value} onChange={onChange} />}
    </WithState>
  ),
} satisfies Meta<typeof DateRangeField>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const Empty: Story = { args: { value: {} } }
export const Compact: Story = { args: { compact: true } }
export const Open: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('combobox', { name: /조회 기간/ }))
    await screen.findByRole('grid')
  },
}
export const RefusedRange: Story = { ...Open, args: { value: { from: '2026-10-28', to: '2026-11-03' } } }
