import type { Meta, StoryObj } from '@storybook/react-vite'
import { OfflineBanner } from './OfflineBanner.tsx'

const meta = {
  component: OfflineBanner,
  args: { offline: true, text: '연결이 끊겼습니다. 오후 2:03의 내용을 보여 드립니다.' },
} satisfies Meta<typeof OfflineBanner>
export default meta
type Story = StoryObj<typeof meta>

export const Offline: Story = {}
export const Online: Story = { args: { offline: false } }
