import type { Meta, StoryObj } from '@storybook/react-vite'
import { ReviewSheet } from './ReviewSheet.tsx'

const meta = {
  component: ReviewSheet,
  args: {
    open: true,
    title: '출금 내용 확인',
    items: [
      { label: '출금 금액', value: '₩ 1,500,000', strong: true },
      { label: '읽기', value: '150만 원' },
      { label: '수수료', value: '₩ 0' },
      { label: '받는 계좌', value: '국민은행 •••• 1234' },
      { label: '예금주', value: '홍길동' },
    ],
    warning: '신청한 뒤에는 되돌릴 수 없습니다.',
    confirmLabel: '출금 신청',
    cancelLabel: '돌아가기',
    onConfirm: () => undefined,
    onCancel: () => undefined,
  },
} satisfies Meta<typeof ReviewSheet>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Busy: Story = { args: { busy: true } }
export const Failed: Story = { args: { error: '잔액이 부족합니다.' } }
export const Shut: Story = { args: { shut: '다시 연결되면 이용할 수 있어요.' } }
export const LongAddress: Story = {
  args: {
    items: [
      { label: '출금 금액', value: '120.5 USDT', strong: true },
      { label: '수수료', value: '1 USDT' },
      { label: '받는 금액', value: '119.5 USDT' },
      { label: '네트워크', value: 'TRC20' },
      { label: '받는 주소', value: 'TPh4evWDdLkeqs78n8wdE8jeZyUNVzDMSH' },
    ],
  },
}
