import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from './Avatar.tsx'
import { pictureOf } from './testing/pictureOf.ts'

const meta = { component: Avatar, args: { name: 'demo01' } } satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const Letter: Story = {}
export const Picture: Story = { args: { src: pictureOf('', 4), size: 88 } }
export const Broken: Story = { args: { src: 'data:image/png;base64,AAAA', size: 64 } }
