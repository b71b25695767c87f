import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from './Card.tsx'
import { Tabs } from './Tabs.tsx'
import { WithState } from './testing/WithState.tsx'

const panel = (text: string) => () => <Card>{text}</Card>

const meta = {
  component: Tabs,
  args: {
    label: '입금 방법',
    value: 'bank',
    items: [
      { value: 'bank', label: '계좌 이체', panel: panel('은행으로 입금합니다.') },
      { value: 'usdt', label: 'USDT', panel: panel('코인으로 입금합니다.') },
    ],
    onChange: () => undefined,
  },
  render: (args) => (
    <WithState initial={args.value}>
      {(value, onChange) => <Tabs {...args} value={value} onChange={onChange} />}
    </WithState>
  ),
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {}
export const Scrolling: Story = {
  args: {
    label: 'VIP 등급',
    value: 'VIP4',
    items: Array.from({ length: 10 }, (_, place) => ({
      value: `VIP${place + 1}`,
      label: `VIP${place + 1}`,
      panel: panel(`VIP${place + 1} 혜택`),
    })),
  },
}
export const Side: Story = {
  args: {
    label: '게임 종류',
    value: 'live',
    placement: 'side',
    items: [
      { value: 'live', label: '라이브 카지노', panel: panel('라이브 게임') },
      { value: 'slots', label: '슬롯', panel: panel('슬롯 게임') },
      { value: 'sport', label: '스포츠', panel: panel('스포츠 경기') },
      { value: 'esport', label: 'e스포츠', panel: panel('e스포츠 경기') },
      { value: 'lottery', label: '복권', panel: panel('복권 게임') },
      { value: 'fish', label: '피싱', panel: panel('피싱 게임') },
    ],
  },
}
