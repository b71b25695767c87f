import type { Meta, StoryObj } from '@storybook/react-vite'
import { PasswordField } from './PasswordField.tsx'
import { WithState } from './testing/WithState.tsx'

const meta = {
  component: PasswordField,
  args: {
    label: '비밀번호',
    value: '',
    autoComplete: 'current-password',
    capsLockText: 'Caps Lock이 켜져 있습니다.',
    onChange: () => undefined,
  },
  render: (args) => (
    <WithState initial={args.value}>
      {(value, onChange) => <PasswordField {...args} value={value} onChange={onChange} />}
    </WithState>
  ),
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { value: 'demo1234' } }
export const Invalid: Story = { args: { value: 'demo', error: '비밀번호는 6자 이상이어야 합니다.' } }
export const PayPassword: Story = {
  args: { label: '결제 비밀번호', autoComplete: 'off', inputMode: 'numeric', hint: '로그인 비밀번호와 다릅니다.' },
}
