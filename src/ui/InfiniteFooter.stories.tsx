import type { Meta, StoryObj } from '@storybook/react-vite'
import { InfiniteFooter } from './InfiniteFooter.tsx'

const meta = {
  component: InfiniteFooter,
  args: {
    state: 'more',
    finishedText: '마지막 내역입니다',
    failedText: '더 불러오지 못했습니다',
    onMore: () => undefined,
  },
} satisfies Meta<typeof InfiniteFooter>
export default meta
type Story = StoryObj<typeof meta>

export const More: Story = {}
export const Loading: Story = { args: { state: 'loading' } }
export const Finished: Story = { args: { state: 'finished' } }
export const Failed: Story = { args: { state: 'failed' } }
