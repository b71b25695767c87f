import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PlatformHtml } from './PlatformHtml.tsx'

const meta = { title: 'renderer/blocks/PlatformHtml', component: PlatformHtml, args: { html: '' } } satisfies Meta<
  typeof PlatformHtml
>
export default meta

type Story = StoryObj<typeof meta>

const account = '110-4'.repeat(30)

/** Preformatted lines wider than any phone, and what the letter of HTML puts elsewhere. */
export const AsWritten: Story = {
  args: {
    html: `<p>입금 계좌</p><pre>국민은행\n  ${account}</pre><ul>아래 순서대로 진행해 주세요<li>계좌 확인</li><ul><li>예금주 확인</li></ul><li>입금</li></ul><table><td>은행</td><td>한도</td></table>`,
  },
  async play({ canvasElement }) {
    const line = canvasElement.querySelector('pre')
    await expect(line?.textContent).toContain(account)
    await expect(line?.scrollWidth).toBeLessThanOrEqual(line?.clientWidth ?? 0)
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
