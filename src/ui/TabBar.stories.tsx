import type { Meta, StoryObj } from '@storybook/react-vite'
import { TabBar } from './TabBar.tsx'

const meta = {
  component: TabBar,
  args: {
    label: '주 메뉴',
    items: [
      { to: '/', label: '홈', icon: 'home', current: true },
      { to: '/activity', label: '이벤트', icon: 'gift' },
      { to: '/kefu', label: '고객센터', icon: 'service' },
      { to: '/mine', label: '내 정보', icon: 'mine', badge: { text: '3', label: '새 메시지 3개' } },
    ],
  },
} satisfies Meta<typeof TabBar>
export default meta
type Story = StoryObj<typeof meta>

export const Four: Story = {}
export const Three: Story = { args: { items: meta.args.items.filter(({ to }) => to !== '/activity') } }
