import type { Meta, StoryObj } from '@storybook/react-vite'
import { PullToRefresh } from './PullToRefresh.tsx'
import { RecordRow } from './RecordRow.tsx'

const meta = {
  component: PullToRefresh,
  args: {
    label: '새로고침 중',
    onRefresh: () => Promise.resolve(),
    children: <RecordRow title="D20261121140233001" aside="₩ 500,000" />,
  },
} satisfies Meta<typeof PullToRefresh>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
