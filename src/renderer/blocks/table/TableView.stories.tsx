import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExampleScreen } from '../../testing/stories/ExampleScreen.tsx'
import { exampleStories } from '../../testing/stories/exampleStory.ts'

const meta = { title: 'renderer/blocks/TableView', component: ExampleScreen } satisfies Meta<typeof ExampleScreen>
export default meta
type Story = StoryObj<typeof ExampleScreen>

const stories = exampleStories('table')

export const Default: Story = stories.Default
export const Loading: Story = stories.Loading
export const Empty: Story = stories.Empty
export const LoadFailed: Story = stories.LoadFailed
export const LongText: Story = stories.LongText
export const Unsupported: Story = stories.Unsupported
export const Fixed: Story = { args: { ...Default.args, example: 1 } }
