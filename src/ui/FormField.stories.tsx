import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormField } from './FormField.tsx'
import inputs from './inputs.module.css'

const meta = {
  component: FormField,
  args: {
    label: '프로필 사진',
    hint: 'GIF 또는 PNG, 2 MB 이하',
    children: (ties) => (
      <div className={inputs.frame}>
        <input {...ties} type="file" accept="image/gif,image/png" className={inputs.input} />
      </div>
    ),
  },
} satisfies Meta<typeof FormField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Invalid: Story = { args: { error: 'GIF와 PNG만 올릴 수 있습니다.' } }
export const HiddenLabel: Story = { args: { hideLabel: true } }
