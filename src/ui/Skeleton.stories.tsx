import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './Skeleton.tsx'

const meta = { component: Skeleton, args: { shape: 'record', count: 4, label: '불러오는 중' } } satisfies Meta<
  typeof Skeleton
>
export default meta
type Story = StoryObj<typeof meta>

export const Records: Story = {}
export const Cells: Story = { args: { shape: 'cell', count: 5 } }
export const Tiles: Story = { args: { shape: 'tile', count: 6, columns: 3 } }
export const Banner: Story = { args: { shape: 'banner', count: 1 } }
export const Text: Story = { args: { shape: 'text', count: 1 } }
export const Fields: Story = { args: { shape: 'field', count: 3 } }
