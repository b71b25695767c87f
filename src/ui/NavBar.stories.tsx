import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconButton } from './IconButton.tsx'
import { NavBar } from './NavBar.tsx'

const meta: Meta<typeof NavBar> = {
  component: NavBar,
  args: { title: '출금', onBack: () => undefined },
}
export default meta
type Story = StoryObj<typeof NavBar>

export const Back: Story = {}
export const WithLink: Story = { args: { action: <a href="#/withdrawalRecord">출금 내역</a> } }
export const Home: Story = {
  args: {
    title: 'Playbill',
    onBack: undefined,
    leading: <IconButton icon="menu" label="전체 메뉴" />,
    action: <IconButton icon="message" label="메시지" />,
  },
}
export const LongTitle: Story = {
  args: { title: '사용자 간 이체와 환전 수수료에 관한 자세한 안내', action: <a href="#/trans">내역</a> },
}
