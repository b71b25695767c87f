import type { Meta, StoryObj } from '@storybook/react-vite'
import { CardGrid } from './CardGrid.tsx'
import { MediaCard } from './MediaCard.tsx'
import { pictureOf } from './testing/pictureOf.ts'

const games = [
  'Lightning Baccarat',
  '메가 룰렛',
  '스위트 보난자',
  '게이트 오브 올림푸스',
  '스피드 바카라 A',
  '드래곤 타이거',
]

const meta = {
  component: CardGrid,
  args: {
    label: '게임',
    columns: 3,
    children: games.map((title, place) => (
      <MediaCard
        key={title}
        title={title}
        image={pictureOf(title, place)}
        badge={place === 0 ? { text: '인기', tone: 'warning' } : undefined}
        onClick={() => undefined}
      />
    )),
  },
} satisfies Meta<typeof CardGrid>
export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {}
export const Two: Story = { args: { columns: 2 } }
export const Activities: Story = {
  args: {
    label: '이벤트',
    columns: 1,
    children: ['첫 입금 30% 보너스', '매일 출석 이벤트'].map((title, place) => (
      <MediaCard
        key={title}
        ratio="wide"
        title={title}
        note="11월 30일까지 · 모든 회원"
        image={pictureOf(title, place + 2)}
        to={`/activityInfo?id=${place}`}
      />
    )),
  },
}
export const WithoutPictures: Story = {
  args: {
    children: games.map((title) => <MediaCard key={title} title={title} icon="live" onClick={() => undefined} />),
  },
}
