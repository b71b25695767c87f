import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { SelectField } from './SelectField.tsx'
import { WithState } from './testing/WithState.tsx'

const banks = [
  '국민은행',
  '신한은행',
  '우리은행',
  '하나은행',
  '농협은행',
  '기업은행',
  '카카오뱅크',
  '토스뱅크',
  '케이뱅크',
  '새마을금고',
  '우체국',
  '부산은행',
]

const meta = {
  component: SelectField,
  args: {
    label: '은행',
    value: undefined,
    placeholder: '은행을 선택하세요',
    options: banks.map((label) => ({ value: label, label })),
    onChange: () => undefined,
  },
  render: (args) => (
    <WithState initial={args.value}>
      {(value, onChange) => <SelectField {...args} value={value} onChange={onChange} />}
    </WithState>
  ),
} satisfies Meta<typeof SelectField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Chosen: Story = { args: { value: '신한은행' } }
export const Invalid: Story = { args: { error: '은행을 선택해 주세요.' } }
export const Disabled: Story = { args: { value: '신한은행', disabled: true } }
export const Compact: Story = {
  args: {
    label: '기간',
    value: '4',
    compact: true,
    options: [
      { value: '1', label: '오늘' },
      { value: '2', label: '최근 7일' },
      { value: '3', label: '최근 15일' },
      { value: '4', label: '최근 30일' },
    ],
  },
}
export const Open: Story = {
  args: { value: '신한은행' },
  play: async () => {
    await userEvent.click(await screen.findByRole('combobox', { name: /은행/ }))
    await screen.findByRole('radiogroup', { name: '은행' })
  },
}
export const OpenShort: Story = {
  args: { ...Compact.args },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /기간/ }))
    await screen.findByRole('radiogroup', { name: '기간' })
  },
}
