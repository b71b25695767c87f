import type { Meta, StoryObj } from '@storybook/react-vite'
import { Switch } from './Switch.tsx'
import { WithState } from './testing/WithState.tsx'

const meta = {
  component: Switch,
  args: {
    label: '자동 이체',
    note: '게임에 들어갈 때 잔액이 함께 이동합니다.',
    checked: false,
    onChange: () => undefined,
  },
  render: (args) => (
    <WithState initial={args.checked}>
      {(checked, onChange) => <Switch {...args} checked={checked} onChange={onChange} />}
    </WithState>
  ),
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const On: Story = { args: { checked: true } }
export const Unknown: Story = { args: { checked: undefined } }
export const Busy: Story = { args: { busy: true } }
export const Disabled: Story = { args: { disabled: true } }
