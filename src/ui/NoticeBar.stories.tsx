import type { Meta, StoryObj } from '@storybook/react-vite'
import { NoticeBar } from './NoticeBar.tsx'

const meta = {
  component: NoticeBar,
  args: {
    label: '공지',
    items: [
      {
        key: '1',
        text: '입출금 시간은 평일 10:00~22:00, 주말 13:00~22:00입니다. 시간 외 신청은 다음 영업일에 처리됩니다.',
      },
      { key: '2', text: '사칭 사이트에 주의하세요.' },
    ],
    onOpen: () => undefined,
  },
} satisfies Meta<typeof NoticeBar>
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {}
export const One: Story = { args: { items: meta.args.items.slice(0, 1) } }
