import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExampleScreen } from '../../testing/stories/ExampleScreen.tsx'
import { exampleStories } from '../../testing/stories/exampleStory.ts'

const meta = { title: 'renderer/blocks/ListView', component: ExampleScreen } satisfies Meta<typeof ExampleScreen>
export default meta
type Story = StoryObj<typeof ExampleScreen>

const stories = exampleStories('list')

export const Default: Story = stories.Default
export const Loading: Story = stories.Loading
export const Empty: Story = stories.Empty
export const LoadFailed: Story = stories.LoadFailed
export const LongText: Story = stories.LongText
export const Unsupported: Story = stories.Unsupported
export const Collapsed: Story = { args: { ...Default.args, example: 1 } }
export const WonAndLost: Story = { args: { ...Default.args, example: 2 } }
export const Opening: Story = {
  args: { ...Default.args, example: 3 },
  play: async ({ canvas }) => (await canvas.findByRole('button', { name: /아시아/ })).click(),
}
