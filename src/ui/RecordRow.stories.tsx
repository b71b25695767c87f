import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from './Button.tsx'
import { RecordRow } from './RecordRow.tsx'

const meta = {
  component: RecordRow,
  args: {
    title: 'D20261121140233001',
    aside: '₩ 500,000',
    cells: [
      { label: '방법', value: '계좌 이체' },
      { label: '시간', value: '2026.11.21 15:02' },
    ],
    badge: { text: '심사 중', tone: 'warning' },
  },
} satisfies Meta<typeof RecordRow>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithActions: Story = {
  args: {
    actions: (
      <Button size="small" variant="danger">
        신청 취소
      </Button>
    ),
  },
}
export const Pictured: Story = {
  args: { title: '국민은행', image: 'gone.svg', aside: undefined, cells: [{ label: '계좌 번호', value: '•••• 1234' }] },
}
/** One message of a thread: whose it is shows by its side, and is said. */
export const Bubble: Story = {
  args: {
    title: '입금이 아직 반영되지 않았습니다.',
    isAtEnd: true,
    aside: undefined,
    badge: undefined,
    cells: [{ label: '보낸 사람', value: '나' }],
  },
}
export const Leading: Story = { args: { to: '/payInfo?deposit_no=1' } }
export const Gain: Story = {
  args: {
    title: 'Lightning Baccarat',
    aside: '₩ 32,000',
    asideTone: 'gain',
    badge: { text: '정산 완료', tone: 'gain' },
  },
}
export const LongText: Story = {
  args: {
    title: 'D20261121140233001-ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    aside: '₩ 1,234,567,890',
    cells: [
      { label: '방법', value: 'USDT (TRC20) TPh4evWDdLkeqs78n8wdE8jeZyUNVzDMSH' },
      { label: '시간', value: '2026.11.21 15:02:33' },
    ],
  },
}
