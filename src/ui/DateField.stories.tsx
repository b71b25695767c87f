import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { DateField } from './DateField.tsx'
import { WithState } from './testing/WithState.tsx'

const meta = {
  component: DateField,
  args: {
    label: '생년월일',
    value: '1992-03-14',
    min: '1980-01-01',
    max: '2008-11-21',
    locale: 'ko',
    placeholder: '날짜를 선택하세요',
    onChange: () => undefined,
  },
  render: (args) => (
    <WithState initial={args.value}>
      {(value, onChange) => <DateField {...args} value={value} onChange={onChange} />}
    </WithState>
  ),
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const Empty: Story = { args: { value: '' } }
export const Invalid: Story = { args: { value: '', error: '생년월일을 선택해 주세요.' } }
export const Compact: Story = { args: { compact: true } }
export const Open: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('combobox', { name: /생년월일/ }))
    await screen.findByRole('grid')
  },
}
export const OpenChinese: Story = { ...Open, args: { locale: 'zh-CN' } }
