import type { Meta, StoryObj } from '@storybook/react-vite'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const meta: Meta<typeof ConfirmDialog> = {
  component: ConfirmDialog,
  args: {
    open: true,
    title: '입금 신청을 취소할까요?',
    text: '이미 송금했다면 취소하지 말고 고객센터로 알려 주세요.',
    confirmLabel: '신청 취소',
    cancelLabel: '돌아가기',
    onConfirm: () => undefined,
    onCancel: () => undefined,
  },
}
export default meta
type Story = StoryObj<typeof ConfirmDialog>

export const Default: Story = {}
export const Danger: Story = {
  args: {
    tone: 'danger',
    title: '이 카드를 삭제할까요?',
    text: '국민은행 •••• 1234',
    confirmLabel: '삭제',
    cancelLabel: '취소',
  },
}
export const ThreeWays: Story = {
  args: {
    title: '같은 요청인가요?',
    text: '2026. 11. 21. 14:03에 같은 내용을 보냈지만 결과를 확인하지 못했어요. 먼저 거래 내역을 확인해 주세요.',
    confirmLabel: '그 요청 다시 보내기',
    otherLabel: '새로 한 번 더 요청',
    cancelLabel: '지금은 그만두기',
    onOther: () => undefined,
  },
}
export const Busy: Story = { args: { busy: true } }
export const OneWay: Story = {
  args: {
    title: '인증 실패',
    text: '로그인이 만료되었습니다. 다시 로그인해 주세요.',
    confirmLabel: '확인',
    cancelLabel: undefined,
    onCancel: undefined,
  },
}
