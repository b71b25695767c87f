import type { Meta, StoryObj } from '@storybook/react-vite'
import { createToasts } from './createToasts.ts'
import { ToastHost } from './ToastHost.tsx'

/** Long enough to be looked at. */
const still = 600_000

function toastsSaying(say: (toasts: ReturnType<typeof createToasts>) => void) {
  const toasts = createToasts()
  say(toasts)
  return toasts
}

const meta = {
  component: ToastHost,
  args: { duration: still, toasts: toastsSaying((toasts) => toasts.success('입금 신청이 접수되었습니다.')) },
} satisfies Meta<typeof ToastHost>
export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = {}
export const Danger: Story = {
  args: { toasts: toastsSaying((toasts) => toasts.danger('결제 비밀번호가 맞지 않습니다.')) },
}
export const Several: Story = {
  args: {
    toasts: toastsSaying((toasts) => {
      toasts.info('이미 이 페이지에 있습니다.')
      toasts.success('주소를 복사했습니다.')
      toasts.danger(
        '서버에 문제가 생겼습니다. 잠시 후 다시 시도해 주세요. 같은 문제가 계속되면 고객센터로 알려 주시기 바랍니다.',
      )
    }),
  },
}
