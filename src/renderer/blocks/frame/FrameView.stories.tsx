import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExampleScreen } from '../../testing/stories/ExampleScreen.tsx'
import { exampleStories } from '../../testing/stories/exampleStory.ts'

const meta = { title: 'renderer/blocks/FrameView', component: ExampleScreen } satisfies Meta<typeof ExampleScreen>
export default meta
type Story = StoryObj<typeof ExampleScreen>

const stories = exampleStories('frame')

export const Default: Story = stories.Default
export const Loading: Story = stories.Loading
export const Empty: Story = stories.Empty
export const LoadFailed: Story = stories.LoadFailed
export const LongText: Story = stories.LongText
export const Unsupported: Story = stories.Unsupported
