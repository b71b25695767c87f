import type { Meta, StoryObj } from '@storybook/react-vite'
import { Article } from './Article.tsx'

const meta = {
  component: Article,
  args: {
    children: (
      <>
        <h2>USDT란 무엇인가요?</h2>
        <p>USDT는 미국 달러에 가치를 맞춘 디지털 화폐입니다. 1 USDT는 항상 1달러에 가깝게 유지됩니다.</p>
        <ul>
          <li>TRC20은 수수료가 낮고 빠릅니다.</li>
          <li>ERC20은 더 많은 거래소가 지원합니다.</li>
        </ul>
        <h3>주의할 점</h3>
        <blockquote>주소와 네트워크가 다르면 자금을 잃을 수 있습니다.</blockquote>
        <table>
          <thead>
            <tr>
              <th>구분</th>
              <th>TRC20</th>
              <th>ERC20</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>주소</td>
              <td>T로 시작</td>
              <td>0x로 시작</td>
            </tr>
          </tbody>
        </table>
      </>
    ),
  },
} satisfies Meta<typeof Article>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
