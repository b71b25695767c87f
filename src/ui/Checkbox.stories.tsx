import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from './Checkbox.tsx'
import { WithState } from './testing/WithState.tsx'

const meta = {
  component: Checkbox,
  args: { label: '아이디와 비밀번호 저장', checked: false, onChange: () => undefined },
  render: (args) => (
    <WithState initial={args.checked}>
      {(checked, onChange) => <Checkbox {...args} checked={checked} onChange={onChange} />}
    </WithState>
  ),
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const On: Story = { args: { checked: true } }
export const Consent: Story = {
  args: {
    label: '만 18세 이상이며 약관에 동의합니다.',
    after: <a href="#/abouts?type=5">약관 보기</a>,
    required: true,
  },
}
export const Invalid: Story = { args: { error: '약관에 동의해 주세요.' } }
export const Disabled: Story = { args: { disabled: true } }
